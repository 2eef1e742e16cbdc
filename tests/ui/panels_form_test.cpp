#include <gtest/gtest.h>

#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QToolButton>

#include "core/scene/scene_access.h"
#include "tests/support/ui/session_bench.h"
#include "ui/panels/landmark_slider.h"
#include "ui/panels/number_edit.h"
#include "ui/panels/parameter_form.h"

namespace painleve::ui {
namespace {

class Form : public testing::Test {
 protected:
  void SetUp() override {
    session_.open(slidingScene(), {});
    form_ = std::make_unique<ParameterForm>(session_);
    form_->resize(312, 900);
    ASSERT_TRUE(showActive(*form_));
  }
  void TearDown() override { settle(session_); }

  template <class Widget>
  Widget* find(const char* name) {
    auto* widget = form_->findChild<Widget*>(name);
    EXPECT_NE(widget, nullptr) << name;
    return widget;
  }
  void type(const char* field, const char* text) {
    auto* edit = find<NumberEdit>(field);
    edit->setFocus();
    edit->selectAll();
    if (*text == '\0') QTest::keyClick(edit, Qt::Key_Backspace);
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
  }
  double at(const char* path) const { return numberAt(session_.scene(), path); }

  SessionBench bench_;
  Session& session_ = bench_.session;
  std::unique_ptr<ParameterForm> form_;
};

TEST_F(Form, hasARowForEveryFieldOfTheScene) {
  for (const FieldGroup& group : fieldGroups(session_.scene()))
    for (const Field& field : group.fields) find<NumberEdit>(("edit:" + field.path).c_str());
}

TEST_F(Form, showsTheLandmarksOfTheFriction) {
  EXPECT_EQ(find<LandmarkSlider>("slider:laws.friction.mu")->marks().size(), 2U);
  EXPECT_TRUE(find<LandmarkSlider>("slider:system.parameters.mass")->marks().empty());
}

TEST_F(Form, typingChangesTheSceneAsOneEntry) {
  type("edit:laws.friction.mu", "1,25");
  EXPECT_EQ(at("laws.friction.mu"), 1.25);
  EXPECT_EQ(session_.undoText(), "change of μ");
  session_.undo();
  EXPECT_EQ(find<NumberEdit>("edit:laws.friction.mu")->text(), "1.400");
}

TEST_F(Form, anErrorStandsBesideItsFieldWithTheRange) {
  const Scene before = session_.scene();
  type("edit:system.parameters.mass", "-1");
  EXPECT_EQ(session_.scene(), before);
  auto* error = find<QLabel>("error:system.parameters.mass");
  EXPECT_TRUE(error->isVisible());
  EXPECT_TRUE(error->text().contains("mass")) << error->text().toStdString();
  type("edit:system.parameters.mass", "2");
  EXPECT_FALSE(error->isVisible());
  EXPECT_EQ(at("system.parameters.mass"), 2);
  EXPECT_TRUE(bench_.refusals.isEmpty()) << "the field says it, nobody else";
}

TEST_F(Form, draggingASliderIsOneEntry) {
  auto* slider = find<LandmarkSlider>("slider:laws.friction.mu");
  const int y = slider->height() - 11;
  const auto x = [slider](double mu) { return static_cast<int>(slider->positionOf(mu)); };
  QTest::mousePress(slider, Qt::LeftButton, {}, {x(1.4), y});
  for (int i = 0; i < 12; ++i) QTest::mouseMove(slider, {x(1.4 + 0.05 * i), y});
  QTest::mouseRelease(slider, Qt::LeftButton, {}, {x(2), y});
  EXPECT_GT(at("laws.friction.mu"), 1.8);
  session_.undo();
  EXPECT_EQ(at("laws.friction.mu"), 1.4);
  EXPECT_FALSE(session_.canUndo());
}

TEST_F(Form, anotherLawHasOtherFields) {
  auto* law = find<QComboBox>("selector:laws.friction.type");
  const int none = law->findData("none");
  ASSERT_GE(none, 0);
  law->setCurrentIndex(none);
  emit law->activated(none);
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  EXPECT_EQ(textAt(session_.scene(), "laws.friction.type"), "none");
  EXPECT_EQ(form_->findChild<NumberEdit*>("edit:laws.friction.mu"), nullptr);
  session_.undo();
  EXPECT_EQ(find<NumberEdit>("edit:laws.friction.mu")->text(), "1.400");
}

TEST_F(Form, optionalValuesComeAndGo) {
  auto* edit = find<NumberEdit>("edit:laws.friction.mu_static");
  EXPECT_FALSE(edit->isVisible());
  type("edit:laws.friction.mu_static", "1.6");
  EXPECT_EQ(at("laws.friction.mu_static"), 1.6);
  EXPECT_TRUE(edit->isVisible());
  type("edit:laws.friction.mu_static", "");
  EXPECT_EQ(session_.scene().laws.at("friction.mu_static"), nullptr);
  EXPECT_FALSE(edit->isVisible());
}

TEST_F(Form, theStartChangesItsVariablesAndKeepsTheState) {
  auto* start = find<QComboBox>("start");
  EXPECT_EQ(start->currentIndex(), 1);
  emit start->activated(0);
  EXPECT_FALSE(startsOnGround(session_.scene()));
  EXPECT_DOUBLE_EQ(at("initial.theta"), 0.75);
  EXPECT_GT(at("initial.y"), 0);
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  find<NumberEdit>("edit:initial.y");
}

TEST_F(Form, clearingAValueTakesBackTheEditThatGaveIt) {
  ASSERT_TRUE(settle(session_));
  session_.setPlayhead(0.05);
  session_.setFromHere(true);
  type("edit:laws.friction.mu_static", "1.6");
  ASSERT_EQ(session_.scene().edits.size(), 1U);
  EXPECT_EQ(find<NumberEdit>("edit:laws.friction.mu_static")->text(), "1.600");
  type("edit:laws.friction.mu_static", "");
  EXPECT_TRUE(session_.scene().edits.empty());
}

TEST_F(Form, saysWhereAChangeActs) {
  auto* mu = find<NumberEdit>("edit:laws.friction.mu");
  auto* theta = find<NumberEdit>("edit:initial.theta");
  EXPECT_FALSE(mu->toolTip().contains("playhead"));
  session_.setFromHere(true);
  EXPECT_TRUE(mu->toolTip().contains("from the playhead on"));
  EXPECT_TRUE(theta->toolTip().contains("the whole run"));
  session_.setFromHere(false);
  EXPECT_FALSE(theta->toolTip().contains("the whole run"));
}

TEST_F(Form, foldsASection) {
  auto* title = find<QToolButton>("section:Body");
  auto* edit = find<NumberEdit>("edit:system.parameters.mass");
  EXPECT_TRUE(edit->isVisible());
  title->click();
  EXPECT_FALSE(edit->isVisible());
}

}  // namespace
}  // namespace painleve::ui
