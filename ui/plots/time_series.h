#pragma once
// Rows of a trajectory as points of a time plot, thinned to what its pixels can show.

#include <functional>
#include <span>
#include <string>
#include <vector>

#include <qcustomplot.h>

#include "core/trajectory/trajectory.h"
#include "ui/plots/series_bucket.h"

namespace painleve::ui {

using RowValue = std::function<double(std::span<const double>)>;
using TimePoints = QVector<QCPGraphData>;

struct TimeWindow {
  double lower = 0, upper = 1;  // s
  int pixels = 600;
};

/// A value with a name: the same name in the same run means the same numbers.
struct Quantity {
  std::string id;
  RowValue value;
};

/// A series chunk by chunk, for windows in which a chunk is narrower than a pixel.
using Digest = std::vector<SeriesBucket>;
Digest digestOf(const Trajectory& trajectory, const RowValue& value);

/// One series a value, in the order given. Where a pixel column holds more than four rows, first,
/// least, greatest and last stand for them; a row without a value (NaN) makes a gap. Digests, where
/// given, are one a value: with them the cost is no longer one of the rows.
std::vector<TimePoints> timeSeries(const Trajectory& trajectory, const TimeWindow& window,
                                   const std::vector<RowValue>& values,
                                   const std::vector<const Digest*>& digests = {});
/// Digests would help in this window.
bool isCrowded(const Trajectory& trajectory, const TimeWindow& window);

/// The last value there is; 0 without any.
double lastValue(const TimePoints& points);

/// Value of one column.
RowValue columnValue(std::size_t column);
Quantity columnQuantity(std::size_t column);
/// Column of a contact's quantity: "F_N", or "F_N_tip" in systems with several contacts;
/// columns.size() where there is none.
std::size_t contactColumn(const Trajectory& trajectory, const std::string& quantity,
                          std::size_t contact);

/// Least and greatest finite value; lower > upper where there is none.
struct ValueExtent {
  double lower = kNoValue, upper = kNoValue;
  bool isUnbounded = false;  // an infinite value came along
  /// Without any finite value.
  bool isEmpty() const { return !(lower <= upper); }
  void add(double value);
  void add(const TimePoints& points);
};

}  // namespace painleve::ui
