#pragma once
// Which columns of a run a table has: a list with a check box each, remembered by their ids.

#include <QStringList>
#include <QWidget>

#include "core/io/columns_csv.h"
#include "core/parameters/chart.h"

class QListWidget;

namespace painleve::ui {

class ColumnList : public QWidget {
  Q_OBJECT
 public:
  explicit ColumnList(QWidget* parent = nullptr);

  /// What the run has; those that were left out before are left out again.
  void offer(const Trajectory& run, std::span<const ContactSpec> contacts);
  ColumnChoice chosen() const;
  /// Ids of the columns that are not wanted, also of other systems.
  const QStringList& leftOut() const { return leftOut_; }
  void setLeftOut(const QStringList& ids);

 signals:
  void changed();

 private:
  void read();
  void mark();
  void setAll(bool on);

  QListWidget* list_;
  QStringList leftOut_;
};

}  // namespace painleve::ui
