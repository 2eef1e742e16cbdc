// Films of the default scene, read back by a program that knows nothing of ours.

#include <algorithm>
#include <fstream>

#include <gtest/gtest.h>

#include <QDir>
#include <QTemporaryDir>

#include "core/scene/scene_json.h"
#include "tests/support/ui/film_probe.h"
#include "tests/support/ui/session_bench.h"
#include "ui/export/film_notes.h"

namespace painleve::ui {
namespace {

constexpr int kRate = 20;

/// The scene that the window opens with.
Scene defaultScene() {
  return loadScene(PAINLEVE_SOURCE_RESOURCES "/scenes/fig2_mu14.json");
}

/// The mean colour of each patch in a picture of patches.
QImage patches(const QImage& image) {
  constexpr int kPatch = 8;  // px: thin lines lose colour in a film, patches must not
  return image.convertToFormat(QImage::Format_RGB32)
      .scaled(image.size() / kPatch, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

/// The largest difference of a patch in red, green or blue; of 255.
int colourError(const QImage& exact, const QImage& shown) {
  const QImage a = patches(exact), b = patches(shown);
  int most = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) {
      const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
      most = std::max({most, std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                       std::abs(qBlue(p) - qBlue(q))});
    }
  return most;
}

class ExportFilm : public testing::Test {
 protected:
  /// One second of film.
  AnimationSettings settings(AnimationFormat format, const QString& name) const {
    AnimationSettings s;
    s.format = format;
    s.picture = AnimationPicture::SceneOnly;
    s.size = {320, 240};
    s.framesPerSecond = kRate;
    s.speed = 0.25;
    s.path = path(name);
    return s;
  }
  QString path(const QString& name) const { return folder_.filePath(name); }
  /// Nothing but what tests wrote themselves, also nothing hidden.
  QStringList files() const {
    return QDir(folder_.path())
        .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
  }
  void expectFrames(const std::vector<QImage>& frames, QSize size) const {
    ASSERT_EQ(frames.size(), kRate + 1U) << "the last instant has a frame, too";
    for (const QImage& frame : frames) {
      EXPECT_EQ(frame.size(), size);
      EXPECT_GT(coloursOf(frame), 20) << "blank";
    }
    for (std::size_t i = 1; i < frames.size(); ++i) EXPECT_NE(frames[i - 1], frames[i]) << i;
  }
  QTemporaryDir folder_;
};

TEST_F(ExportFilm, anMp4PlaysInBrowsersAndSlides) {
  const auto s = settings(AnimationFormat::Mp4, "out.mp4");
  const Exported said = exportFilm(defaultScene(), s);
  ASSERT_TRUE(said.ok) << said.message.toStdString();
  auto probe = probeFilm(s.path);
  EXPECT_EQ(probe["codec_name"], "h264");
  EXPECT_EQ(probe["profile"], "High");
  EXPECT_EQ(probe["pix_fmt"], "yuv420p");
  EXPECT_EQ(probe["color_space"], "bt709");
  EXPECT_EQ(probe["color_range"], "tv");
  EXPECT_EQ(probe["width"] + 'x' + probe["height"], "320x240");
  EXPECT_EQ(probe["nb_read_frames"], "21");
  EXPECT_EQ(probe["r_frame_rate"], "20/1");
  EXPECT_NEAR(probe["duration"].toDouble(), 21.0 / kRate, 1e-3);
  expectFrames(framesOfFilm(s.path), s.size);
  std::ifstream file(s.path.toStdString(), std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  EXPECT_LT(bytes.find("moov"), bytes.find("mdat")) << "a browser needs the index first";
  EXPECT_EQ(files(), QStringList{"out.mp4"});
}

TEST_F(ExportFilm, aGifLastsAsLongAsItShould) {
  auto s = settings(AnimationFormat::Gif, "out.gif");
  ASSERT_TRUE(exportFilm(defaultScene(), s).ok);
  auto probe = probeFilm(s.path);
  EXPECT_EQ(probe["codec_name"], "gif");
  EXPECT_EQ(probe["nb_read_frames"], "21");
  EXPECT_NEAR(probe["duration"].toDouble(), 21.0 / kRate, 1e-3);
  expectFrames(framesOfFilm(s.path), s.size);
  s.framesPerSecond = 30;  // no whole number of hundredths
  ASSERT_TRUE(exportFilm(defaultScene(), s).ok);
  probe = probeFilm(s.path);
  EXPECT_EQ(probe["nb_read_frames"], "31");
  EXPECT_NEAR(probe["duration"].toDouble(), 31.0 / 30, 0.006);
}

TEST_F(ExportFilm, noGifFrameIsTooShortForABrowser) {
  for (const int rate : {7, 30, 49, 50}) {
    auto s = settings(AnimationFormat::Gif, "out.gif");
    s.framesPerSecond = rate;
    s.to = 0.1;
    ASSERT_TRUE(exportFilm(defaultScene(), s).ok);
    const auto delays = delaysOf(s.path);
    ASSERT_FALSE(delays.empty());
    EXPECT_GE(*std::min_element(delays.begin(), delays.end()), 0.02) << rate;
    EXPECT_LE(*std::max_element(delays.begin(), delays.end()), 1.0 / rate + 0.01) << rate;
  }
}

TEST_F(ExportFilm, picturesAreNumberedAndExact) {
  const auto s = settings(AnimationFormat::PngSequence, "frames");
  ASSERT_TRUE(exportFilm(defaultScene(), s).ok);
  const QStringList names = QDir(s.path).entryList(QDir::Files | QDir::Hidden, QDir::Name);
  ASSERT_EQ(names.size(), kRate + 1);
  EXPECT_EQ(names.front(), "frame_00000.png");
  EXPECT_EQ(names.back(), "frame_00020.png");
  std::vector<QImage> frames;
  for (const QString& name : names) frames.emplace_back(s.path + '/' + name);
  expectFrames(frames, s.size);
  EXPECT_EQ(files(), QStringList{"frames"});
}

TEST_F(ExportFilm, anMp4AndItsPicturesShowTheSame) {
  const auto film = settings(AnimationFormat::Mp4, "out.mp4");
  const auto gif = settings(AnimationFormat::Gif, "out.gif");
  const auto pictures = settings(AnimationFormat::PngSequence, "frames");
  for (const auto& s : {film, gif, pictures}) ASSERT_TRUE(exportFilm(defaultScene(), s).ok);
  const QImage exact =
      QImage(pictures.path + "/frame_00020.png").convertToFormat(QImage::Format_RGB32);
  EXPECT_GT(colourError(exact, exact.rgbSwapped()), 40) << "the picture tells red from blue";
  for (const auto& s : {film, gif}) {
    // Half the resolution in colour, and a palette, take their share.
    EXPECT_LT(colourError(exact, framesOfFilm(s.path).back()), 12) << s.path.toStdString();
  }
}

TEST_F(ExportFilm, anOldFileIsReplacedAndKeepsItsPermissions) {
  const auto s = settings(AnimationFormat::Gif, "out.gif");
  QFile old(s.path);
  ASSERT_TRUE(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
  old.close();
  const auto permissions =
      QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser;
  ASSERT_TRUE(QFile::setPermissions(s.path, permissions));
  ASSERT_TRUE(exportFilm(defaultScene(), s).ok);
  EXPECT_EQ(probeFilm(s.path)["codec_name"], "gif");
  EXPECT_EQ(QFile::permissions(s.path), permissions);
}

struct OddCase {
  const char* name;
  AnimationFormat format;
  QSize size;
  double from, to;
  int frames;
};

class ExportOdd : public ExportFilm, public testing::WithParamInterface<OddCase> {};

TEST_P(ExportOdd, isAnsweredSensibly) {
  const OddCase& odd = GetParam();
  for (const auto picture : {AnimationPicture::SceneOnly, AnimationPicture::Composed}) {
    auto s = settings(odd.format, odd.format == AnimationFormat::Gif ? "out.gif" : "out.mp4");
    s.picture = picture;
    s.size = odd.size;
    s.from = odd.from;
    s.to = odd.to;
    const Exported said = exportFilm(defaultScene(), s);
    ASSERT_TRUE(said.ok) << said.message.toStdString();
    auto probe = probeFilm(s.path);
    EXPECT_EQ(QSize(probe["width"].toInt(), probe["height"].toInt()), effectiveSize(s));
    EXPECT_EQ(probe["nb_read_frames"].toInt(), odd.frames);
    for (const QString& note : {sizeNote(s), roomNote(s, defaultScene())})
      EXPECT_TRUE(said.message.contains(note)) << said.message.toStdString();
  }
}

INSTANTIATE_TEST_SUITE_P(
    Each, ExportOdd,
    testing::Values(OddCase{"OnePixel", AnimationFormat::Mp4, {1, 1}, 0, 0.05, 5},
                    OddCase{"OnePixelGif", AnimationFormat::Gif, {1, 1}, 0, 0.05, 5},
                    OddCase{"OddSides", AnimationFormat::Mp4, {641, 479}, 0, 0.05, 5},
                    OddCase{"OddGif", AnimationFormat::Gif, {641, 479}, 0, 0.05, 5},
                    OddCase{"Narrow", AnimationFormat::Mp4, {3, 900}, 0, 0.05, 5},
                    OddCase{"Flat", AnimationFormat::Mp4, {2000, 2}, 0, 0.05, 5},
                    OddCase{"NoTime", AnimationFormat::Mp4, {64, 48}, 0.1, 0.1, 1},
                    OddCase{"NoTimeGif", AnimationFormat::Gif, {64, 48}, 0.1, 0.1, 1}),
    [](const auto& info) { return std::string(info.param.name); });

TEST_F(ExportFilm, aVeryLargeFrame) {
  auto s = settings(AnimationFormat::Mp4, "out.mp4");
  s.picture = AnimationPicture::Composed;
  s.size = {7680, 4320};
  s.from = 0.1;
  s.to = 0.1;
  const Exported said = exportFilm(defaultScene(), s);
  ASSERT_TRUE(said.ok) << said.message.toStdString();
  const auto frames = framesOfFilm(s.path);
  ASSERT_EQ(frames.size(), 1U);
  EXPECT_EQ(frames.front().size(), s.size);
  EXPECT_GT(coloursOf(frames.front().scaled(960, 540)), 20);
}

TEST_F(ExportFilm, tenThousandFrames) {
  auto s = settings(AnimationFormat::Mp4, "out.mp4");
  s.size = {16, 16};
  s.framesPerSecond = 40;
  s.speed = 0.001;
  const Exported said = exportFilm(defaultScene(), s);
  ASSERT_TRUE(said.ok) << said.message.toStdString();
  EXPECT_EQ(probeFilm(s.path)["nb_read_frames"], "10001");
}

TEST_F(ExportFilm, aSweepIsAFilm) {
  auto s = settings(AnimationFormat::PngSequence, "frames");
  s.sweep = Sweep{"laws.friction.mu", 0.5, 1.5, 1};
  s.to = 0.06;
  const Exported said = exportFilm(defaultScene(), s);
  ASSERT_TRUE(said.ok) << said.message.toStdString();
  const QImage first(s.path + "/frame_00000.png"), last(s.path + "/frame_00020.png");
  EXPECT_EQ(first.size(), s.size);
  EXPECT_EQ(last.size(), s.size);
  EXPECT_NE(first, last);
}

TEST_F(ExportFilm, whatCannotBeWrittenIsOneSentenceAndNoFile) {
  const Scene scene = defaultScene();
  auto s = settings(AnimationFormat::Mp4, "no/out.mp4");
  EXPECT_TRUE(exportFilm(scene, s).message.contains("there is no folder"));
  s.path = folder_.path();
  EXPECT_TRUE(exportFilm(scene, s).message.contains("it is a folder"));
  s.path = "/dev/full";
  s.to = 0.02;
  EXPECT_EQ(exportFilm(scene, s).message, "cannot write /dev/full: No space left on device");
  s.format = AnimationFormat::PngSequence;
  EXPECT_TRUE(exportFilm(scene, s).message.contains("no folder"));
  s.path = folder_.path();
  QFile(path("mine.txt")).open(QIODevice::WriteOnly);
  EXPECT_TRUE(exportFilm(scene, s).message.contains("the folder is not empty"));
  EXPECT_EQ(files(), QStringList{"mine.txt"});
}

TEST_F(ExportFilm, aRunThatCannotStartSaysWhy) {
  Scene scene = slidingScene();
  scene.initial.set("theta", -0.5);  // half of it would be below the ground
  const Exported said = exportFilm(scene, settings(AnimationFormat::Mp4, "out.mp4"));
  EXPECT_TRUE(said.isEnded);
  EXPECT_FALSE(said.ok);
  EXPECT_TRUE(said.message.contains("/initial")) << said.message.toStdString();
  EXPECT_EQ(files(), QStringList());
}

}  // namespace
}  // namespace painleve::ui
