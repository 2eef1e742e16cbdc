// Hands and texts at other pixel ratios, and texts in both themes and at the size of a screen. A
// ratio is fixed when a program starts, so that the tests run again in another one.

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QLabel>
#include <QProcess>
#include <QRegularExpression>
#include <QSettings>
#include <QTest>

#include "tests/support/ui/session_bench.h"
#include "tests/support/ui/window_bench.h"
#include "ui/main_window.h"
#include "ui/theme/palette.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr int kPatience = 300'000;  // ms
constexpr int kDrawn = 60;          // ms

class WindowTexts : public WindowBench {
 protected:
  void SetUp() override {
    QSettings().clear();
    openWindow();
    const QString scale = qEnvironmentVariable("QT_SCALE_FACTOR");
    if (!scale.isEmpty()) {
      ASSERT_EQ(window_->devicePixelRatioF(), scale.toDouble());
    }
  }
  void TearDown() override {
    window_.reset();
    setTheme(Theme::Light);
    installStyle();
  }
  /// What shows less than it says, and is not meant to.
  QStringList clipped() const {
    QStringList texts;
    for (const auto* label : window_->findChildren<QLabel*>()) {
      const bool mayYield =
          label->wordWrap() || label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored;
      if (!label->isVisible() || mayYield) continue;
      if (label->width() < label->sizeHint().width()) texts << label->text();
    }
    return texts;
  }
  void expectWholeTextsAt(QSize size) {
    window_->resize(size);
    QTest::qWait(kDrawn);
    EXPECT_EQ(window_->size(), size);
    EXPECT_EQ(clipped().join(" | ").toStdString(), "") << size.width() << "x" << size.height();
  }
};

TEST_F(WindowTexts, areWholeInBothThemesAndAtBothSizes) {
  for (const Theme theme : {Theme::Light, Theme::Dark}) {
    window_->setLook(theme, false);
    settleWindow();
    EXPECT_LE(window_->centralWidget()->minimumSizeHint().width(), 1280);
    expectWholeTextsAt({1280, 720});
    expectWholeTextsAt({1920, 1080});
  }
}

class WindowScales : public testing::TestWithParam<const char*> {
 protected:
  /// How many tests of this filter pass at the scale; -1: not all of them.
  static int passing(const QString& filter) {
    QProcess again;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_SCALE_FACTOR", GetParam());
    again.setProcessEnvironment(environment);
    again.setProcessChannelMode(QProcess::MergedChannels);
    again.start(QCoreApplication::applicationFilePath(), {"--gtest_filter=" + filter});
    const bool isDone = again.waitForFinished(kPatience);
    const QString output = QString::fromUtf8(again.readAll());
    static const QRegularExpression kPassed(R"(\[  PASSED  \] (\d+) test)");
    const auto found = kPassed.match(output);
    const bool isWell = isDone && again.exitStatus() == QProcess::NormalExit &&
                        again.exitCode() == 0 && found.hasMatch();
    EXPECT_TRUE(isWell) << output.toStdString();
    return isWell ? found.captured(1).toInt() : -1;
  }
};

TEST_P(WindowScales, aHandInThePlaneReachesWhatItPointsAt) {
  EXPECT_GE(passing("PhasePlaneHandTest.*:PlaneRingTest.*"), 12);
}

TEST_P(WindowScales, noTextIsClipped) {
  EXPECT_EQ(passing("Window.nothingIsClippedAtItsSmallest:WindowTexts.*"), 2);
}

INSTANTIATE_TEST_SUITE_P(PixelRatios, WindowScales, testing::Values("1.5", "2"));

}  // namespace
}  // namespace painleve::ui
