// The panel «Contact problem» at the four clicks of lesson 2.3 (mu = 1.5, slip -4) and elsewhere.
#include <gtest/gtest.h>

#include <QRegularExpression>
#include <QTest>

#include "core/scene/presets.h"
#include "core/scene/scene_json.h"
#include "tests/support/scene/sliding_start.h"
#include "tests/support/ui/session_bench.h"
#include "ui/panels/contact_words.h"
#include "ui/panels/lcp_rows.h"
#include "ui/panels/mode_table.h"
#include "ui/panels/rich_text.h"
#include "ui/session/event_times.h"

namespace painleve::ui {
namespace {

class ContactPanel : public testing::Test {
 protected:
  void open(const Scene& scene) {
    session_.open(scene, {});
    ASSERT_TRUE(settle(session_));
    if (panel_) return;
    panel_ = std::make_unique<ModeTable>(session_);
    panel_->resize(400, 420);
    ASSERT_TRUE(showActive(*panel_));
  }
  /// What a reader sees in one of the texts; spaces of all widths are one space.
  QString text(const char* name) const {
    return panel_->findChild<RichText*>(name)->plainText().replace(
        QRegularExpression(R"([\s\x{2009}\x{a0}]+)"), " ");
  }
  int live() const { return panel_->findChild<LcpRows*>()->live(); }

