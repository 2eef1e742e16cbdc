#include "ui/plots/time_series.h"

#include <algorithm>
#include <cmath>

namespace painleve::ui {

namespace {

constexpr std::size_t kRowsKept = 4;  // a pixel column

/// What one pixel column keeps of one series.
class Bucket {
 public:
  void add(QCPGraphData point) {
    if (std::isnan(point.value)) {
      hasGap_ = true;
      gapTime_ = point.key;
      return;
    }
    if (isEmpty_) first_ = least_ = greatest_ = point;
    isEmpty_ = false;
    if (point.value < least_.value) least_ = point;
    if (point.value > greatest_.value) greatest_ = point;
    last_ = point;
  }
  void flush(TimePoints& points) {
    if (!isEmpty_) {
      const bool leastFirst = least_.key <= greatest_.key;
      points << first_ << (leastFirst ? least_ : greatest_) << (leastFirst ? greatest_ : least_)
             << last_;
    }
    // A gap narrower than a pixel cannot be seen; one that ends the column can.
    if (hasGap_ && (isEmpty_ || gapTime_ >= last_.key)) points << QCPGraphData(gapTime_, kNoValue);
    *this = Bucket();
  }

 private:
  QCPGraphData first_, least_, greatest_, last_;
  bool isEmpty_ = true, hasGap_ = false;
  double gapTime_ = 0;
};

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

template <class Visit>
void eachRow(const Trajectory& trajectory, const Rows& rows, const Visit& visit) {
  for (const auto& chunk : trajectory.chunks) {
    if (chunk->firstRow + chunk->rows() <= rows.first || chunk->firstRow > rows.last) continue;
    for (std::size_t r = 0; r < chunk->rows(); ++r) {
      const std::size_t index = chunk->firstRow + r;
      if (index < rows.first || index > rows.last) continue;
      visit(std::span(chunk->cells).subspan(r * chunk->columns, chunk->columns));
    }
  }
}

}  // namespace

std::vector<TimePoints> timeSeries(const Trajectory& trajectory, const TimeWindow& window,
                                   const std::vector<RowValue>& values) {
  std::vector<TimePoints> series(values.size());
  if (trajectory.rowCount() == 0) return series;
  const Rows rows = rowsOf(trajectory, window);
  const bool isSparse =
      rows.last - rows.first < kRowsKept * static_cast<std::size_t>(std::max(1, window.pixels));
  std::vector<Bucket> buckets(values.size());
  const double width = (window.upper - window.lower) / std::max(1, window.pixels);
  double column = -2;
  eachRow(trajectory, rows, [&](std::span<const double> row) {
    const double rowColumn = std::floor((row[0] - window.lower) / width);
    const bool isNext = rowColumn != column;
    column = rowColumn;
    for (std::size_t k = 0; k < values.size(); ++k) {
      const QCPGraphData point(row[0], values[k](row));
      if (isSparse) {
        series[k] << point;
        continue;
      }
      if (isNext) buckets[k].flush(series[k]);
      buckets[k].add(point);
    }
  });
  for (std::size_t k = 0; k < values.size(); ++k) buckets[k].flush(series[k]);
  return series;
}

RowValue columnValue(std::size_t column) {
  return [column](std::span<const double> row) { return row[column]; };
}

std::size_t contactColumn(const Trajectory& trajectory, const std::string& quantity,
                          std::size_t contact) {
  const auto plain = trajectory.column(quantity);
  if (plain < trajectory.columns.size() || contact >= trajectory.contacts.size()) return plain;
  return trajectory.column(quantity + "_" + trajectory.contacts[contact]);
}

void ValueExtent::add(double value) {
  if (!std::isfinite(value)) return;
  lower = isEmpty() ? value : std::min(lower, value);
  upper = std::isnan(upper) ? value : std::max(upper, value);
}

void ValueExtent::add(const TimePoints& points) {
  for (const auto& point : points) add(point.value);
}

}  // namespace painleve::ui
