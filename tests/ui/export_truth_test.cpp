// A film shows what was computed, frame by frame, whatever the window does meanwhile.

#include <functional>

#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <QTest>

#include "core/scene/scene_json.h"
#include "tests/support/ui/film_probe.h"
#include "tests/support/ui/window_bench.h"
#include "ui/export/frame_header.h"
#include "ui/export/frame_layout.h"
#include "ui/export/frame_painter.h"

namespace painleve::ui {
namespace {

constexpr int kPainterMs = 20'000;

Scene filmedScene() {
  return loadScene(PAINLEVE_SOURCE_RESOURCES "/scenes/fig2_mu14.json");
}

AnimationSettings pictures(AnimationPicture picture, const QString& folder) {
  AnimationSettings settings;
  settings.format = AnimationFormat::PngSequence;
  settings.picture = picture;
  settings.size = {640, 480};
  settings.framesPerSecond = 20;
  settings.speed = 0.25;
  settings.to = 0.2;
  settings.path = folder;
  return settings;
}

/// What a painter alone gives at the instants of the plan.
std::vector<QImage> paintedFrames(const Scene& scene, const AnimationSettings& settings) {
  FramePainter painter(scene, settings);
  const auto awaited = [&painter] {
    return QTest::qWaitFor([&painter] { return painter.poll(); }, kPainterMs);
  };
  std::vector<QImage> frames;
  if (!awaited()) return frames;
  const auto plan = framePlan(settings, scene, *painter.trajectory());
  EXPECT_EQ(plan.front(), settings.from);
  EXPECT_EQ(plan.back(), *settings.to);
  for (const double time : plan) {
    painter.seek(time);
    if (!awaited()) return {};
    frames.push_back(painter.paint());
    EXPECT_EQ(painter.frame().time, time);
  }
  EXPECT_EQ(painter.problem(), "");
  return frames;
}

class ExportTruth : public testing::TestWithParam<AnimationPicture> {
 protected:
  QTemporaryDir folder_;
};

TEST_P(ExportTruth, everyFrameIsThatOfItsInstant) {
  const AnimationSettings settings = pictures(GetParam(), folder_.filePath("frames"));
  const auto expected = paintedFrames(filmedScene(), settings);
  ASSERT_EQ(expected.size(), 17U);
  const Exported said = exportFilm(filmedScene(), settings);
  ASSERT_TRUE(said.ok) << said.message.toStdString();
  const auto frames = picturesIn(settings.path);
  ASSERT_EQ(frames.size(), expected.size());
  for (std::size_t i = 0; i < frames.size(); ++i) {
    EXPECT_EQ(frames[i], expected[i]) << i;
    if (i > 0) {
      EXPECT_NE(frames[i], expected[i - 1]) << "a shift would not be seen at " << i;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Pictures, ExportTruth,
                         testing::Values(AnimationPicture::SceneOnly, AnimationPicture::Composed),
                         [](const auto& info) {
                           return info.param == AnimationPicture::SceneOnly ? "Scene" : "Composed";
                         });

TEST(ExportComposed, planeAndEnergiesMoveToo) {
  const QTemporaryDir folder;
  const Scene scene = filmedScene();
  for (const QSize size : {QSize(640, 480), QSize(1280, 720)}) {
    AnimationSettings settings =
        pictures(AnimationPicture::Composed, folder.filePath(QString::number(size.width())));
    settings.size = size;
    settings.framesPerSecond = 2;
    ASSERT_TRUE(exportFilm(scene, settings).ok);
    const auto frames = picturesIn(settings.path);
    ASSERT_GE(frames.size(), 2U);
    const FrameLayout layout = frameLayout(settings, headerHeight(settings, scene));
    for (const QRectF& room : {layout.scene, layout.plane, layout.energies}) {
      const QRect pixels = pixelRect(room, layout.scale);
      ASSERT_FALSE(pixels.isEmpty());
      EXPECT_NE(frames.front().copy(pixels), frames.back().copy(pixels))
          << size.width() << ": " << pixels.left() << ", " << pixels.top();
    }
  }
}

class ExportBesideRestlessWindow : public WindowBench {};

TEST_F(ExportBesideRestlessWindow, theFilmIsTheSame) {
  const QTemporaryDir folder;
  AnimationSettings settings = pictures(AnimationPicture::Composed, folder.filePath("alone"));
  settings.framesPerSecond = 40;
  ASSERT_TRUE(exportFilm(filmedScene(), settings).ok);
  const auto alone = picturesIn(settings.path);
  openWindow();
  QWidget cover;
  const std::vector<std::function<void()>> disturbances{
      [&] {
        cover.setGeometry(window_->geometry());
        cover.show();
      },
      [&] { window_->resize(window_->size() + QSize(60, 40)); },
      [&] { window_->move(window_->pos() + QPoint(50, 30)); },
      [&] { session().setPlayhead(0.1); },
      [&] { window_->hide(); },
      [&] { window_->show(); },
      [&] { cover.hide(); }};
  constexpr std::size_t kBetween = 4;  // frames
  std::size_t done = 0;
  settings.path = folder.filePath("restless");
  const Exported said = exportFilm(filmedScene(), settings, [&](int drawn) {
    if (done < disturbances.size() && static_cast<std::size_t>(drawn) == kBetween * (done + 1))
      disturbances[done++]();
  });
  ASSERT_TRUE(said.ok) << said.message.toStdString();
  ASSERT_EQ(done, disturbances.size());
  const auto restless = picturesIn(settings.path);
  ASSERT_EQ(restless.size(), alone.size());
  EXPECT_GT(alone.size(), kBetween * disturbances.size()) << "frames follow the last change, too";
  for (std::size_t i = 0; i < alone.size(); ++i) EXPECT_EQ(restless[i], alone[i]) << i;
}

}  // namespace
}  // namespace painleve::ui
