#include "ui/export/typed_number.h"

#include <cmath>

#include <QLocale>

namespace painleve::ui {

double typedNumber(const QString& text) {
  bool isNumber = false;
  const double value = QLocale::c().toDouble(text.trimmed().replace(',', '.'), &isNumber);
  return isNumber ? value : std::nan("");
}

}  // namespace painleve::ui
