#include "ui/theme/palette.h"

#include <array>

namespace painleve::ui {
namespace {

constexpr double kTintStrength = 0.22;

Palette lightPalette() {
  Palette p;
  p.text = QColor("#1B1F23");
  p.muted = QColor("#5B6470");
  p.window = QColor("#F3F4F6");
  p.surface = QColor("#FFFFFF");
  p.plotGround = QColor("#FFFFFF");
  p.grid = QColor("#E4E7EB");
  p.frame = QColor("#98A1AB");
  p.playhead = QColor("#1B1F23");
  const std::array lcp{"#7A828C", "#009E73", "#D55E00", "#56B4E9", "#CC79A7"};
  for (std::size_t i = 0; i < lcp.size(); ++i) p.lcp[i] = QColor(lcp[i]);
  p.aZero = QColor("#0B3D91");
  p.bZero = QColor("#8A2D00");
  p.critical = QColor("#E69F00");
  p.stick = QColor("#6B6B6B");
  p.normalForce = QColor("#0072B2");
  p.friction = QColor("#882255");
  p.kinetic = QColor("#332288");
  p.potential = QColor("#999933");
  p.dissipatedFriction = QColor("#44AA99");
  p.dissipatedImpacts = QColor("#C9B458");
  p.created = QColor("#C4002F");
  return p;
}

Palette darkPalette() {
  Palette p;
  p.text = QColor("#E8EAED");
  p.muted = QColor("#A0A8B2");
  p.window = QColor("#1B1F24");
  p.surface = QColor("#22272E");
  p.plotGround = QColor("#14171A");
  p.grid = QColor("#2A3036");
  p.frame = QColor("#6B747E");
  p.playhead = QColor("#E8EAED");
  const std::array lcp{"#8A929C", "#2BC79A", "#FF8A3D", "#7CC7F2", "#E59CC4"};
  for (std::size_t i = 0; i < lcp.size(); ++i) p.lcp[i] = QColor(lcp[i]);
  p.aZero = QColor("#8FB4FF");
  p.bZero = QColor("#FFB08A");
  p.critical = QColor("#E69F00");
  p.stick = QColor("#B8B8B8");
  p.normalForce = QColor("#4FB0E8");
  p.friction = QColor("#C7608F");
  p.kinetic = QColor("#8C7BD9");
  p.potential = QColor("#C8C860");
  p.dissipatedFriction = QColor("#63C7B6");
  p.dissipatedImpacts = QColor("#E0CD78");
  p.created = QColor("#FF5470");  // the red of the light theme is too dark to read on this ground
  return p;
}

Theme& themeInForce() {
  static Theme theme = Theme::Light;
  return theme;
}

double blend(double over, double under) {
  return over * kTintStrength + under * (1 - kTintStrength);
}

bool isLcpMode(int lcpMode) {
  return lcpMode >= 1 && lcpMode <= 4;
}

}  // namespace

const Palette& palette(Theme theme) {
  static const Palette light = lightPalette();
  static const Palette dark = darkPalette();
  return theme == Theme::Dark ? dark : light;
}

Theme currentTheme() {
  return themeInForce();
}

void setTheme(Theme theme) {
  themeInForce() = theme;
}

const Palette& palette() {
  return palette(currentTheme());
}

QColor tint(int lcpMode) {
  const QColor over = palette().lcp[isLcpMode(lcpMode) ? static_cast<std::size_t>(lcpMode) : 0];
  const QColor under = palette().plotGround;
  return QColor::fromRgbF(static_cast<float>(blend(over.redF(), under.redF())),
                          static_cast<float>(blend(over.greenF(), under.greenF())),
                          static_cast<float>(blend(over.blueF(), under.blueF())));
}

QColor modeColour(Mode mode, int lcpMode) {
  switch (mode) {
    case Mode::Free:
      return palette().lcp[3];
    case Mode::Stick:
      return palette().stick;
    default:
      return palette().lcp[isLcpMode(lcpMode) ? static_cast<std::size_t>(lcpMode) : 0];
  }
}

QString modeWords(Mode mode, int lcpMode) {
  static const std::array<const char*, 5> words{"slip", "(1) one solution", "(2) no solution",
                                                "(3) leaves", "(4) two solutions"};
  if (mode == Mode::Free) return QStringLiteral("flight");
  if (mode == Mode::Stick) return QStringLiteral("stick");
  return QString::fromLatin1(words.at(isLcpMode(lcpMode) ? static_cast<std::size_t>(lcpMode) : 0));
}

}  // namespace painleve::ui
