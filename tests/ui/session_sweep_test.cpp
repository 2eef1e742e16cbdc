// A parameter played over wall time: the views follow, the document does not.

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

#include "core/scene/scene_access.h"
#include "tests/support/ui/session_bench.h"
#include "ui/session/sweep_player.h"

namespace painleve::ui {
namespace {

constexpr auto kMu = "laws.friction.mu";

class SweepPlayed : public testing::Test {
 protected:
  void SetUp() override {
    session().open(slidingScene(), {});
    ASSERT_TRUE(settle(session()));
  }
  void TearDown() override { settle(session()); }
  double shownMu() const { return numberAt(bench_.session.scene(), kMu); }
  double ownMu() const { return numberAt(bench_.session.document(), kMu); }
  Session& session() { return bench_.session; }

  SessionBench bench_;
  SweepPlayer player_{bench_.session};
};

TEST_F(SweepPlayed, showsEveryValueOnTheWayAndEndsWithTheDocumentAsItWas) {
  const Scene before = session().document();
  QSignalSpy values(&player_, &SweepPlayer::valueChanged);
  QSignalSpy runs(&session(), &Session::trajectoryChanged);
  ASSERT_TRUE(player_.start({kMu, 0.8, 2, 0.6}));
  EXPECT_EQ(shownMu(), 0.8);
  double last = 0.8;
  bool rises = true;
  while (player_.isRunning()) {
    QTest::qWait(20);
    session().poll();
    if (!player_.isRunning()) break;
    rises = rises && shownMu() >= last;
    last = shownMu();
  }
  EXPECT_TRUE(rises);
  EXPECT_EQ(last, 2) << "the last value is shown";
  EXPECT_GT(values.count(), 8);
  EXPECT_GT(runs.count(), 3) << "the runs follow live";
  EXPECT_EQ(session().scene(), before);
  ASSERT_TRUE(settle(session()));
  EXPECT_EQ(numberAt(*session().runs().front().scene, kMu), 1.4);
}

TEST_F(SweepPlayed, neitherModifiesNorFillsTheHistory) {
  ASSERT_TRUE(player_.start({kMu, 0.8, 2, 0.3}));
  QTest::qWait(100);
  EXPECT_TRUE(session().isPreviewing());
  EXPECT_FALSE(session().isModified());
  EXPECT_FALSE(session().canUndo());
  EXPECT_EQ(ownMu(), 1.4);
  player_.stop();
  EXPECT_FALSE(session().isPreviewing());
  EXPECT_FALSE(session().isModified());
  EXPECT_FALSE(session().canUndo());
  EXPECT_EQ(shownMu(), 1.4);
}

TEST_F(SweepPlayed, keepsWhatWasUndone) {
  session().setValue(kMu, 1.5, "friction", {});
  session().undo();
  ASSERT_TRUE(session().canRedo());
  ASSERT_TRUE(player_.start({kMu, 0.8, 2, 0.3}));
  QTest::qWait(60);
  player_.stop();
  EXPECT_TRUE(session().canRedo());
}

TEST_F(SweepPlayed, theValueThatIsKeptIsOneUndoEntry) {
  ASSERT_TRUE(player_.start({kMu, 0.8, 2, 5}));
  QTest::qWait(150);
  const double kept = player_.value();
  player_.keep("sweep of μ");
  EXPECT_FALSE(player_.isRunning());
  EXPECT_EQ(ownMu(), kept);
  EXPECT_GT(kept, 0.8);
  EXPECT_EQ(session().undoText(), "sweep of μ");
  session().undo();
  EXPECT_EQ(ownMu(), 1.4);
  EXPECT_FALSE(session().canUndo());
}

TEST_F(SweepPlayed, aChangeOfTheDocumentEndsIt) {
  ASSERT_TRUE(player_.start({kMu, 0.8, 2, 5}));
  session().setValue("laws.impact.e", 0.5, "e", {});
  EXPECT_FALSE(player_.isRunning());
  EXPECT_EQ(ownMu(), 1.4);
  EXPECT_EQ(numberAt(session().document(), "laws.impact.e"), 0.5);
  ASSERT_TRUE(player_.start({kMu, 0.8, 2, 5}));
  session().undo();
  EXPECT_FALSE(player_.isRunning());
  EXPECT_EQ(numberAt(session().document(), "laws.impact.e"), 0);
  ASSERT_TRUE(player_.start({kMu, 0.8, 2, 5}));
  session().open(fallingScene(), {});
  EXPECT_FALSE(player_.isRunning());
  EXPECT_EQ(session().scene(), fallingScene());
}

TEST_F(SweepPlayed, aValueThatIsNotAllowedIsRefused) {
  EXPECT_FALSE(player_.start({"laws.impact.e", 3, 4, 1}));
  EXPECT_FALSE(player_.isRunning());
  EXPECT_FALSE(session().isPreviewing());
  EXPECT_EQ(bench_.refusals.size(), 1);
}

}  // namespace
}  // namespace painleve::ui
