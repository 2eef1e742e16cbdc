#include "ui/run_export.h"

#include <csignal>
#include <cstdio>

#include <QApplication>
#include <QTemporaryDir>
#include <QTimer>

#include <unistd.h>

#include "ui/display.h"
#include "ui/export/animation_export.h"
#include "ui/quiet_toolkit.h"
#include "ui/theme/style.h"
#include "ui/window_settings.h"

namespace painleve::ui {
namespace {

/// One line of a terminal that is written over again and again.
void tellTerminal(const QString& text) {
  if (::isatty(STDERR_FILENO) == 0) return;
  std::fputs(("\r\x1b[K" + text).toUtf8().constData(), stderr);
  std::fflush(stderr);
}

volatile std::sig_atomic_t interrupted = 0;

/// Ctrl+C and a polite kill end the film as its cancel button would: nothing half made is left.
void watchSignals(AnimationExport& film, QTimer& watch) {
  constexpr int kWatchMs = 50;
  for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, [](int) { interrupted = 1; });
  QObject::connect(&watch, &QTimer::timeout, &film, [&film] {
    if (interrupted != 0) film.cancel();
  });
  watch.start(kWatchMs);
}

}  // namespace

ExportOutcome runExport(int argc, char** argv, const Scene& scene,
                        const AnimationSettings& settings) {
  const QString problem = problemOf(settings, scene);
  if (!problem.isEmpty()) return {ExportEnd::Refused, problem.toStdString(), nullptr};
  if (!hasDisplay()) {
    return {ExportEnd::NoDisplay,
            "export draws pictures and needs a display: start it in a desktop, or as "
            "xvfb-run painleve-lab export …",
            nullptr};
  }
  quietToolkit();
  const QApplication application(argc, argv);
  // A film shows what the scene says, not what the last user of the window liked.
  const QTemporaryDir untouched;
  installSettings(untouched.path());
  installFonts();
  installStyle();
  AnimationExport film(scene, settings);
  ExportOutcome outcome;
  QObject::connect(&film, &AnimationExport::progress, &film, [](int done, int total, double left) {
    tellTerminal(
        QStringLiteral("frame %1 of %2, %3 s left").arg(done).arg(total).arg(qRound(left)));
  });
  QObject::connect(&film, &AnimationExport::finished, &film, [&](bool ok, const QString& message) {
    tellTerminal({});
    outcome = {ok ? ExportEnd::Written : ExportEnd::NotWritten, message.toStdString(),
               film.trajectory()};
    QCoreApplication::quit();
  });
  QTimer watch;
  watchSignals(film, watch);
  film.start();
  QCoreApplication::exec();
  return outcome;
}

}  // namespace painleve::ui
