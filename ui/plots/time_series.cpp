#include "ui/plots/time_series.h"

#include <algorithm>
#include <cmath>

namespace painleve::ui {

namespace {

constexpr std::size_t kRowsKept = 4;  // a pixel column

struct Rows {
  std::size_t first = 0, last = 0;  // last included
};

/// The rows of the window and one on either side, so that lines leave the frame.
Rows rowsOf(const Trajectory& trajectory, const TimeWindow& window) {
  const std::size_t end = trajectory.rowCount() - 1;
  const std::size_t first = trajectory.rowBefore(window.lower);
  const std::size_t last = trajectory.rowBefore(window.upper);
  return {first > 0 ? first - 1 : 0, std::min(last + 1, end)};
}

bool isIn(const Chunk& chunk, const Rows& rows) {
  return chunk.firstRow + chunk.rows() > rows.first && chunk.firstRow <= rows.last;
}

bool isWhole(const Chunk& chunk, const Rows& rows) {
  return chunk.firstRow >= rows.first && chunk.firstRow + chunk.rows() <= rows.last + 1;
}

std::span<const double> rowOf(const Chunk& chunk, std::size_t r) {
  return std::span(chunk.cells).subspan(r * chunk.columns, chunk.columns);
}

/// The rows of a chunk that are among those wanted.
template <class Visit>
void eachRow(const Chunk& chunk, const Rows& rows, const Visit& visit) {
  const std::size_t first = std::max(chunk.firstRow, rows.first);
  const std::size_t end = std::min(chunk.firstRow + chunk.rows(), rows.last + 1);
  for (std::size_t index = first; index < end; ++index) visit(rowOf(chunk, index - chunk.firstRow));
}

/// Several series, thinned together row by row or chunk by chunk.
class Thinner {
 public:
  Thinner(const TimeWindow& window, std::size_t count)
      : lower_(window.lower),
        width_((window.upper - window.lower) / std::max(1, window.pixels)),
        series_(count),
        buckets_(count) {}

  bool isNarrow(const Chunk& chunk) const {
    return rowOf(chunk, chunk.rows() - 1)[0] - chunk.cells[0] < width_;
  }
  void add(std::span<const double> row, const std::vector<RowValue>& values) {
    goTo(row[0]);
    for (std::size_t k = 0; k < values.size(); ++k)
      buckets_[k].add(QCPGraphData(row[0], values[k](row)));
  }
  void add(const Chunk& chunk, std::size_t number, const std::vector<const Digest*>& digests) {
    goTo(chunk.cells[0]);
    for (std::size_t k = 0; k < digests.size(); ++k) buckets_[k].add((*digests[k])[number]);
  }
  std::vector<TimePoints> finish() {
    flush();
    return std::move(series_);
  }

 private:
  void goTo(double time) {
    const double column = std::floor((time - lower_) / width_);
    if (column != column_) flush();
    column_ = column;
  }
  void flush() {
    for (std::size_t k = 0; k < buckets_.size(); ++k) {
      buckets_[k].putInto(series_[k]);
      buckets_[k] = SeriesBucket();
    }
  }

  double lower_, width_;
  std::vector<TimePoints> series_;
  std::vector<SeriesBucket> buckets_;
  double column_ = kNoValue;
};

std::vector<TimePoints> everyRow(const Trajectory& trajectory, const Rows& rows,
                                 const std::vector<RowValue>& values) {
  std::vector<TimePoints> series(values.size());
  for (const auto& chunk : trajectory.chunks) {
    if (!isIn(*chunk, rows)) continue;
    eachRow(*chunk, rows, [&](std::span<const double> row) {
      for (std::size_t k = 0; k < values.size(); ++k)
        series[k] << QCPGraphData(row[0], values[k](row));
    });
  }
  return series;
}

std::size_t roomOf(const TimeWindow& window) {
  return static_cast<std::size_t>(std::max(1, window.pixels));
}

}  // namespace

bool isCrowded(const Trajectory& trajectory, const TimeWindow& window) {
  if (trajectory.rowCount() == 0) return false;
  const Rows rows = rowsOf(trajectory, window);
  return rows.last - rows.first > kChunkRows * roomOf(window);
}

Digest digestOf(const Trajectory& trajectory, const RowValue& value) {
  Digest digest(trajectory.chunks.size());
  for (std::size_t k = 0; k < digest.size(); ++k) {
    const Chunk& chunk = *trajectory.chunks[k];
    for (std::size_t r = 0; r < chunk.rows(); ++r) {
      const auto row = rowOf(chunk, r);
      digest[k].add(QCPGraphData(row[0], value(row)));
    }
  }
  return digest;
}

std::vector<TimePoints> timeSeries(const Trajectory& trajectory, const TimeWindow& window,
                                   const std::vector<RowValue>& values,
                                   const std::vector<const Digest*>& digests) {
  if (trajectory.rowCount() == 0) return std::vector<TimePoints>(values.size());
  const Rows rows = rowsOf(trajectory, window);
  if (rows.last - rows.first < kRowsKept * roomOf(window))
    return everyRow(trajectory, rows, values);
  Thinner thinner(window, values.size());
  const auto addRow = [&](std::span<const double> row) { thinner.add(row, values); };
  for (std::size_t k = 0; k < trajectory.chunks.size(); ++k) {
    const Chunk& chunk = *trajectory.chunks[k];
    if (!isIn(chunk, rows)) continue;
    if (!digests.empty() && isWhole(chunk, rows) && thinner.isNarrow(chunk))
      thinner.add(chunk, k, digests);
    else
      eachRow(chunk, rows, addRow);
  }
  return thinner.finish();
}

double lastValue(const TimePoints& points) {
  const auto last = std::find_if(points.rbegin(), points.rend(),
                                 [](const QCPGraphData& p) { return std::isfinite(p.value); });
  return last == points.rend() ? 0 : last->value;
}

RowValue columnValue(std::size_t column) {
  return [column](std::span<const double> row) { return row[column]; };
}

Quantity columnQuantity(std::size_t column) {
  return {std::to_string(column), columnValue(column)};
}

std::size_t contactColumn(const Trajectory& trajectory, const std::string& quantity,
                          std::size_t contact) {
  const auto plain = trajectory.column(quantity);
  if (plain < trajectory.columns.size() || contact >= trajectory.contacts.size()) return plain;
  return trajectory.column(quantity + "_" + trajectory.contacts[contact]);
}

void ValueExtent::add(double value) {
  isUnbounded = isUnbounded || std::isinf(value);
  if (!std::isfinite(value)) return;
  lower = isEmpty() ? value : std::min(lower, value);
  upper = std::isnan(upper) ? value : std::max(upper, value);
}

void ValueExtent::add(const TimePoints& points) {
  for (const auto& point : points) add(point.value);
}

}  // namespace painleve::ui
