#include "ui/quiet_toolkit.h"

#include <cstdio>

#include <QString>

namespace painleve::ui {
namespace {

void passErrors(QtMsgType type, const QMessageLogContext&, const QString& text) {
  if (type == QtCriticalMsg || type == QtFatalMsg)
    std::fputs((text + "\n").toUtf8().constData(), stderr);
}

}  // namespace

void quietToolkit() {
  qInstallMessageHandler(passErrors);
}

}  // namespace painleve::ui
