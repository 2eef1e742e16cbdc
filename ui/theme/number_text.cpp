#include <cmath>

#include <QStringList>

#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr int kDigits = 4;
constexpr int kLargestPlain = 5;  // 123400 is still read at a glance, 1234000 is not
constexpr int kSmallestPlain = -4;
constexpr QChar kMinus(0x2212), kThinSpace(0x2009), kInfinity(0x221E);

QString withTrueMinus(QString text) {
  return text.replace(QLatin1Char('-'), kMinus);
}

QString superscript(int exponent) {
  static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
  QString text = exponent < 0 ? QStringLiteral("⁻") : QString();
  for (const QChar digit : QString::number(std::abs(exponent))) text += digits[digit.digitValue()];
  return text;
}

QString digitsText(double value) {
  if (std::isinf(value)) return (value < 0 ? QString(kMinus) : QString()) + kInfinity;
  if (value == 0) return QStringLiteral("0");
  // Rounded first: 9.99996 is 10.00, not 10.000.
  const QStringList parts =
      QString::number(value, 'e', kDigits - 1).split(QLatin1Char('e'), Qt::SkipEmptyParts);
  const int exponent = parts[1].toInt();
  if (exponent > kLargestPlain || exponent < kSmallestPlain) {
    return withTrueMinus(parts[0]) + QStringLiteral("×10") + superscript(exponent);
  }
  return withTrueMinus(QString::number(value, 'f', std::max(0, kDigits - 1 - exponent)));
}

}  // namespace

double withoutRounding(double value, double scale) {
  constexpr double kRounding = 1e-11;
  return std::abs(value) <= kRounding * std::abs(scale) ? 0 : value;
}

QString numberText(double value, const QString& unit) {
  if (std::isnan(value)) return QStringLiteral("–");
  return unit.isEmpty() ? digitsText(value) : digitsText(value) + kThinSpace + unit;
}

}  // namespace painleve::ui
