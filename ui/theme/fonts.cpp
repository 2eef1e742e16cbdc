#include <QFontDatabase>

#include "core/errors.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr int kPanelPoints = 10, kPlotPoints = 12, kBadgePoints = 15;
constexpr double kBackRow = 1.6;  // presenter mode

bool& presenting() {
  static bool on = false;
  return on;
}

double scale() {
  return presenting() ? kBackRow : 1;
}

QFont shippedFont(int points) {
  QFont font(QStringLiteral("Noto Sans"));
  font.setPointSizeF(scale() * points);
  // Curves and solids move by fractions of a pixel; hinted glyphs beside them would jump.
  font.setHintingPreference(QFont::PreferNoHinting);
  return font;
}

}  // namespace

void installFonts() {
  for (const char* style : {"Regular", "Bold", "Italic"}) {
    const QString file = QStringLiteral(":/fonts/NotoSans-%1.ttf").arg(QLatin1String(style));
    check(QFontDatabase::addApplicationFont(file) >= 0, "a shipped font cannot be loaded");
  }
}

void setPresenting(bool on) {
  presenting() = on;
}

bool isPresenting() {
  return presenting();
}

int grown(int pixels) {
  return static_cast<int>(scale() * pixels);
}

QFont panelFont() {
  return shippedFont(kPanelPoints);
}

QFont plotFont() {
  return shippedFont(kPlotPoints);
}

QFont badgeFont() {
  QFont font = shippedFont(kBadgePoints);
  font.setBold(true);
  return font;
}

}  // namespace painleve::ui
