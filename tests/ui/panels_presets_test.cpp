#include <gtest/gtest.h>

#include <QComboBox>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include "core/io/resource_paths.h"
#include "core/scene/scene_access.h"
#include "tests/support/ui/session_bench.h"
#include "ui/panels/preset_browser.h"
#include "ui/panels/preset_card.h"
#include "ui/panels/preset_groups.h"
#include "ui/panels/sketch_painter.h"
#include "ui/panels/top_bar.h"
#include "ui/theme/prose.h"

namespace painleve::ui {
namespace {

Preset named(const std::string& id, const char* lesson) {
  Preset preset{id, {}, fallingScene()};
  preset.scene.title = "Preset " + id;
  if (lesson != nullptr) preset.scene.view.set("lesson", lesson);
  return preset;
}

std::vector<Preset> shipped() {
  return loadPresets(findResource({PAINLEVE_SOURCE_RESOURCES}, "scenes"));
}

TEST(PresetGroups, followTheLessonsAndTheirSteps) {
  const std::vector<Preset> presets{named("a", "2.10"), named("b", nullptr), named("c", "2.3"),
                                    named("d", "1.1"),  named("e", "99.1"),  named("f", "two")};
  const auto groups = groupByLesson(presets);
  ASSERT_EQ(groups.size(), 3U);
  EXPECT_TRUE(groups[0].title.startsWith("1 · ")) << groups[0].title.toStdString();
  EXPECT_EQ(groups[1].title, "2 · Four answers to one question");
  EXPECT_EQ(groups[1].presets, (std::vector{2, 0})) << "step 10 comes after step 3";
  EXPECT_EQ(groups[2].title, "More");
  EXPECT_EQ(groups[2].presets, (std::vector{1, 4, 5}));
}

TEST(PresetGroups, aLessonMayBeANumber) {
  Scene scene = fallingScene();
  scene.view.set("lesson", 2.3);
  EXPECT_EQ(lessonStep(scene), "2.3");
  scene.view.set("lesson", Tree::object());
  EXPECT_EQ(lessonStep(scene), "");
}

TEST(Sketch, showsTheMotionAndTheOrbit) {
  const Sketch sketch = sketchOf(slidingScene(), {});
  ASSERT_GT(sketch.poses.size(), 2U);
  EXPECT_NE(sketch.poses.front().bodies.front().centre, sketch.poses.back().bodies.front().centre);
  ASSERT_GT(sketch.orbit.size(), 20U);
  EXPECT_NEAR(sketch.orbit.front().x, 0.75, 1e-9);
  EXPECT_NEAR(sketch.orbit.front().y, 2.5, 1e-9);
  QImage picture(200, 90, QImage::Format_RGB32);
  picture.fill(Qt::white);
  const QImage blank = picture;
  QPainter painter(&picture);
  paintSketch(painter, picture.rect(), sketch);
  painter.end();
  for (const QRect& part : {QRect(0, 0, 110, 90), QRect(125, 0, 75, 90)})
    EXPECT_NE(picture.copy(part), blank.copy(part)) << part.x();
}

TEST(Sketch, aSceneThatCannotStartHasNone) {
  Scene scene = fallingScene();
  scene.initial.set("y", -5.0);
  const Sketch sketch = sketchOf(scene, {});
  EXPECT_TRUE(sketch.orbit.empty());
  QImage picture(200, 90, QImage::Format_RGB32);
  QPainter painter(&picture);
  paintSketch(painter, picture.rect(), sketch);
}

class Browser : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(showActive(browser_)); }

  /// Titles of the cards, without the headings.
  QStringList cards() const {
    QStringList titles;
    for (int row = 0; row < list()->count(); ++row) {
      if (list()->item(row)->data(PresetCard::kPresetRole).toInt() >= 0)
        titles << list()->item(row)->text();
    }
    return titles;
  }
  QListWidget* list() const { return browser_.findChild<QListWidget*>("cards"); }
  QLineEdit* words() const { return browser_.findChild<QLineEdit*>("words"); }

  std::vector<Preset> presets_ = shipped();
  PresetBrowser browser_{presets_, QString::fromStdString(presets_.back().scene.title)};
  QSignalSpy chosen_{&browser_, &PresetBrowser::chosen};
};

