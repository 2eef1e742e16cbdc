#pragma once
// One quiet look for the whole window: 8 px grid, rounded cards, few lines.

#include <QString>

class QWidget;

namespace painleve::ui {

inline constexpr int kGrid = 8;           // px; margins and gaps are multiples of it
inline constexpr int kPanelPadding = 12;  // px, inside a card

/// Widget style, font, palette and style sheet of the program as the theme says; call after
/// installFonts() and after each change of the theme.
void installStyle();

/// Shows the widget as a card: rounded, on a surface of its own.
void makeCard(QWidget& widget);

}  // namespace painleve::ui
