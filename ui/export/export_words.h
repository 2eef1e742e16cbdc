#pragma once
// Words of this room that no widget says.

#include <QCoreApplication>

namespace painleve::ui {

inline QString exportWords(const char* text) {
  return QCoreApplication::translate("Export", text);
}

}  // namespace painleve::ui
