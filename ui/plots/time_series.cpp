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

/// Several series, thinned together row by row.
class Thinner {
 public:
  Thinner(const TimeWindow& window, std::size_t count)
      : window_(window), series_(count), buckets_(count) {}

  void add(std::span<const double> row, const std::vector<RowValue>& values) {
    const double width = (window_.upper - window_.lower) / std::max(1, window_.pixels);
    const double column = std::floor((row[0] - window_.lower) / width);
    if (column != column_) flush();
    column_ = column;
    for (std::size_t k = 0; k < values.size(); ++k) buckets_[k].add({row[0], values[k](row)});
  }
  std::vector<TimePoints> finish() {
    flush();
    return std::move(series_);
  }

 private:
  void flush() {
    for (std::size_t k = 0; k < buckets_.size(); ++k) buckets_[k].flush(series_[k]);
  }

  TimeWindow window_;
  std::vector<TimePoints> series_;
  std::vector<Bucket> buckets_;
  double column_ = kNoValue;
};

std::vector<TimePoints> everyRow(const Trajectory& trajectory, const Rows& rows,
                                 const std::vector<RowValue>& values) {
  std::vector<TimePoints> series(values.size());
  eachRow(trajectory, rows, [&](std::span<const double> row) {
    for (std::size_t k = 0; k < values.size(); ++k)
      series[k] << QCPGraphData(row[0], values[k](row));
  });
  return series;
}

}  // namespace

std::vector<TimePoints> timeSeries(const Trajectory& trajectory, const TimeWindow& window,
                                   const std::vector<RowValue>& values) {
  if (trajectory.rowCount() == 0) return std::vector<TimePoints>(values.size());
  const Rows rows = rowsOf(trajectory, window);
  const auto room = kRowsKept * static_cast<std::size_t>(std::max(1, window.pixels));
  if (rows.last - rows.first < room) return everyRow(trajectory, rows, values);
  Thinner thinner(window, values.size());
  eachRow(trajectory, rows, [&](std::span<const double> row) { thinner.add(row, values); });
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
