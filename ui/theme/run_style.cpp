#include "ui/theme/run_style.h"

#include <array>

#include <QColor>
#include <QList>

#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

using Dashes = QList<qreal>;

constexpr double kGhostStrength = 0.35, kKeptStrength = 0.6;

/// In units of the pen's width.
const std::array<Dashes, 8>& dashes() {
  static const std::array<Dashes, 8> all{Dashes{6, 3},       Dashes{2, 2},
                                         Dashes{8, 3, 2, 3}, Dashes{12, 4},
                                         Dashes{1, 3},       Dashes{8, 3, 2, 3, 2, 3},
                                         Dashes{4, 6},       Dashes{14, 3, 4, 3}};
  return all;
}

/// Text colour, then hues far from those of the LCP modes, for light and dark grounds alike.
QColor runColour(std::size_t round) {
  static const std::array hues{QColor("#7A5195"), QColor("#8C6D46"), QColor("#4F7C8A")};
  return round == 0 ? palette().text : hues[(round - 1) % hues.size()];
}

QPen dashed(const QColor& colour, const Dashes& pattern, double width) {
  QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
  pen.setDashPattern(pattern);
  return pen;
}

}  // namespace

int modeOfRule(const std::string& rule) {
  if (rule == "impact") return 2;
  if (rule == "painleve" || rule == "lift_off") return 3;
  if (rule == "contact") return 1;
  return 4;
}

QPen runPen(std::size_t index, double width) {
  return dashed(runColour(index / dashes().size()), dashes()[index % dashes().size()], width);
}

QPen keptPen(std::size_t index, double width) {
  QPen pen = runPen(index, width);
  QColor colour = pen.color();
  colour.setAlphaF(static_cast<float>(kKeptStrength));
  pen.setColor(colour);
  return pen;
}

QPen ghostPen(const std::string& rule, double width) {
  QColor colour = palette().lcp[static_cast<std::size_t>(modeOfRule(rule))];
  colour.setAlphaF(static_cast<float>(kGhostStrength));
  return dashed(colour, dashes()[0], width);
}

}  // namespace painleve::ui
