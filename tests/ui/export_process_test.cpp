// The command `export` as scripts see it: a process with exit codes, on a display without a window.

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/nameless_files.h"
#include "tests/support/ui/film_probe.h"

namespace painleve::ui {
namespace {

constexpr int kPatience = 60'000;  // ms
const QString kScene = PAINLEVE_SOURCE_RESOURCES "/scenes/fig2_mu14.json";
const QString kFork = PAINLEVE_SOURCE_RESOURCES "/scenes/mode4_painleve.json";

class ExportProcess : public testing::Test {
 protected:
  QString path(const QString& name) const { return folder_.filePath(name); }
  void write(const QString& name, const QByteArray& text) const {
    QFile file(path(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
  }
  QByteArray read(const QString& name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  QStringList files() const {
    return QDir(folder_.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
  }
  /// Exit code; what was said is in out_ and err_.
  int run(const QStringList& arguments) {
    QProcess program;
    program.setWorkingDirectory(folder_.path());
    program.start(PAINLEVE_LAB_EXECUTABLE, QStringList{"export"} + arguments);
    return waitFor(program);
  }
  int waitFor(QProcess& program) {
    if (!program.waitForFinished(kPatience) || program.exitStatus() != QProcess::NormalExit)
      return -1;
    out_ = QString::fromUtf8(program.readAllStandardOutput());
    err_ = QString::fromUtf8(program.readAllStandardError());
    return program.exitCode();
  }
  QTemporaryDir folder_;
  QString out_, err_;
};

TEST_F(ExportProcess, makesAFilmOfEveryKind) {
  const QStringList common{kScene,    "--size", "160x120",   "--fps", "10",
                           "--speed", "0.25",   "--picture", "scene", "--plain"};
  EXPECT_EQ(run(common + QStringList{"--mp4", "a.mp4"}), 0) << err_.toStdString();
  EXPECT_EQ(out_, "a.mp4 was written, frames: 11.\n");
  EXPECT_EQ(err_, "");
  EXPECT_EQ(run(common + QStringList{"--gif", "a.gif"}), 0) << err_.toStdString();
  EXPECT_EQ(run(common + QStringList{"--png", "a"}), 0) << err_.toStdString();
  EXPECT_EQ(probeFilm(path("a.mp4"))["nb_read_frames"], "11");
  EXPECT_EQ(probeFilm(path("a.gif"))["nb_read_frames"], "11");
  EXPECT_EQ(QDir(path("a")).entryList({"frame_*.png"}).size(), 11);
}

TEST_F(ExportProcess, optionsChangeThePicture) {
  const QStringList common{kScene, "--size", "320x240", "--from", "0.03", "--to", "0.03", "--png"};
  const auto picture = [&](const QString& name, const QStringList& options) {
    EXPECT_EQ(run(common + QStringList{name} + options), 0) << err_.toStdString();
    return QImage(path(name + "/frame_00000.png"));
  };
  const QImage plain = picture("plain", {});
  ASSERT_FALSE(plain.isNull());
  EXPECT_NE(picture("mu", {"--set", "mu=0.5"}), plain);
  EXPECT_NE(picture("bare", {"--plain"}), plain);
  EXPECT_NE(picture("dark", {"--theme", "dark"}), plain);
  EXPECT_EQ(picture("again", {}), plain);
}

TEST_F(ExportProcess, captionsAreChosenOneByOne) {
  const QStringList common{kScene, "--size", "640x480", "--from", "0.03", "--to", "0.03", "--png"};
  const auto picture = [&](const QString& name, const QStringList& options) {
    EXPECT_EQ(run(common + QStringList{name} + options), 0) << err_.toStdString();
    return QImage(path(name + "/frame_00000.png"));
  };
  const QImage all = picture("all", {}), none = picture("none", {"--plain"});
  EXPECT_EQ(picture("named", {"--captions", "title,parameters,time,mode"}), all);
  EXPECT_EQ(picture("bare", {"--captions", "none"}), none);
  for (const QString word : {"title", "parameters", "time", "mode"}) {
    const QImage one = picture(word, {"--captions", word});
    EXPECT_NE(one, none) << word.toStdString();
    EXPECT_NE(one, all) << word.toStdString();
  }
}

TEST_F(ExportProcess, whatHasNoRoomIsSaid) {
  EXPECT_EQ(run({kScene, "--size", "160x120", "--to", "0.002", "--gif", "a.gif"}), 0);
  EXPECT_TRUE(out_.contains("Phase plane and energies are left out")) << out_.toStdString();
  EXPECT_TRUE(out_.contains("Title and parameters are left out")) << out_.toStdString();
  EXPECT_EQ(out_.count('\n'), 1) << out_.toStdString();
}

TEST_F(ExportProcess, aSweepTakesAnIdAlone) {
  EXPECT_EQ(
      run({kScene, "--size", "64x48", "--fps", "5", "--sweep", "mu=0.5:1:1", "--gif", "a.gif"}), 0)
      << err_.toStdString();
  EXPECT_EQ(probeFilm(path("a.gif"))["nb_read_frames"], "6");
}

TEST_F(ExportProcess, anOddSizeIsSaid) {
  EXPECT_EQ(run({kScene, "--size", "161x121", "--to", "0.002", "--mp4", "a.mp4"}), 0);
  EXPECT_TRUE(out_.contains("161 × 121 becomes 162 × 122")) << out_.toStdString();
}

TEST_F(ExportProcess, aRunThatEndsEarlyIsCodeThree) {
  EXPECT_EQ(run({kFork, "--set", "policy=ask", "--size", "64x48", "--fps", "5", "--gif", "a.gif"}),
            3);
  EXPECT_TRUE(err_.contains("the run ended early at t = ")) << err_.toStdString();
  EXPECT_EQ(probeFilm(path("a.gif"))["codec_name"], "gif") << "and is written whole";
}

TEST_F(ExportProcess, whatCannotBeWrittenIsCodeFourAndOneLine) {
  const QStringList common{kScene, "--size", "64x48", "--to", "0.002"};
  for (const QStringList& target :
       {QStringList{"--mp4", "no/a.mp4"}, QStringList{"--mp4", "."},
        QStringList{"--mp4", "/dev/full"}, QStringList{"--gif", "/dev/full"},
        QStringList{"--png", "/dev/full"}}) {
    EXPECT_EQ(run(common + target), 4) << target.join(' ').toStdString();
    EXPECT_EQ(err_.count('\n'), 1) << err_.toStdString();
    EXPECT_TRUE(err_.contains("cannot write " + target.back())) << err_.toStdString();
  }
  EXPECT_EQ(files(), QStringList());
}

TEST_F(ExportProcess, aFullDiskLeavesTheOldFile) {
  write("film", "old");
  for (const QString format : {"--mp4", "--gif", "--png"}) {
    const QString target = format == "--png" ? "frames" : "film";
    QProcess program;
    program.setWorkingDirectory(folder_.path());
    // No file may grow beyond 8 KiB; without the signal that is an error as on a full disk.
    program.start("bash",
                  {"-c", R"(trap '' XFSZ; ulimit -f 8; exec "$0" "$@")", PAINLEVE_LAB_EXECUTABLE,
                   "export", kScene, "--to", "0.01", format, target});
    EXPECT_EQ(waitFor(program), 4) << err_.toStdString();
    EXPECT_TRUE(err_.startsWith("painleve-lab: cannot write " + target)) << err_.toStdString();
    EXPECT_TRUE(err_.contains("File too large")) << err_.toStdString();
    EXPECT_EQ(read("film"), "old");
    EXPECT_EQ(files(), QStringList{"film"});
  }
}

TEST_F(ExportProcess, killedInTheMiddleTheOldFileStays) {
  write("a.mp4", "old");
  QProcess film, pictures;
  for (QProcess* program : {&film, &pictures}) program->setWorkingDirectory(folder_.path());
  const QStringList common{"export", kScene, "--size", "160x120", "--speed", "0.001"};
  film.start(PAINLEVE_LAB_EXECUTABLE, common + QStringList{"--mp4", "a.mp4"});
  pictures.start(PAINLEVE_LAB_EXECUTABLE, common + QStringList{"--png", "frames"});
  // Frames beside their place say that both programs are in the middle of it.
  const auto asideFrames = [this] {
    const QStringList aside =
        QDir(folder_.path()).entryList({".frames.*"}, QDir::Dirs | QDir::Hidden);
    return aside.isEmpty() ? 0 : QDir(path(aside.front())).entryList({"frame_*"}).size();
  };
  ASSERT_TRUE(QTest::qWaitFor([&] { return asideFrames() > 20; }, kPatience));
  for (QProcess* program : {&film, &pictures}) {
    ASSERT_EQ(program->state(), QProcess::Running);
    program->kill();
    ASSERT_TRUE(program->waitForFinished(kPatience));
  }
  EXPECT_EQ(read("a.mp4"), "old");
  EXPECT_FALSE(QFile::exists(path("frames")));
  // A folder cannot be without a name; the next attempt takes it away. Some file systems know no
  // files without a name either: there the film leaves a hidden one.
  const int expected = test::knowsNamelessFiles(folder_.path().toStdString()) ? 2 : 3;
  EXPECT_EQ(files().size(), expected) << files().join(' ').toStdString();
  EXPECT_EQ(run({kScene, "--size", "160x120", "--to", "0.002", "--png", "frames"}), 0);
  EXPECT_EQ(files().size(), expected) << files().join(' ').toStdString();
  EXPECT_EQ(files().filter("frames"), QStringList{"frames"});
}

}  // namespace
}  // namespace painleve::ui
