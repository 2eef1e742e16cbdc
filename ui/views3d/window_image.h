#pragma once
// The picture of a render window that is drawn off screen.

#include <QImage>

class vtkRenderWindow;

namespace painleve::ui {

enum class Ground { Opaque, Transparent };

/// Renders and reads back: RGBX8888, or RGBA8888 premultiplied on a transparent ground; null where
/// this machine cannot draw so large a picture.
QImage renderedImage(vtkRenderWindow& window, Ground ground = Ground::Opaque);

}  // namespace painleve::ui
