#pragma once
// Meaning has one colour: badge, tint, curve, arrow, table row and export take it from here.

#include <array>

#include <QColor>
#include <QFont>
#include <QString>

#include "core/contact/mode.h"

namespace painleve::ui {

enum class Theme { Light, Dark };

struct Palette {
  QColor text, muted, window, surface, plotGround, grid, frame, playhead;
  std::array<QColor, 5> lcp;  // 1...4; index 0: neutral
  QColor aZero, bZero, critical, stick;
  QColor normalForce, friction, kinetic, potential, dissipatedFriction, dissipatedImpacts, created;
};

const Palette& palette(Theme theme);
/// The theme in force. A change holds for what is built or painted from then on: the window builds
/// its views anew.
Theme currentTheme();
void setTheme(Theme theme);
const Palette& palette();

/// Region tint: lcp[mode] at 22 % over the plot ground, opaque.
QColor tint(int lcpMode);
/// Colour of a contact's state: its LCP mode's while sliding, stick grey, flight as mode (3).
QColor modeColour(Mode mode, int lcpMode);
/// "(1) one solution", "(2) no solution", "(3) leaves", "(4) two solutions", "stick", "flight".
QString modeWords(Mode mode, int lcpMode);

/// Noto Sans, shipped; call once after QApplication.
void installFonts();
QFont panelFont();  // 10 pt
QFont plotFont();   // 12 pt
QFont badgeFont();  // 15 pt bold
/// Presenter mode: all fonts for the back row. As with the theme, views are built anew.
void setPresenting(bool presenting);
bool isPresenting();
/// A width in pixels that holds a text, grown with the fonts.
int grown(int pixels);

/// Four significant digits, true minus, thin space before the unit; "–" for NaN.
QString numberText(double value, const QString& unit = {});
/// The value, or 0 where it is but the rounding of what was taken from numbers as large as `scale`.
double withoutRounding(double value, double scale);

}  // namespace painleve::ui
