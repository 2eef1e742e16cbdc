#include "core/io/columns_csv.h"

#include <numeric>

#include "core/io/cell_text.h"

namespace painleve {

namespace {

std::string headerOf(const Trajectory& trajectory, const ColumnChoice& chosen,
                     Separator separator) {
  std::vector<Column> columns;
  for (const std::size_t index : chosen) columns.push_back(trajectory.columns[index]);
  return csvHeader(columns, separator) + lineEnd(separator);
}

}  // namespace

ColumnChoice allColumns(const Trajectory& trajectory) {
  ColumnChoice all(trajectory.columns.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return all;
}

bool writeColumns(const Trajectory& trajectory, const ColumnChoice& chosen, Separator separator,
                  const TextSink& sink) {
  if (!sink(headerOf(trajectory, chosen, separator))) return false;
  const auto addRow = [&](std::string& text, const double* cells) {
    for (std::size_t k = 0; k < chosen.size(); ++k) {
      if (k > 0) text += static_cast<char>(separator);
      appendCell(text, trajectory.columns[chosen[k]].kind, cells[chosen[k]]);
    }
    text += lineEnd(separator);
  };
  std::string text;
  for (const auto& chunk : trajectory.chunks) {
    text.clear();
    for (std::size_t row = 0; row < chunk->rows(); ++row)
      addRow(text, chunk->cells.data() + row * chunk->columns);
    if (!sink(text)) return false;
  }
  return true;
}

}  // namespace painleve
