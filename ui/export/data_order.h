#pragma once
// Samples and events of one run as files or as text; the scene beside them, so that they can be
// made again.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/errors.h"
#include "core/io/columns_csv.h"
#include "core/scene/scene.h"
#include "core/trajectory/trajectory.h"
#include "ui/worker/jobs.h"
#include "ui/worker/progress.h"

namespace painleve::ui {

/// All that a data export depends on: values that nobody changes, for a thread of its own.
struct DataOrder {
  std::shared_ptr<const Scene> scene;  // of the run
  std::shared_ptr<const Trajectory> run;
  ColumnChoice columns;
  std::optional<double> step;  // s between rows; nothing: the rows as they were computed
  bool hasEvents = true, hasScene = true;
};

/// Where one order goes: `stem`.csv, `stem`_events.json, `stem`.json.
std::vector<std::string> dataFiles(const DataOrder& order, const std::string& stem);

struct DataResult {
  std::vector<std::string> files;  // written
  std::string text;                // of a copy
  std::string problem;             // one sentence; empty: all is done
  bool cancelled = false;
};

/// Why nothing can be made of the order, as one sentence; empty: it can.
std::string problemOf(const DataOrder& order);
/// The samples first: where they fail nothing else is written.
DataResult writeData(const DataOrder& order, const std::string& stem, Progress& progress,
                     const JobStop& stop);
/// The samples with tabs between them, for the clipboard of a spreadsheet.
DataResult copyData(const DataOrder& order, Progress& progress, const JobStop& stop);

}  // namespace painleve::ui
