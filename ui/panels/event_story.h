#pragma once
// The story of a run: one line an event. A click (or Enter) takes the playhead there; lines can be
// copied and exported.

#include <memory>

#include <QWidget>

#include "core/parameters/tree.h"

class QLabel;
class QProgressDialog;
class QTableView;

namespace painleve::ui {

class EventModel;
class Session;

class EventStory : public QWidget {
  Q_OBJECT
 public:
  explicit EventStory(Session& session, QWidget* parent = nullptr);

  /// Selected lines (all lines with a heading) as tab-separated text with full precision, onto the
  /// clipboard.
  void copySelected();
  void copyAll();
  /// Asks for a file and writes all events.
  void chooseAndExport();
  /// *.json: the events file of the command line; *.csv; else tab-separated text. False where
  /// nothing was written: `failed` said why.
  bool exportTo(const QString& path);

  /// Widths of the columns, where the user set one; 0: hidden.
  Tree viewState() const;
  void setViewState(const Tree& state);

 signals:
  void failed(const QString& message);

 protected:
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void setUpTable();
  void addActions();
  /// Nothing is read while nobody can see it.
  void follow();
  void adopt();
  /// Shows the columns that there is room for.
  void fit();
  void goTo(const QModelIndex& index);
  /// Seen once what it stands for takes long.
  std::unique_ptr<QProgressDialog> patience(const QString& words);

  Session& session_;
  EventModel* model_;
  QTableView* table_;
  QLabel* count_;
  bool ownWidths_ = false, fitting_ = false;
};

}  // namespace painleve::ui
