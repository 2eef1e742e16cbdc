#pragma once
// Samples and events of the active run: which columns, how often, and what stands beside them.

#include "ui/export/data_order.h"
#include "ui/export/export_page.h"
#include "ui/export/export_work.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace painleve::ui {

class ColumnList;
class Session;

class DataPage : public ExportPage {
  Q_OBJECT
 public:
  explicit DataPage(Session& session, QWidget* parent = nullptr);

  ExportKind kind() const override { return ExportKind::Data; }
  QStringList endings() const override;
  QString problem() const override;
  void enter() override;
  void remember() const override;
  void start(const QString& stem) override;
  void cancel() override { work_.cancel(); }
  /// What an export would be made of now.
  DataOrder order() const;

 signals:
  /// The table is made for the clipboard; finished() follows.
  void copying();

 private:
  void makeParts();
  void layOut();
  QWidget* makeRows();
  void restore();
  void takeRun();
  void update();
  void copy();
  void take(const DataResult& result);
  QString summary() const;

  Session& session_;
  ExportWork work_;
  ColumnList* columns_;
  QRadioButton *asComputed_, *every_;
  QLineEdit* step_;
  QCheckBox *events_, *scene_;
  QLabel* summary_;
  QPushButton* copy_;
  std::vector<std::string> offered_;  // ids of the columns in the list
};

}  // namespace painleve::ui
