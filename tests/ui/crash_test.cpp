// The real program, killed in the middle of the work: what was unsaved is there at the next start.

#include <gtest/gtest.h>

#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "ui/crash_guard.h"

namespace painleve::ui {
namespace {

constexpr int kStart = 30'000;                       // ms
constexpr int kRescue = CrashGuard::kRest + 20'000;  // ms

class Program : public testing::Test {
 protected:
  /// Starts the program with folders of its own; false where no window comes up.
  bool start() {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("XDG_CONFIG_HOME", home_.path() + "/config");
    environment.insert("XDG_DATA_HOME", home_.path() + "/data");
    program_.setProcessEnvironment(environment);
    program_.start(PAINLEVE_LAB_EXECUTABLE, {});
    if (!program_.waitForStarted(kStart)) return false;
    window_ = xdotool({"search", "--sync", "--onlyvisible", "--pid",
                       QString::number(program_.processId()), "--name", "Painlev"})
                  .split('\n')
                  .front();
    return !window_.isEmpty();
  }
  void kill() {
    program_.kill();
    ASSERT_TRUE(program_.waitForFinished(kStart));
    ASSERT_EQ(program_.exitStatus(), QProcess::CrashExit);
  }
  static QString xdotool(const QStringList& arguments) {
    QProcess tool;
    tool.start("xdotool", arguments);
    return tool.waitForFinished(kStart) ? QString::fromUtf8(tool.readAll()).trimmed() : QString();
  }
  void press(const QString& key) { xdotool({"windowfocus", "--sync", window_, "key", key}); }
  /// Files of this kind below the data folder.
  QStringList files(const QString& pattern) const {
    QStringList found;
    QDirIterator all(home_.path() + "/data", {pattern}, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext()) found << all.next();
    return found;
  }

  QTemporaryDir home_;
  QProcess program_;
  QString window_;
};

TEST_F(Program, killedItOffersWhatWasUnsavedAtTheNextStart) {
  ASSERT_TRUE(start()) << "needs a display and xdotool";
  QTest::qWait(500);
  EXPECT_TRUE(files("*").empty());
  press("k");  // keeps the run: a change of the document
  ASSERT_TRUE(QTest::qWaitFor([this] { return files("*.json").size() == 1; }, kRescue));
  const QString folder = QFileInfo(files("*.json").front()).absolutePath();
  EXPECT_TRUE(RecoveryStore(folder).claim().documents.empty()) << "the program lives";
  kill();
  {
    const auto found = RecoveryStore(folder).claim();
    ASSERT_EQ(found.documents.size(), 1U);
    const Unsaved& document = found.documents.begin()->second;
    EXPECT_EQ(document.saved.variations.size(), 0U);
    EXPECT_EQ(document.changed.variations.size(), 1U);
  }
  ASSERT_TRUE(start());
  EXPECT_TRUE(QTest::qWaitFor([&] { return files("*.lock").size() == 1; }, kStart))
      << "claimed, and offered in the window";
  EXPECT_TRUE(RecoveryStore(folder).claim().documents.empty());
  press("ctrl+q");
  ASSERT_TRUE(program_.waitForFinished(kStart));
  EXPECT_EQ(RecoveryStore(folder).claim().documents.size(), 1U) << "no answer loses nothing";
}

}  // namespace
}  // namespace painleve::ui
