#include <QApplication>
#include <QFontDatabase>

#include "core/errors.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr int kPanelPoints = 10, kPlotPoints = 12, kBadgePoints = 15;

QFont shippedFont(int points) {
  QFont font(QStringLiteral("Noto Sans"), points);
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
  QApplication::setFont(panelFont());
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
