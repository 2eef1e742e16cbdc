#pragma once
// One piece of export work on a thread of its own: the run under a moving hand does not wait for
// it.

#include <functional>
#include <memory>

#include <QObject>
#include <QTimer>

#include "ui/export/data_order.h"
#include "ui/worker/jobs.h"
#include "ui/worker/progress.h"

namespace painleve::ui {

class ExportWork : public QObject {
  Q_OBJECT
 public:
  using Task = std::function<DataResult(Progress&, const JobStop&)>;

  explicit ExportWork(QObject* parent = nullptr);
  ~ExportWork() override;

  /// The former piece of work must be done.
  void start(Task task);
  void cancel();
  bool isRunning() const { return errand_ != nullptr; }

 signals:
  /// s: what is left as far as can be told, negative: nobody knows.
  void progressed(double fraction, double secondsLeft);
  void finished(const painleve::ui::DataResult& result);

 private:
  struct Errand;
  void look();

  Jobs jobs_;
  std::shared_ptr<Errand> errand_;  // null: nothing is under way
  QTimer timer_;
};

}  // namespace painleve::ui
