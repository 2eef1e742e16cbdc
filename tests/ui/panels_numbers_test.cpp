#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

#include "tests/support/ui/session_bench.h"
#include "ui/panels/landmark_slider.h"
#include "ui/panels/number_edit.h"
#include "ui/panels/speed_box.h"

namespace painleve::ui {
namespace {

struct Typed {
  const char* text;
  std::optional<double> value;
};

class ParseNumber : public testing::TestWithParam<Typed> {};

TEST_P(ParseNumber, reads) {
  EXPECT_EQ(parseNumber(QString::fromUtf8(GetParam().text)), GetParam().value);
}

INSTANTIATE_TEST_SUITE_P(Texts, ParseNumber,
                         testing::Values(Typed{"1.4", 1.4}, Typed{"1,4", 1.4},
                                         Typed{" −2,5e-3 ", -2.5e-3}, Typed{"1e400", std::nullopt},
                                         Typed{"nan", std::nullopt}, Typed{"inf", std::nullopt},
                                         Typed{"", std::nullopt}, Typed{"1.4x", std::nullopt},
                                         Typed{"1,4,5", std::nullopt}));

class NumberField : public testing::Test {
 protected:
  void SetUp() override {
    other_.move(0, 60);
    page_.resize(200, 120);
    ASSERT_TRUE(showActive(page_));
    other_.setFocus();
  }

  QWidget page_;
  NumberEdit edit_{&page_};
  QLineEdit other_{&page_};
};

TEST_F(NumberField, showsFourDigitsAndEditsAll) {
  edit_.setNumber(1.0 / 3);
  EXPECT_EQ(edit_.text(), "0.3333");
  edit_.setFocus();
  EXPECT_EQ(edit_.text(), "0.3333333333333333");
  QSignalSpy entered(&edit_, &NumberEdit::entered);
  other_.setFocus();
  EXPECT_EQ(edit_.text(), "0.3333");
  EXPECT_EQ(entered.count(), 0) << "looking is no edit";
}

TEST_F(NumberField, enterTakesTheNumberAndGivesTheKeysBack) {
  edit_.setNumber(2);
  edit_.setFocus();
  QSignalSpy entered(&edit_, &NumberEdit::entered);
  QTest::keyClicks(&edit_, "1,25");
  QTest::keyClick(&edit_, Qt::Key_Return);
  ASSERT_EQ(entered.count(), 1);
  EXPECT_EQ(entered[0][0].toDouble(), 1.25);
  EXPECT_FALSE(edit_.hasFocus());
}

TEST_F(NumberField, keepsAWrongTextUntilEscape) {
  edit_.setNumber(2);
  edit_.setFocus();
  QSignalSpy rejected(&edit_, &NumberEdit::rejected);
  QTest::keyClicks(&edit_, "two");
  other_.setFocus();
  EXPECT_EQ(rejected.count(), 1);
  edit_.setNumber(2);
  EXPECT_EQ(edit_.text(), "two");
  edit_.setFocus();
  QTest::keyClick(&edit_, Qt::Key_Escape);
  EXPECT_EQ(edit_.text(), "2");
}

TEST_F(NumberField, typingIsNotOverwritten) {
  edit_.setNumber(2);
  edit_.setFocus();
  QTest::keyClicks(&edit_, "3.5");
  edit_.setNumber(7);
  EXPECT_EQ(edit_.text(), "3.5");
}

class Slider : public testing::Test {
 protected:
  void SetUp() override {
    slider_.setRange(0, 2);
    slider_.setMarks(
        {{1.5396007, "μ<sub>C</sub>", "critical"}, {4.0 / 3, "μ<sub>P</sub>", "first"}});
    slider_.resize(270, slider_.sizeHint().height());
    slider_.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&slider_));
  }
  QPoint at(double value) const {
    return {static_cast<int>(slider_.positionOf(value)), slider_.height() - 11};
  }

  LandmarkSlider slider_;
};

TEST_F(Slider, dragsToNeatNumbers) {
  QSignalSpy moved(&slider_, &TrackSlider::moved), released(&slider_, &TrackSlider::released);
  QTest::mousePress(&slider_, Qt::LeftButton, {}, at(0.5));
  QTest::mouseMove(&slider_, at(1.0));
  QTest::mouseMove(&slider_, at(1.2));
  QTest::mouseRelease(&slider_, Qt::LeftButton, {}, at(1.2));
  EXPECT_EQ(moved.count(), 3);
  EXPECT_EQ(released.count(), 1);
  EXPECT_NEAR(slider_.value(), 1.2, 0.01);
  EXPECT_EQ(slider_.value(), std::round(slider_.value() * 1000) / 1000);
}

TEST_F(Slider, aClickOnALandmarkGoesExactlyThere) {
  QSignalSpy moved(&slider_, &TrackSlider::moved);
  const int x = static_cast<int>(slider_.positionOf(4.0 / 3)) - 4;
  QTest::mouseClick(&slider_, Qt::LeftButton, {}, QPoint(x, 6));
  ASSERT_EQ(moved.count(), 1);
  EXPECT_EQ(moved[0][0].toDouble(), 4.0 / 3);
}

TEST_F(Slider, ignoresTheWheelAndStaysOffOpenEnds) {
  slider_.setValue(1);
  QWheelEvent wheel(QPointF(10, 10), slider_.mapToGlobal(QPointF(10, 10)), {}, {0, 120}, {}, {},
                    Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(&slider_, &wheel);
  EXPECT_EQ(slider_.value(), 1);
  EXPECT_FALSE(wheel.isAccepted());
  slider_.setOpenEnds(true, true);
  QTest::mouseClick(&slider_, Qt::LeftButton, {}, at(0));
  EXPECT_GT(slider_.value(), 0);
  QTest::mouseClick(&slider_, Qt::LeftButton, {}, at(2));
  EXPECT_LT(slider_.value(), 2);
}

TEST_F(Slider, decadesAreLogarithmic) {
  slider_.setRange(1e-6, 1, true);
  EXPECT_NEAR(slider_.valueAt(slider_.positionOf(1e-3)), 1e-3, 1e-8);
  EXPECT_NEAR(slider_.positionOf(1e-3), slider_.width() / 2.0, 1e-6);
}

TEST(SpeedText, isAFractionOfRealTime) {
  EXPECT_EQ(speedText(1.0 / 16), "1/16×");
  EXPECT_EQ(speedText(0.001), "1/1000×");
  EXPECT_EQ(speedText(1), "1×");
  EXPECT_EQ(speedText(0.3), "0.3×");
}

}  // namespace
}  // namespace painleve::ui
