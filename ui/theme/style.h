#pragma once
// One quiet look for the whole window: 8 px grid, rounded cards, few lines.

#include <QString>

class QWidget;

namespace painleve::ui {

inline constexpr int kGrid = 8;           // px; margins and gaps are multiples of it
inline constexpr int kPanelPadding = 12;  // px, inside a card

/// Widget style, palette and style sheet of the program; call once after installFonts().
void installStyle();

/// Shows the widget as a card: rounded, on a surface of its own.
void makeCard(QWidget& widget);

}  // namespace painleve::ui
