// Exports to places that the user may not write to.

#include <filesystem>

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "core/simulate.h"
#include "tests/support/case_name.h"
#include "tests/support/ui/film_probe.h"
#include "tests/support/ui/other_user.h"
#include "tests/support/ui/session_bench.h"
#include "ui/export/data_order.h"

namespace painleve::ui {
namespace {

namespace fs = std::filesystem;

const QByteArray kKept = "kept";

/// A folder that is open with a file that is not, and a folder that is not open.
class ExportPermission : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(QDir(folder_.path()).mkdir("closed"));
    for (const char* name : {"film.mp4", "out.csv", "frames", "closed/film.mp4"}) put(name);
    allow("film.mp4", 0444);
    allow("out.csv", 0444);
    allow("frames", 0444);
    allow("closed/film.mp4", 0666);
    allow("closed", 0555);
    // Nobody may write there, too: what holds back is the file alone.
    allow(".", 0777);
  }
  void TearDown() override { allow("closed", 0755); }

  QString path(const QString& name) const { return folder_.filePath(name); }
  void put(const QString& name) const {
    QFile file(path(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly) && file.write(kKept) == kKept.size());
  }
  void allow(const QString& name, unsigned mode) const {
    fs::permissions(path(name).toStdString(), fs::perms(mode));
  }
  QByteArray read(const QString& name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  static QString listed(const QString& folder) {
    return QDir(folder)
        .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name)
        .join(' ');
  }
  void expectUntouched() const {
    EXPECT_EQ(listed(folder_.path()), "closed film.mp4 frames out.csv");
    EXPECT_EQ(listed(path("closed")), "film.mp4");
    for (const char* name : {"film.mp4", "out.csv", "frames", "closed/film.mp4"})
      EXPECT_EQ(read(name), kKept) << name;
  }
  Exported filmed(AnimationFormat format, const QString& name) const {
    AnimationSettings settings;
    settings.format = format;
    settings.size = {64, 48};
    settings.to = 0.01;
    settings.path = path(name);
    const OtherUser other;
    EXPECT_TRUE(other.isHeldBack());
    return exportFilm(slidingScene(), settings);
  }
  std::string dataProblem(const QString& stem) const {
    const Scene scene = slidingScene();
    DataOrder order{std::make_shared<const Scene>(scene), simulate(scene), {}, {}, true, true};
    order.columns = allColumns(*order.run);
    Progress progress;
    const OtherUser other;
    EXPECT_TRUE(other.isHeldBack());
    return writeData(order, path(stem).toStdString(), progress, {}).problem;
  }
  std::string denied(const QString& name) const {
    return ("cannot write " + path(name) + ": Permission denied").toStdString();
  }

  QTemporaryDir folder_;
};

struct DeniedFilm {
  const char* name;
  AnimationFormat format;
  const char *target, *reason;
};

class ExportDeniedFilm : public ExportPermission, public testing::WithParamInterface<DeniedFilm> {};

TEST_P(ExportDeniedFilm, isOneSentenceAndNothingChanges) {
  const DeniedFilm& denied = GetParam();
  const Exported said = filmed(denied.format, denied.target);
  EXPECT_TRUE(said.isEnded);
  EXPECT_FALSE(said.ok);
  const QString reason = QString(denied.reason).replace("CLOSED", path("closed"));
  EXPECT_EQ(said.message.toStdString(),
            ("cannot write " + path(denied.target) + ": " + reason).toStdString());
  expectUntouched();
}

INSTANTIATE_TEST_SUITE_P(
    Targets, ExportDeniedFilm,
    testing::Values(DeniedFilm{"NewMp4", AnimationFormat::Mp4, "closed/new.mp4",
                               "the folder CLOSED may not be changed"},
                    DeniedFilm{"OldMp4InAClosedFolder", AnimationFormat::Mp4, "closed/film.mp4",
                               "the folder CLOSED may not be changed"},
                    DeniedFilm{"OldMp4", AnimationFormat::Mp4, "film.mp4", "it may not be changed"},
                    DeniedFilm{"NewGif", AnimationFormat::Gif, "closed/new.gif",
                               "the folder CLOSED may not be changed"},
                    DeniedFilm{"NewFolderOfPictures", AnimationFormat::PngSequence, "closed/frames",
                               "the folder CLOSED may not be changed"},
                    DeniedFilm{"ClosedFolderForPictures", AnimationFormat::PngSequence, "closed",
                               "it may not be changed"},
                    DeniedFilm{"FileForPictures", AnimationFormat::PngSequence, "frames",
                               "it may not be changed"}),
    test::CaseName());

TEST_F(ExportPermission, dataAreRefusedAndNothingChanges) {
  EXPECT_EQ(dataProblem("closed/new"), denied("closed/new.csv"));
  EXPECT_EQ(dataProblem("out"), denied("out.csv"));
  expectUntouched();
}

TEST_F(ExportPermission, whatWouldBeHalfOfAnExportIsNoneOfIt) {
  put("half_events.json");
  allow("half_events.json", 0444);
  EXPECT_EQ(dataProblem("half"), denied("half_events.json"));
  EXPECT_EQ(listed(folder_.path()), "closed film.mp4 frames half_events.json out.csv");
}

}  // namespace
}  // namespace painleve::ui
