#pragma once
// Where the parts of a film's picture stand.

#include <QRectF>

#include "ui/export/animation_settings.h"

namespace painleve::ui {

/// In logical pixels, of which the picture has size() / scale. An empty room: the part is left out,
/// because it was not asked for or the picture is too small for it.
struct FrameLayout {
  double scale = 1;  // pixels of the picture in a logical pixel
  QRectF header, scene, plane, energies;
};

/// Larger pictures show the same larger; smaller ones show less before it becomes illegible.
FrameLayout frameLayout(const AnimationSettings& settings, double headerHeight);

/// px of a picture: in smaller ones plane and energies, or title and parameters, are left out.
QSize leastComposedSize();
QSize leastSizeWithHeader();

/// The smallest size in which all stands as in the film of this size, or as small as it: for a
/// look.
QSize previewSize(QSize film);

/// In whole pixels of the picture; neighbours share their edges.
QRect pixelRect(const QRectF& room, double scale);

}  // namespace painleve::ui
