// What a crash leaves behind, and how it comes back.

#include <csignal>
#include <fstream>

#include <gtest/gtest.h>

#include <QDir>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <sys/wait.h>
#include <unistd.h>

#include "core/scene/scene_json.h"
#include "tests/support/ui/session_bench.h"
#include "ui/crash_guard.h"
#include "ui/documents.h"
#include "ui/recovery_bar.h"

namespace painleve::ui {
namespace {

constexpr auto kMu = "laws.friction.mu";
constexpr int kSoon = 30;  // ms of rest in these tests

Scene withMu(double mu) {
  return withValue(slidingScene(), kMu, mu);
}

/// Keeps a document in a process that is killed right after.
void crash(const QString& folder, const Unsaved& document) {
  const pid_t child = ::fork();
  if (child == 0) {
    RecoveryStore store(folder);
    const bool kept = !store.keep(document);
    ::kill(::getpid(), kept ? SIGKILL : SIGTERM);
    ::_exit(1);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

class Recovery : public testing::Test {
 protected:
  void SetUp() override {
    documents_.setAsking(false);
    session_.open(slidingScene(), {});
  }
  QStringList files() const {
    return QDir(folder()).entryList(QDir::Files | QDir::NoDotAndDotDot | QDir::Hidden);
  }
  QStringList kept() const { return QDir(folder()).entryList({"*.json"}, QDir::Files); }
  QString folder() const { return temporary_.path() + "/recovery"; }
  Unsaved unsaved(double mu) const {
    return {slidingScene(), withMu(mu), {}, QDateTime::currentDateTime()};
  }

  QTemporaryDir temporary_;
  SessionBench bench_;
  Session& session_ = bench_.session;
  QWidget window_;
  Documents documents_{session_, window_};
};

TEST_F(Recovery, unsavedChangesAreKeptAfterSomeRestAndGoWhenTheyAreSaved) {
  CrashGuard guard(session_, documents_);
  guard.begin(folder(), kSoon);
  QTest::qWait(3 * kSoon);
  EXPECT_TRUE(files().empty()) << "nothing is unsaved";
  session_.setValue(kMu, 1.2, "change of μ", {});
  EXPECT_TRUE(QTest::qWaitFor([&] { return kept().size() == 1; }));
  session_.setValue(kMu, 1.3, "change of μ", {});
  QTest::qWait(3 * kSoon);
  EXPECT_EQ(kept().size(), 1) << "one file a program";
  ASSERT_TRUE(documents_.saveTo(temporary_.filePath("saved.json")));
  EXPECT_TRUE(files().empty());
  session_.undo();
  EXPECT_TRUE(QTest::qWaitFor([&] { return kept().size() == 1; }));
  session_.redo();
  EXPECT_TRUE(files().empty()) << "back at what was saved";
}

TEST_F(Recovery, anOrderlyEndLeavesNothing) {
  {
    CrashGuard guard(session_, documents_);
    guard.begin(folder(), kSoon);
    session_.setValue(kMu, 1.2, "change of μ", {});
    EXPECT_TRUE(QTest::qWaitFor([&] { return kept().size() == 1; }));
  }
  EXPECT_TRUE(files().empty());
}

TEST_F(Recovery, nothingIsTouchedBeforeItBegins) {
  CrashGuard guard(session_, documents_);
  session_.setValue(kMu, 1.2, "change of μ", {});
  QTest::qWait(3 * kSoon);
  EXPECT_FALSE(QDir(folder()).exists());
}

TEST_F(Recovery, bringsAllCrashedSessionsBackOneByOne) {
  crash(folder(), unsaved(1.1));
  crash(folder(), unsaved(1.2));
  CrashGuard guard(session_, documents_);
  guard.begin(folder(), kSoon);
  ASSERT_EQ(guard.offers().size(), 2U);
  const QString first = guard.offers().begin()->first, second = guard.offers().rbegin()->first;
  const Scene expected = guard.offers().at(first).changed,
              other = guard.offers().at(second).changed;
  EXPECT_FALSE(expected == other);
  guard.restore(first);
  EXPECT_EQ(session_.scene(), expected);
  EXPECT_TRUE(session_.isModified()) << "it was never saved";
  EXPECT_EQ(guard.offers().size(), 1U);
  EXPECT_EQ(kept().size(), 2) << "what is restored is kept at once, the other one still";
  session_.undo();
  EXPECT_EQ(session_.scene(), slidingScene()) << "the changes can be undone";
  guard.discard(second);
  EXPECT_TRUE(guard.offers().empty());
  EXPECT_TRUE(kept().empty());
}

TEST_F(Recovery, anOfferThatIsNotAnsweredComesAgain) {
  crash(folder(), unsaved(1.1));
  for (int start = 0; start < 2; ++start) {
    CrashGuard guard(session_, documents_);
    guard.begin(folder(), kSoon);
    EXPECT_EQ(guard.offers().size(), 1U);
  }
}

TEST_F(Recovery, isOfferedByOneProgramOnly) {
  crash(folder(), unsaved(1.1));
  CrashGuard first(session_, documents_), second(session_, documents_);
  first.begin(folder(), kSoon);
  second.begin(folder(), kSoon);
  EXPECT_EQ(first.offers().size(), 1U);
  EXPECT_EQ(second.offers().size(), 0U);
}

TEST_F(Recovery, whatALivingProgramKeepsIsNotOffered) {
  RecoveryStore living(folder());
  ASSERT_FALSE(living.keep(unsaved(1.1)));
  CrashGuard guard(session_, documents_);
  guard.begin(folder(), kSoon);
  EXPECT_TRUE(guard.offers().empty());
  living.forget();
  EXPECT_TRUE(files().empty());
}

TEST_F(Recovery, keepsTheFileThatTheDocumentCameFrom) {
  const QString path = temporary_.filePath("mine.json");
  crash(folder(), {slidingScene(), withMu(1.1), path, QDateTime::currentDateTime()});
  CrashGuard guard(session_, documents_);
  guard.begin(folder(), kSoon);
  ASSERT_EQ(guard.offers().size(), 1U);
  guard.restore(guard.offers().begin()->first);
  EXPECT_EQ(session_.path(), path);
  documents_.revert();
  EXPECT_EQ(session_.scene(), slidingScene());
}

TEST_F(Recovery, damagedFilesAreSetAsideAndDoNotHurt) {
  QDir().mkpath(folder());
  crash(folder(), unsaved(1.1));
  int number = 0;
  for (const char* text : {"", "{", "null", R"({"format": "painleve-lab/recovery"})",
                           R"({"format": "painleve-lab/recovery", "saved": 7, "changed": []})"}) {
    std::ofstream(QString("%1/%2.json").arg(folder()).arg(++number).toStdString()) << text;
  }
  CrashGuard guard(session_, documents_);
  QSignalSpy failures(&guard, &CrashGuard::failed);
  guard.begin(folder(), kSoon);
  EXPECT_EQ(guard.offers().size(), 1U);
  EXPECT_EQ(failures.count(), number);
  EXPECT_EQ(QDir(folder()).entryList({"*.unreadable"}).size(), number) << "kept, not offered again";
}

TEST_F(Recovery, aFolderThatCannotBeMadeIsToldOnce) {
  std::ofstream(folder().toStdString()) << "a file where the folder should be";
  CrashGuard guard(session_, documents_);
  QSignalSpy failures(&guard, &CrashGuard::failed);
  guard.begin(folder(), kSoon);
  for (const double mu : {1.1, 1.2, 1.3}) {
    session_.setValue(kMu, mu, "change of μ", {});
    QTest::qWait(3 * kSoon);
  }
  EXPECT_EQ(failures.count(), 1);
  EXPECT_TRUE(session_.isModified());
}

TEST_F(Recovery, theBarHasARowForEachAndGoesWhenAllIsSettled) {
  crash(folder(), unsaved(1.1));
  crash(folder(), unsaved(1.2));
  CrashGuard guard(session_, documents_);
  guard.begin(folder(), kSoon);
  RecoveryBar bar(guard);
  ASSERT_TRUE(showActive(bar));
  const auto buttons = [&](const char* text) {
    QList<QPushButton*> found;
    for (auto* button : bar.findChildren<QPushButton*>())
      if (button->text() == text && button->isVisible()) found << button;
    return found;
  };
  ASSERT_EQ(buttons("Restore").size(), 2);
  ASSERT_EQ(buttons("Discard").size(), 2);
  QTest::mouseClick(buttons("Restore").front(), Qt::LeftButton);
  QTest::qWait(20);
  EXPECT_TRUE(session_.isModified());
  ASSERT_EQ(buttons("Discard").size(), 1);
  QTest::mouseClick(buttons("Discard").front(), Qt::LeftButton);
  QTest::qWait(20);
  EXPECT_FALSE(bar.isVisible());
}

TEST_F(Recovery, theBarCanWait) {
  crash(folder(), unsaved(1.1));
  CrashGuard guard(session_, documents_);
  guard.begin(folder(), kSoon);
  RecoveryBar bar(guard);
  bar.show();
  bar.findChild<QToolButton*>("later")->click();
  EXPECT_FALSE(bar.isVisible());
  EXPECT_EQ(kept().size(), 1);
}

}  // namespace
}  // namespace painleve::ui
