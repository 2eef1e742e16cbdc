#pragma once
// What one stretch of time keeps of a series: its first, least, greatest and last point, and
// whether it ends without a value.

#include <cmath>

#include <QVector>
#include <qcustomplot.h>

#include "core/trajectory/trajectory.h"

namespace painleve::ui {

class SeriesBucket {
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
  /// Takes in the stretch that follows.
  void add(const SeriesBucket& next) {
    if (!next.isEmpty_) {
      for (const auto& point : {next.first_, next.least_, next.greatest_, next.last_}) add(point);
    }
    if (next.hasGap_) add({next.gapTime_, kNoValue});
  }
  void putInto(QVector<QCPGraphData>& points) const {
    if (!isEmpty_) {
      const bool leastFirst = least_.key <= greatest_.key;
      points << first_ << (leastFirst ? least_ : greatest_) << (leastFirst ? greatest_ : least_)
             << last_;
    }
    // A gap narrower than the stretch cannot be seen; one that ends it can.
    if (hasGap_ && (isEmpty_ || gapTime_ >= last_.key)) points << QCPGraphData(gapTime_, kNoValue);
  }

 private:
  QCPGraphData first_, least_, greatest_, last_;
  bool isEmpty_ = true, hasGap_ = false;
  double gapTime_ = 0;
};

}  // namespace painleve::ui
