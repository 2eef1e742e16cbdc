#include "ui/session/plain_symbol.h"

#include <QRegularExpression>

namespace painleve::ui {

QString plainSymbol(const std::string& richText) {
  static const QRegularExpression kTag("<[^>]*>");
  QString text = QString::fromStdString(richText);
  return text.replace("<sub>", "_").replace("<sup>", "^").remove(kTag);
}

}  // namespace painleve::ui
