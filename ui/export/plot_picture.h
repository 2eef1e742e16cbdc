#pragma once
// One plot as a picture: pixels, or lines and real text.

#include <QByteArray>
#include <QImage>
#include <QSize>

#include "ui/export/export_error.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

class Session;

enum class PictureFormat : std::uint8_t { Png, Svg, Pdf };
/// ".png", ".svg", ".pdf".
QString pictureEnding(PictureFormat format);

inline constexpr int kMostScale = 4;
inline constexpr int kLeastPlotSide = 120, kMostPlotSide = 4000;  // px

struct PlotSettings {
  PictureFormat format = PictureFormat::Png;
  QSize size{900, 560};  // px at scale 1; lines and type keep their size
  int scale = 2;         // of a PNG
  Theme theme = Theme::Light;
  bool hasPlayhead = true;

  bool operator==(const PlotSettings&) const = default;
};

/// Brought into what a plot can be.
PlotSettings allowed(PlotSettings settings);
/// The plot that `view` shows, as the bytes of a file. Throws ExportError where a PNG is too large
/// for the memory.
QByteArray plotPicture(Session& session, QWidget& view, const PlotSettings& settings);
/// The same at once as an image of `scale` pixels a pixel.
QImage plotImage(Session& session, QWidget& view, const PlotSettings& settings, double scale);

}  // namespace painleve::ui