TEST_F(Browser, showsEveryPresetOnceAndStandsAtTheOpenOne) {
  EXPECT_EQ(cards().size(), static_cast<int>(presets_.size()));
  EXPECT_EQ(list()->currentItem()->text().toStdString(), presets_.back().scene.title);
}

TEST_F(Browser, isFoundByWordsAndTakenByKeys) {
  const std::string& title = presets_.front().scene.title;
  QTest::keyClicks(words(), QString::fromStdString(presets_.front().id).left(5).toUpper());
  EXPECT_TRUE(cards().contains(QString::fromStdString(title)));
  EXPECT_LT(cards().size(), static_cast<int>(presets_.size()));
  words()->setText("no such words anywhere");
  EXPECT_TRUE(cards().empty());
  EXPECT_EQ(list()->count(), 1) << "a sentence says so";
  QTest::keyClick(words(), Qt::Key_Return);
  EXPECT_EQ(chosen_.count(), 0);
  words()->clear();
  list()->setCurrentRow(1);
  const QString first = list()->currentItem()->text();
  QTest::keyClick(words(), Qt::Key_Down);
  EXPECT_NE(list()->currentItem()->text(), first);
  const int preset = list()->currentItem()->data(PresetCard::kPresetRole).toInt();
  EXPECT_GE(preset, 0) << "headings are stepped over";
  QTest::keyClick(words(), Qt::Key_Return);
  ASSERT_EQ(chosen_.count(), 1);
  EXPECT_EQ(chosen_.front().front().toInt(), preset);
  EXPECT_FALSE(browser_.isVisible());
}

TEST_F(Browser, opensByDoubleClick) {
  list()->scrollToTop();
  const QRect card = list()->visualItemRect(list()->item(1));
  QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, card.center());
  QTest::mouseDClick(list()->viewport(), Qt::LeftButton, {}, card.center());
  ASSERT_EQ(chosen_.count(), 1);
  EXPECT_EQ(chosen_.front().front().toInt(),
            list()->item(1)->data(PresetCard::kPresetRole).toInt());
}

TEST_F(Browser, canShowOneSystemOnly) {
  auto* systems = browser_.findChild<QComboBox*>("systems");
  ASSERT_GT(systems->count(), 2);
  int all = 0;
  for (int i = 1; i < systems->count(); ++i) {
    systems->setCurrentIndex(i);
    EXPECT_FALSE(cards().empty());
    all += static_cast<int>(cards().size());
  }
  EXPECT_EQ(all, static_cast<int>(presets_.size()));
}

TEST_F(Browser, drawsAllPicturesWithoutWaiting) {
  EXPECT_TRUE(QTest::qWaitFor([&] { return browser_.sketches().isDone(); }, 60'000));
  for (int i = 0; i < static_cast<int>(presets_.size()); ++i) {
    ASSERT_NE(browser_.sketches().sketch(i), nullptr);
    EXPECT_FALSE(browser_.sketches().sketch(i)->orbit.empty()) << presets_[i].id;
  }
}

TEST(PresetBox, namesASceneOfOnesOwn) {
  SessionBench bench;
  const std::vector<Preset> presets = shipped();
  bench.session.open(slidingScene(), {});
  TopBar bar(bench.session, presets);
  auto* box = bar.findChild<QComboBox*>("preset");
  EXPECT_EQ(box->placeholderText(), "sliding (own scene)");
  EXPECT_EQ(box->currentIndex(), -1);
  Scene untitled = slidingScene();
  untitled.title.clear();
  bench.session.open(untitled, "/somewhere/mine.json");
  EXPECT_EQ(box->placeholderText(), "mine.json (own scene)");
  bench.session.open(presets.front().scene, {});
  EXPECT_EQ(box->currentIndex(), 0);
}

TEST(Prose, hasItsIndicesLowered) {
  EXPECT_EQ(proseHtml("Above μ_C,  F_N < θ_c1."),
            "Above μ<sub>C</sub>, F<sub>N</sub> &lt; θ<sub>c1</sub>.");
  EXPECT_EQ(proseHtml("zeno_speed, x_position"), "zeno_speed, x_position");
}

}  // namespace
}  // namespace painleve::ui
