// A film that is not finished: given up by the user, or for want of an encoder.

#include <cmath>

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QTemporaryDir>

#include "core/scene/scene_json.h"
#include "tests/support/ui/film_probe.h"
#include "tests/support/ui/session_bench.h"
#include "ui/export/animation_export.h"

namespace painleve::ui {
namespace {

const QByteArray kOld = "what was there before";

class ExportCancel : public testing::TestWithParam<AnimationFormat> {
 protected:
  ExportCancel() {
    settings_.format = GetParam();
    settings_.size = {320, 240};
    settings_.speed = 0.02;
    settings_.path = folder_.filePath("film");
    if (settings_.format == AnimationFormat::PngSequence) return;
    QFile old(settings_.path);
    EXPECT_TRUE(old.open(QIODevice::WriteOnly) && old.write(kOld) == kOld.size());
  }
  /// As it was: the old file and nothing else; of a sequence nothing at all.
  void expectUntouched() const {
    const QStringList left =
        QDir(folder_.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    if (settings_.format == AnimationFormat::PngSequence) {
      EXPECT_EQ(left, QStringList());
      return;
    }
    EXPECT_EQ(left, QStringList{"film"});
    QFile old(settings_.path);
    EXPECT_TRUE(old.open(QIODevice::ReadOnly));
    EXPECT_EQ(old.readAll(), kOld);
  }
  QTemporaryDir folder_;
  AnimationSettings settings_;
};

TEST_P(ExportCancel, inTheMiddleLeavesWhatWasThere) {
  AnimationExport film(slidingScene(), settings_);
  QEventLoop loop;
  int drawn = 0;
  Exported said;
  QObject::connect(&film, &AnimationExport::progress, [&](int done, int total, double left) {
    EXPECT_EQ(done, ++drawn);
    EXPECT_EQ(total, 376);
    EXPECT_TRUE(std::isfinite(left) && left >= 0) << left;
    if (done == 20) film.cancel();
  });
  QObject::connect(&film, &AnimationExport::finished, [&](bool ok, const QString& message) {
    said = {true, ok, message};
    loop.quit();
  });
  film.start();
  loop.exec();
  EXPECT_FALSE(said.ok);
  EXPECT_EQ(said.message, "The export was cancelled.");
  EXPECT_EQ(drawn, 20);
  EXPECT_FALSE(film.isRunning());
  expectUntouched();
}

TEST_P(ExportCancel, atOnceAndTwiceIsFine) {
  AnimationExport film(slidingScene(), settings_);
  film.cancel();
  film.start();
  film.cancel();
  film.cancel();
  QEventLoop loop;
  int ends = 0;
  QObject::connect(&film, &AnimationExport::finished, [&](bool ok, const QString&) {
    EXPECT_FALSE(ok);
    ++ends;
    loop.quit();
  });
  loop.exec();
  QCoreApplication::processEvents();
  EXPECT_EQ(ends, 1);
  expectUntouched();
}

TEST_P(ExportCancel, anExportThatDiesIsCancelled) {
  {
    AnimationExport film(slidingScene(), settings_);
    QEventLoop loop;
    QObject::connect(&film, &AnimationExport::progress, &loop, &QEventLoop::quit);
    film.start();
    loop.exec();
  }
  expectUntouched();
}

INSTANTIATE_TEST_SUITE_P(Formats, ExportCancel,
                         testing::Values(AnimationFormat::Mp4, AnimationFormat::Gif,
                                         AnimationFormat::PngSequence),
                         [](const auto& info) {
                           return info.param == AnimationFormat::Mp4   ? "Mp4"
                                  : info.param == AnimationFormat::Gif ? "Gif"
                                                                       : "Png";
                         });

class ExportFailure : public ExportCancel {
 protected:
  /// Until it is done.
  static Exported exported(AnimationExport& film) {
    QEventLoop loop;
    Exported said;
    QObject::connect(&film, &AnimationExport::finished, [&](bool ok, const QString& message) {
      said = {true, ok, message};
      loop.quit();
    });
    film.start();
    loop.exec();
    return said;
  }
};

TEST_P(ExportFailure, aMissingEncoderIsNamed) {
  AnimationExport film(slidingScene(), settings_);
  film.setCodec("lib_no_such");
  const Exported said = exported(film);
  EXPECT_FALSE(said.ok);
  EXPECT_TRUE(said.message.contains("lib_no_such is missing")) << said.message.toStdString();
  expectUntouched();
}

TEST_P(ExportFailure, anEncoderThatCannotDoItSaysWhy) {
  AnimationExport film(slidingScene(), settings_);
  film.setCodec("h261");  // for two small sizes only
  const Exported said = exported(film);
  EXPECT_FALSE(said.ok);
  EXPECT_TRUE(said.message.contains("h261")) << said.message.toStdString();
  EXPECT_TRUE(said.message.contains(": ")) << "the reason of the library";
  expectUntouched();
}

INSTANTIATE_TEST_SUITE_P(Film, ExportFailure, testing::Values(AnimationFormat::Mp4));

TEST(ExportTurns, theWindowKeepsItsTurns) {
  AnimationSettings settings;
  settings.size = {320, 240};
  settings.speed = 0.1;
  const QTemporaryDir folder;
  settings.path = folder.filePath("film.mp4");
  AnimationExport film(slidingScene(), settings);
  QEventLoop loop;
  QTimer others;
  int turns = 0, frames = 0;
  QObject::connect(&others, &QTimer::timeout, [&turns] { ++turns; });
  QObject::connect(&film, &AnimationExport::progress, [&frames] { ++frames; });
  QObject::connect(&film, &AnimationExport::finished, &loop, &QEventLoop::quit);
  others.start(0);
  film.start();
  loop.exec();
  EXPECT_EQ(frames, 76);
  EXPECT_GE(turns, frames) << "one frame a turn, never several";
}

}  // namespace
}  // namespace painleve::ui
