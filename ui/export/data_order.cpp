#include "ui/export/data_order.h"

#include <exception>
#include <utility>

#include <QCoreApplication>

#include "core/io/events_json.h"
#include "core/io/file_writer.h"
#include "core/scene/resampling.h"
#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "core/simulate.h"

namespace painleve::ui {
namespace {

/// Computing rows takes about as long as writing them.
constexpr double kComputingShare = 0.5;
/// More freezes the spreadsheet that it is pasted into.
constexpr std::size_t kMostCopied = 20'000'000;

std::string sentence(const char* text) {
  return QCoreApplication::translate("DataExport", text).toStdString();
}

/// One order under way: what was asked for as it will be written.
class DataWriter {
 public:
  DataWriter(const DataOrder& order, Progress& progress, const JobStop& stop)
      : order_(order), progress_(progress), stop_(stop) {
    progress_.begin();
  }

  /// False: the wish to stop came first.
  bool prepare() {
    run_ = order_.run;
    scene_ = *order_.scene;
    if (run_->end == End::Cancelled) scene_ = shortened(scene_, run_->endTime);
    if (!order_.step) return true;
    scene_ = resampled(scene_, *order_.step);
    done_ = kComputingShare;
    const double duration = durationOf(scene_);
    const auto watch = [&](const std::shared_ptr<const Chunk>& chunk) {
      if (chunk->rows() == 0) return;
      const double time = chunk->cells[(chunk->rows() - 1) * chunk->columns];
      progress_.report(kComputingShare * time / duration, chunk->firstRow + chunk->rows());
    };
    run_ = simulate(scene_, watch, [this] { return isStopped(); });
    return run_->end != End::Cancelled;
  }

  bool writeSamples(Separator separator, const TextSink& sink) const {
    std::size_t pieces = 0;
    const double all = static_cast<double>(run_->chunks.size()) + 1;
    return writeColumns(*run_, order_.columns, separator, [&](std::string_view text) {
      const double share = static_cast<double>(++pieces) / all;
      progress_.report(done_ + (1 - done_) * share, pieces * kChunkRows);
      return !isStopped() && sink(text);
    });
  }
  bool writeEventList(const TextSink& sink) const { return writeEvents(*run_, sink); }
  bool writeSceneText(const TextSink& sink) const { return sink(writeScene(scene_)); }
  bool isStopped() const { return progress_.isCancelled() || (stop_ && stop_()); }

 private:
  const DataOrder& order_;
  Progress& progress_;
  const JobStop& stop_;
  Scene scene_;
  std::shared_ptr<const Trajectory> run_;
  double done_ = 0;  // share of the work before the first row is written
};

std::string samplesFile(const std::string& stem) {
  return stem + ".csv";
}

std::string eventsFile(const std::string& stem) {
  return stem + "_events.json";
}

std::string sceneFile(const std::string& stem) {
  return stem + ".json";
}

void writeAll(const DataOrder& order, const std::string& stem, const DataWriter& writer,
              DataResult& result) {
  std::vector<FileToWrite> files{{samplesFile(stem), [&](const TextSink& sink) {
                                    return writer.writeSamples(Separator::Comma, sink);
                                  }}};
  if (order.hasEvents)
    files.push_back(
        {eventsFile(stem), [&](const TextSink& sink) { return writer.writeEventList(sink); }});
  if (order.hasScene)
    files.push_back(
        {sceneFile(stem), [&](const TextSink& sink) { return writer.writeSceneText(sink); }});
  const auto problem = writeFiles(files);
  if (problem) {
    result.problem = *problem;
  } else {
    result.files = dataFiles(order, stem);
  }
}

void copySamples(const DataWriter& writer, DataResult& result) {
  const bool whole = writer.writeSamples(Separator::Tab, [&](std::string_view piece) {
    result.text += piece;
    return result.text.size() <= kMostCopied;
  });
  if (whole) return;
  result.text.clear();
  result.problem = sentence(
      QT_TRANSLATE_NOOP("DataExport",
                        "more than 20 MB of text are too much for the clipboard; save a file, or "
                        "choose fewer columns or rows"));
}

/// Runs `write` on a prepared order; whatever goes wrong is in the result.
template <class Write>
DataResult carryOut(const DataOrder& order, Progress& progress, const JobStop& stop,
                    const Write& write) {
  DataResult result;
  result.problem = problemOf(order);
  if (!result.problem.empty()) return result;
  try {
    DataWriter writer(order, progress, stop);
    if (writer.prepare()) write(writer, result);
    result.cancelled = writer.isStopped() && (!result.problem.empty() || result.files.empty());
    if (result.cancelled) result.problem.clear();
  } catch (const std::exception& error) {
    result.problem = error.what();
  }
  return result;
}

}  // namespace

std::vector<std::string> dataFiles(const DataOrder& order, const std::string& stem) {
  std::vector<std::string> files{samplesFile(stem)};
  if (order.hasEvents) files.push_back(eventsFile(stem));
  if (order.hasScene) files.push_back(sceneFile(stem));
  return files;
}

std::string problemOf(const DataOrder& order) {
  if (order.run == nullptr || order.scene == nullptr || order.run->rowCount() == 0)
    return sentence(QT_TRANSLATE_NOOP("DataExport", "there is no run yet"));
  if (order.columns.empty())
    return sentence(QT_TRANSLATE_NOOP("DataExport", "no column is chosen; choose at least one"));
  if (!order.step) return {};
  try {
    resampled(*order.scene, *order.step);
  } catch (const SceneError& error) {
    const Problem& problem = error.problems.front();
    return problem.message + "; allowed: " + problem.allowed;
  }
  return {};
}

DataResult writeData(const DataOrder& order, const std::string& stem, Progress& progress,
                     const JobStop& stop) {
  return carryOut(order, progress, stop, [&](const DataWriter& writer, DataResult& result) {
    writeAll(order, stem, writer, result);
  });
}

DataResult copyData(const DataOrder& order, Progress& progress, const JobStop& stop) {
  return carryOut(order, progress, stop, copySamples);
}

}  // namespace painleve::ui
