#pragma once
// The point of a drawn path that is meant by a place of the pointer.

#include <optional>
#include <vector>

#include <qcustomplot.h>

namespace painleve::ui {

/// The nearest drawn point within a pointer's reach, of curves over one pair of axes.
std::optional<QCPCurveData> pathPointAt(const QPointF& pointer,
                                        const std::vector<const QCPCurve*>& curves);

}  // namespace painleve::ui
