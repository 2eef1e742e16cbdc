// A real window with the whole program in it, driven by mouse and keys.

#include <fstream>
#include <set>

#include <gtest/gtest.h>

#include <QAction>
#include <QLabel>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "tests/support/ui/session_bench.h"
#include "tests/support/ui/window_bench.h"
#include "ui/main_window.h"
#include "ui/panels/landmark_slider.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/time_slider.h"
#include "ui/screenshot.h"

namespace painleve::ui {
namespace {

constexpr auto kMu = "laws.friction.mu";

class Window : public WindowBench {
 protected:
  void SetUp() override { openWindow(); }
  QString message() const { return bar()->isVisible() ? bar()->text() : QString(); }
  MessageBar* bar() const { return window_->findChild<MessageBar*>(); }
  LandmarkSlider* muSlider() const {
    return window_->findChild<LandmarkSlider*>("slider:laws.friction.mu");
  }
  void dragMu(double from, double to, int events) {
    LandmarkSlider* slider = muSlider();
    const auto at = [slider](double mu) {
      return QPoint(static_cast<int>(slider->positionOf(mu)), slider->height() - 11);
    };
    QTest::mousePress(slider, Qt::LeftButton, {}, at(from));
    for (int i = 1; i <= events; ++i) {
      QTest::mouseMove(slider, at(from + (to - from) * i / events));
      QTest::qWait(16);
    }
    QTest::mouseRelease(slider, Qt::LeftButton, {}, at(to));
  }
};

TEST_F(Window, opensOnARunThatIsPaused) {
  EXPECT_NE(session().trajectory(), nullptr);
  EXPECT_NE(session().phasePlane(), nullptr);
  EXPECT_FALSE(window_->playback().isPlaying());
  EXPECT_EQ(message(), "");
  EXPECT_TRUE(window_->windowTitle().contains("Painlevé Lab"));
  EXPECT_EQ(window_->focusWidget(), window_->centralWidget()) << "no box may eat the first key";
}

TEST_F(Window, draggingMuRedrawsTheFutureAndIsOneEntry) {
  const double before = numberAt(session().scene(), kMu);
  QSignalSpy fresh(&session(), &Session::trajectoryChanged);
  dragMu(before, 0.3, 30);
  EXPECT_GT(fresh.count(), 5);
  settleWindow();
  EXPECT_LT(numberAt(*session().runs().front().scene, kMu), 0.4);
  EXPECT_TRUE(window_->isWindowModified());
  QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_DOUBLE_EQ(numberAt(session().scene(), kMu), before);
  EXPECT_FALSE(session().canUndo());
  EXPECT_FALSE(window_->isWindowModified());
}

TEST_F(Window, playsScrubsAndSteps) {
  QTest::keyClick(window_.get(), Qt::Key_Space);
  EXPECT_TRUE(QTest::qWaitFor([this] { return session().playhead() > 0; }, 5000));
  QTest::keyClick(window_.get(), Qt::Key_Space);
  EXPECT_FALSE(window_->playback().isPlaying());

  auto* slider = window_->findChild<TimeSlider*>();
  const auto at = [&](double fraction) {
    return QPoint(static_cast<int>(slider->positionOf(fraction * session().endTime())),
                  slider->height() / 2);
  };
  QTest::mousePress(slider, Qt::LeftButton, {}, at(0.1));
  for (int i = 1; i <= 9; ++i) QTest::mouseMove(slider, at(0.1 * i));
  QTest::mouseRelease(slider, Qt::LeftButton, {}, at(0.9));
  EXPECT_NEAR(session().playhead(), 0.9 * session().endTime(), 0.02 * session().endTime());

  const double here = session().playhead();
  QTest::keyClick(window_.get(), Qt::Key_Left);
  EXPECT_LT(session().playhead(), here);
  QTest::keyClick(window_.get(), Qt::Key_Backspace);
  EXPECT_EQ(session().playhead(), 0);
}

TEST_F(Window, everyPresetRuns) {
  ASSERT_FALSE(window_->presets().empty());
  for (int i = 0; i < static_cast<int>(window_->presets().size()); ++i) {
    window_->openPreset(i);
    settleWindow();
    EXPECT_NE(session().trajectory(), nullptr);
    EXPECT_EQ(message(), "") << message().toStdString();
    session().setPlayhead(session().endTime());
    QTest::qWait(20);
  }
}

TEST_F(Window, savesAndOpensWhatItSaved) {
  QTemporaryDir folder;
  const QString path = folder.filePath("scene.json");
  session().setValue(kMu, 1.25, "change of μ", {});
  const Scene saved = session().scene();
  EXPECT_TRUE(window_->documents().saveTo(path));
  EXPECT_FALSE(session().isModified());
  window_->openDefault();
  window_->documents().openFile(path);
  settleWindow();
  EXPECT_EQ(session().scene(), saved);
  EXPECT_EQ(session().path(), path);
}

TEST_F(Window, aSceneThatCannotBeWrittenIsToldAndNotMarkedSaved) {
  session().setValue(kMu, 1.25, "change of μ", {});
  EXPECT_FALSE(window_->documents().saveTo("/"));
  EXPECT_NE(message(), "");
  EXPECT_TRUE(session().isModified());
}

TEST_F(Window, aBrokenSceneIsALineAndNothingElse) {
  QTemporaryDir folder;
  const Scene before = session().scene();
  for (const char* text : {"", "{", R"({"format": "painleve-lab/scene", "version": 1})",
                           R"({"format": "painleve-lab/scene", "version": 99})"}) {
    const QString path = folder.filePath("broken.json");
    std::ofstream(path.toStdString()) << text;
    window_->documents().openFile(path);
    EXPECT_TRUE(message().contains("broken.json")) << message().toStdString();
    EXPECT_EQ(session().scene(), before);
    bar()->dismiss();
  }
  window_->documents().openFile(folder.path());
  EXPECT_NE(message(), "");
  window_->openDefault();
  EXPECT_EQ(message(), "");
}

TEST_F(Window, closesWhileComputing) {
  for (int i = 0; i < 5; ++i) {
    session().open(longScene(), {});
    ASSERT_TRUE(session().isComputing()) << i;
    window_.reset();
    window_ = newWindow();
    window_->show();
  }
  session().open(longScene(), {});
  EXPECT_TRUE(window_->close());
  EXPECT_TRUE(session().isComputing());
}

TEST_F(Window, itsPictureIsNotBlankAnywhere) {
  QTest::qWait(100);
  const QImage image = windowImage(*window_);
  EXPECT_EQ(image.size(), window_->size() * window_->devicePixelRatio());
  // Each ninth of the window holds more than one colour.
  for (int i = 0; i < 9; ++i) {
    const int w = image.width() / 3, h = image.height() / 3;
    const QRect part(i % 3 * w, i / 3 * h, w, h);
    std::set<QRgb> colours;
    for (int y = part.top(); y <= part.bottom(); y += 3)
      for (int x = part.left(); x <= part.right(); x += 3) colours.insert(image.pixel(x, y));
    EXPECT_GT(colours.size(), 8U) << "part " << i;
  }
}

TEST_F(Window, nothingIsClippedAtItsSmallest) {
  window_->resize(window_->minimumSize());
  QTest::qWait(50);
  EXPECT_LE(window_->size().width(), 1280);
  EXPECT_LE(window_->size().height(), 720);
  EXPECT_LE(window_->centralWidget()->minimumSizeHint().width(), 1280);
  for (const auto* label : window_->findChildren<QLabel*>()) {
    if (!label->isVisible() || label->wordWrap() ||
        label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored)
      continue;
    EXPECT_GE(label->width(), label->sizeHint().width()) << label->text().toStdString();
  }
}

}  // namespace
}  // namespace painleve::ui
