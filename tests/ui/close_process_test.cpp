// The real program, closed in the middle of a run that no machine has finished by then: it ends at
// once, in order and without a word.

#include <map>

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace painleve::ui {
namespace {

constexpr int kPatience = 30'000;  // ms
constexpr int kTimes = 5;
constexpr int kUserTimeField = 11, kSystemTimeField = 12;  // of /proc/…/stat, after the name
constexpr qlonglong kBusy = 30;  // ticks (10 ms) of a thread: no thread of an idle window has them

/// Turns so fast, and for so long, that it takes steps by the thousand million; the rows that
/// are kept of it are few.
constexpr auto kEndlessScene = R"({
  "format": "painleve-lab/scene", "version": 1, "title": "endless",
  "system": { "type": "rod", "parameters": { "gravity": 1e-6 } },
  "initial": { "x": 0, "y": 5000, "theta": 1.5, "x_dot": 0, "y_dot": 0, "theta_dot": 20000 },
  "output": { "step": 10 }, "duration": 36000 })";

class ClosingProcess : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(QDir(home_.path()).mkdir("run"));
    ASSERT_TRUE(QFile::setPermissions(home_.filePath("run"),
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QFile file(scene());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    ASSERT_GT(file.write(kEndlessScene), 0);
  }
  QString scene() const { return home_.filePath("endless.json"); }
  /// With folders of its own; false where no window comes up.
  bool start(QProcess& program) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("XDG_CONFIG_HOME", home_.filePath("config"));
    environment.insert("XDG_DATA_HOME", home_.filePath("data"));
    environment.insert("XDG_RUNTIME_DIR", home_.filePath("run"));
    program.setProcessEnvironment(environment);
    program.start(PAINLEVE_LAB_EXECUTABLE, {scene()});
    if (!program.waitForStarted(kPatience)) return false;
    window_ = xdotool({"search", "--sync", "--onlyvisible", "--pid",
                       QString::number(program.processId()), "--name", "Painlev"})
                  .split('\n')
                  .front();
    return !window_.isEmpty();
  }
  static QString xdotool(const QStringList& arguments) {
    QProcess tool;
    tool.start("xdotool", arguments);
    return tool.waitForFinished(kPatience) ? QString::fromUtf8(tool.readAll()).trimmed()
                                           : QString();
  }
  /// Ticks of computing time of every thread but the window's.
  static std::map<QString, qlonglong> ticksOf(qint64 process) {
    const QString folder = QString("/proc/%1/task").arg(process);
    std::map<QString, qlonglong> ticks;
    for (const QString& thread : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
      QFile file(folder + "/" + thread + "/stat");
      if (thread.toLongLong() == process || !file.open(QIODevice::ReadOnly)) continue;
      const QByteArray text = file.readAll();
      const auto fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
      if (fields.size() > kSystemTimeField)
        ticks[thread] = fields[kUserTimeField].toLongLong() + fields[kSystemTimeField].toLongLong();
    }
    return ticks;
  }
  /// Until a thread has worked that long since now.
  static bool waitUntilItComputes(qint64 process) {
    const auto before = ticksOf(process);
    return QTest::qWaitFor(
        [&] {
          for (const auto& [thread, ticks] : ticksOf(process)) {
            const auto known = before.find(thread);
            if (ticks - (known == before.end() ? 0 : known->second) >= kBusy) return true;
          }
          return false;
        },
        kPatience);
  }
  void press(const QString& key) { xdotool({"windowfocus", "--sync", window_, "key", key}); }

  QTemporaryDir home_;
  QString window_;
};

TEST_F(ClosingProcess, inTheMiddleOfARunItEndsInOrderAndSaysNothing) {
  for (int i = 0; i < kTimes; ++i) {
    QProcess program;
    ASSERT_TRUE(start(program)) << "needs a display and xdotool; time " << i;
    ASSERT_TRUE(waitUntilItComputes(program.processId())) << "time " << i;
    press("ctrl+q");
    ASSERT_TRUE(program.waitForFinished(kPatience)) << "time " << i;
    EXPECT_EQ(program.exitStatus(), QProcess::NormalExit) << "time " << i;
    EXPECT_EQ(program.exitCode(), 0) << "time " << i;
    EXPECT_EQ(program.readAllStandardError().toStdString(), "") << "time " << i;
    EXPECT_EQ(program.readAllStandardOutput().toStdString(), "") << "time " << i;
  }
}

}  // namespace
}  // namespace painleve::ui