  SessionBench bench_;
  Session& session_ = bench_.session;
  std::unique_ptr<ModeTable> panel_;
};

TEST_F(ContactPanel, oneSolutionIsHeldByItsForce) {
  open(test::slidingStart({.theta = 0.6}, R"("duration": 0.2)"));
  EXPECT_EQ(live(), 1);
  EXPECT_TRUE(text("A").contains("positive")) << text("A").toStdString();
  EXPECT_TRUE(text("B").contains("positive"));
  EXPECT_TRUE(text("quotient").contains("9.758 N")) << text("quotient").toStdString();
  EXPECT_TRUE(text("solutions").contains("▶"));
  EXPECT_TRUE(text("verdict").contains("only one solution"));
  EXPECT_TRUE(text("next").contains("slip stops at t = 0.1365 s")) << text("next").toStdString();
}

// Before it and just after it: where a newcomer asks what the arrow is.
TEST_F(ContactPanel, anImpactTellsItsNumbers) {
  open(loadScene(PAINLEVE_REPOSITORY "/resources/scenes/collision_in_the_strip.json"));
  const auto& events = session_.trajectory()->events;
  const auto impact = std::ranges::find(events, EventKind::Impact, &Event::kind);
  ASSERT_NE(impact, events.end());
  session_.setPlayhead(impact->time);
  EXPECT_TRUE(text("situation").contains("hits")) << text("situation").toStdString();
  EXPECT_TRUE(text("solutions").contains("the slip stops")) << text("solutions").toStdString();
  EXPECT_TRUE(text("solutions").contains("B < 0"));
  EXPECT_TRUE(text("solutions").contains("kinetic energy −12.29 J"));
  EXPECT_TRUE(text("next").contains("impact, at once")) << text("next").toStdString();
  session_.setPlayhead(justAfter(impact->time));
  EXPECT_TRUE(text("situation").contains("Just now, impact.")) << text("situation").toStdString();
  EXPECT_TRUE(text("situation").contains("Flight"));
  session_.setPlayhead(impact->time + 0.01);
  EXPECT_FALSE(text("situation").contains("Just now"));
}

TEST_F(ContactPanel, noSolutionRefusesTheQuotientAndLeavesAnImpulse) {
  open(test::slidingStart({}, R"("duration": 0.1)"));
  EXPECT_EQ(live(), 2);
  EXPECT_TRUE(text("quotient").contains("−44.78 N")) << text("quotient").toStdString();
  EXPECT_TRUE(text("quotient").contains("refused"));
  EXPECT_EQ(text("count"), "No solution at this moment");
  EXPECT_TRUE(text("solutions").startsWith("No force")) << text("solutions").toStdString();
  EXPECT_TRUE(text("solutions").contains("N s"));
  EXPECT_TRUE(text("next").contains("tangential impact, at once"));
}

TEST_F(ContactPanel, leavingNeedsNoForce) {
  open(test::slidingStart({.theta = 0.6, .thetaDot = 5}, R"("duration": 0.1)"));
  EXPECT_EQ(live(), 3);
  EXPECT_TRUE(text("solutions").contains("leaves"));
  EXPECT_TRUE(text("next").contains("lift-off, at once"));
}

TEST_F(ContactPanel, twoSolutionsAreListedAndTheTakenOneIsMarked) {
  open(test::slidingStart({.thetaDot = 4.5}, R"("duration": 0.1)"));
  EXPECT_EQ(live(), 4);
  EXPECT_EQ(text("count"), "Two solutions at this moment");
  EXPECT_TRUE(text("solutions").contains("38.93 N = 3.97")) << text("solutions").toStdString();
  EXPECT_LT(text("solutions").indexOf("▶"), text("solutions").indexOf("38.93")) << "0 is taken";
  EXPECT_TRUE(text("verdict").contains("no force where the frictionless problem has none"));
}

TEST_F(ContactPanel, aChoiceOfTheSceneIsSaid) {
  open(test::slidingStart(
      {.thetaDot = 4.5},
      R"("duration": 0.1, "branch": {"choices": [{"branch": 0, "rule": "contact"}]})"));
  EXPECT_GT(text("solutions").indexOf("▶"), text("solutions").indexOf("leaves"));
  EXPECT_TRUE(text("verdict").contains("chosen in this scene: contact kept"));
}

TEST_F(ContactPanel, stickAndFlightAreSentencesWithoutALitRow) {
  open(test::slidingStart({.mu = 0.3, .theta = 1.35, .thetaDot = 0, .slip = -0.6},
                          R"("duration": 0.5)"));
  session_.setPlayhead(0.3);
  EXPECT_EQ(live(), 0);
  EXPECT_TRUE(text("situation").contains("sticks")) << text("situation").toStdString();
  EXPECT_TRUE(text("solutions").contains("rests"));
  EXPECT_TRUE(text("A").contains("–"));
  open(fallingScene());
  EXPECT_EQ(live(), 0);
  EXPECT_TRUE(text("situation").startsWith("Flight"));
  EXPECT_TRUE(text("verdict").isEmpty());
}

TEST_F(ContactPanel, theSingularPointLightsNoRow) {
  open(test::slidingStart({.mu = 2, .theta = 0.55, .thetaDot = 2, .slip = -40},
                          R"("duration": 0.05)"));
  const auto run = session_.trajectory();
  session_.setPlayhead(run->events[run->branches.at(0).event].time);
  EXPECT_EQ(live(), 0);
  EXPECT_TRUE(text("situation").contains("Singular point"));
  EXPECT_TRUE(text("A").contains("zero") && text("B").contains("zero"));
  EXPECT_TRUE(text("quotient").isEmpty()) << "0/0 is no number";
}

TEST_F(ContactPanel, isNotReadWhileHidden) {
  open(test::slidingStart({.theta = 0.6}, R"("duration": 0.2)"));
  panel_->hide();
  const QString before = text("A");
  session_.setPlayhead(0.1);
  EXPECT_EQ(text("A"), before);
  panel_->show();
  EXPECT_NE(text("A"), before);
}

TEST_F(ContactPanel, putsTheTableBesideTheNumbersWhereThereIsRoom) {
  open(test::slidingStart({}, R"("duration": 0.1)"));
  const auto* rows = panel_->findChild<LcpRows*>();
  const auto* numbers = panel_->findChild<RichText*>("quotient");
  const auto left = [&](const QWidget* part) { return part->mapTo(panel_.get(), QPoint()).x(); };
  ASSERT_TRUE(QTest::qWaitFor([&] { return left(numbers) < rows->width(); }));
  const auto bottom = [&](const char* name) {
    const auto* part = panel_->findChild<RichText*>(name);
    return part->mapTo(panel_.get(), QPoint(0, part->height())).y();
  };
  EXPECT_LT(bottom("verdict"), 240) << "in sight also in a small window";
  EXPECT_LT(bottom("verdict"), bottom("A"));
  panel_->resize(900, 420);
  EXPECT_TRUE(QTest::qWaitFor([&] { return left(numbers) > left(rows) + rows->width(); }));
}

TEST_F(ContactPanel, showsNoNumberThatIsNone) {
  for (const Preset& preset : loadPresets(PAINLEVE_REPOSITORY "/resources/scenes")) {
    open(preset.scene);
    for (int i = 0; i <= 20; ++i) {
      session_.setPlayhead(session_.endTime() * i / 20);
      for (const char* name : {"situation", "A", "B", "quotient", "solutions", "verdict", "next"})
        EXPECT_FALSE(text(name).contains(QRegularExpression("\\bnan|\\binf\\b")))
            << preset.id << " " << text(name).toStdString();
    }
  }
}

TEST(LcpTable, saysItsLitRowInWords) {
  LcpRows rows;
  rows.setLive(2);
  EXPECT_EQ(rows.accessibleDescription(), "row (2): A > 0, B < 0, no solution");
  rows.setLive(0);
  EXPECT_EQ(rows.accessibleDescription(), "no row applies");
}

TEST(LcpTable, lightsOneRow) {
  LcpRows rows;
  rows.resize(400, rows.sizeHint().height());
  rows.setLive(0);
  const QImage quiet = rows.grab().toImage();
  for (int mode = 1; mode <= 4; ++mode) {
    rows.setLive(mode);
    const QImage lit = rows.grab().toImage();
    for (int row = 1; row <= 4; ++row) {
      const int y = (2 * row - 1) * rows.height() / 8;
      EXPECT_EQ(lit.pixel(200, y) != quiet.pixel(200, y), row == mode) << mode << " " << row;
    }
  }
}

}  // namespace
}  // namespace painleve::ui
