#include "ui/export/export_work.h"

#include <utility>

#include "core/errors.h"
#include "ui/export/time_left.h"
#include "ui/worker/mailbox.h"

namespace painleve::ui {
namespace {

constexpr auto kWorkKey = "export";
constexpr int kLookMs = 30;

}  // namespace

struct ExportWork::Errand {
  Mailbox<DataResult> mail;
  Progress progress;
};

ExportWork::ExportWork(QObject* parent) : QObject(parent) {
  timer_.setInterval(kLookMs);
  connect(&timer_, &QTimer::timeout, this, &ExportWork::look);
}

ExportWork::~ExportWork() {
  cancel();
}

void ExportWork::start(Task task) {
  check(!isRunning(), "one export at a time");
  errand_ = std::make_shared<Errand>();
  jobs_.post(kWorkKey, 0, [errand = errand_, task = std::move(task)](const JobStop& stop) {
    errand->mail.put(task(errand->progress, stop));
  });
  timer_.start();
}

void ExportWork::cancel() {
  if (isRunning()) errand_->progress.cancel();
}

void ExportWork::look() {
  if (auto result = errand_->mail.take()) {
    timer_.stop();
    errand_.reset();
    return emit finished(*result);
  }
  const ProgressReading reading = errand_->progress.reading();
  emit progressed(reading.fraction, secondsLeft(reading.fraction, reading.seconds));
}

}  // namespace painleve::ui
