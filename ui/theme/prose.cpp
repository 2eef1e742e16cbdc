#include "ui/theme/prose.h"

#include <QRegularExpression>

namespace painleve::ui {

QString proseHtml(const QString& text) {
  // One letter, an underscore, and at most three characters: F_N, μ_P, θ_c1.
  static const QRegularExpression kIndexed(QStringLiteral("(?<!\\w)(\\w)_(\\w{1,3})(?!\\w)"),
                                           QRegularExpression::UseUnicodePropertiesOption);
  return text.simplified().toHtmlEscaped().replace(kIndexed, "\\1<sub>\\2</sub>");
}

}  // namespace painleve::ui
