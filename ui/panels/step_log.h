#pragma once
// The steps of a time-stepping run around the playhead: a click (or Enter) takes the playhead to
// the end of a step; steps can be copied, all steps of the run exported.

#include <memory>

#include <QWidget>

#include "core/scene/scene.h"
#include "core/trajectory/trajectory.h"

class QLabel;
class QTableView;

namespace painleve::ui {

class Session;
class StepModel;

class StepLog : public QWidget {
  Q_OBJECT
 public:
  explicit StepLog(Session& session, QWidget* parent = nullptr);

  /// Selected steps (all that are listed, with a heading) as tab-separated text with full
  /// precision, onto the clipboard.
  void copySelected();
  void copyAll();
  /// Asks for a file and writes all steps of the run.
  void chooseAndExport();
  /// CSV as of the command line. False where nothing was written: `failed` said why, unless it was
  /// the user who stopped it.
  bool exportTo(const QString& path);

 signals:
  void failed(const QString& message);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void addActions();
  void addFooter();
  /// Nothing is computed while nobody can see it.
  void follow();
  /// The steps around a time are made anew.
  void fetch(double t);
  bool covers(double t) const;
  void fit();
  void showNote(const QString& words);
  void goTo(const QModelIndex& index);

  Session& session_;
  StepModel* model_;
  QTableView* table_;
  QLabel *note_, *count_;
  QWidget* footer_;
  std::shared_ptr<const Scene> scene_;
  std::shared_ptr<const Trajectory> trajectory_;
  double step_ = 0, from_ = 0, to_ = 0;  // s; the steps listed end in (from_, to_]
};

}  // namespace painleve::ui
