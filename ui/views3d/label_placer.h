#pragma once
// Finds room for texts in a picture: each as near as possible to where it wants to stand, none over
// another or over what must stay seen.

#include <vector>

#include <QRectF>

namespace painleve::ui {

/// `room` moved into `bounds` as far as it fits there.
QRectF movedInto(QRectF room, const QRectF& bounds);

/// Where the wanted rooms come to stand, in their order: the first have the first choice. Where
/// everything near is taken, the place that covers least.
std::vector<QRectF> placedRooms(const std::vector<QRectF>& wanted, std::vector<QRectF> taken,
                                const QRectF& bounds);

}  // namespace painleve::ui
