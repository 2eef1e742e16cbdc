#include "ui/run_window.h"

#include <cstdio>

#include <QApplication>
#include <QTemporaryDir>

#include "core/errors.h"
#include "core/scene/scene_json.h"
#include "ui/main_window.h"
#include "ui/quiet_toolkit.h"
#include "ui/screenshot.h"
#include "ui/theme/palette.h"
#include "ui/window_settings.h"

namespace painleve::ui {
namespace {

// Exit codes of app/exit_code.h.
constexpr int kInvalidScene = 2, kEndedEarly = 3, kNotWritten = 4;

int exitCode(Screenshot::Outcome outcome) {
  switch (outcome) {
    case Screenshot::Outcome::Written:
      return 0;
    case Screenshot::Outcome::Unfinished:
      return kEndedEarly;
    case Screenshot::Outcome::NotWritten:
      break;
  }
  return kNotWritten;
}

void say(const QString& line) {
  std::fputs((line + "\n").toUtf8().constData(), stderr);
}

/// Exit code 0, or that of the problem it printed.
int openForScreenshot(MainWindow& window, const std::string& path) {
  try {
    const Scene scene = loadScene(path);
    checkStart(scene);
    window.session().open(scene, QString::fromStdString(path));
    return 0;
  } catch (const SceneError& error) {
    say(QString::fromStdString(path) + ": " + QString::fromUtf8(error.what()));
    return kInvalidScene;
  }
}

int takeScreenshot(MainWindow& window, const WindowOptions& options) {
  window.documents().setAsking(false);
  if (!options.scenePath.empty()) {
    if (const int code = openForScreenshot(window, options.scenePath); code != 0) return code;
  }
  window.show();
  Screenshot screenshot(window, QString::fromStdString(options.screenshotPath));
  QObject::connect(&screenshot, &Screenshot::finished, &window,
                   [](Screenshot::Outcome outcome, const QString& problem) {
                     if (!problem.isEmpty()) say(problem);
                     QCoreApplication::exit(exitCode(outcome));
                   });
  return QCoreApplication::exec();
}

}  // namespace

int runWindow(int argc, char** argv, const WindowOptions& options) {
  if (!options.screenshotPath.empty()) quietToolkit();
  QApplication application(argc, argv);
  QApplication::setApplicationName("Painlevé Lab");
  QApplication::setApplicationVersion(PAINLEVE_VERSION);
  // A picture shows what the program looks like, not what its last user made of it.
  const QTemporaryDir untouched;
  installSettings(options.screenshotPath.empty() ? QString() : untouched.path());
  installFonts();
  MainWindow window(options.resourceRoots);
  if (!options.screenshotPath.empty()) return takeScreenshot(window, options);
  window.show();
  window.guard().begin(CrashGuard::standardFolder());
  if (!options.scenePath.empty())
    window.documents().openFile(QString::fromStdString(options.scenePath));
  return QCoreApplication::exec();
}

}  // namespace painleve::ui
