// Films made in the dialog of the window.

#include <algorithm>

#include <gtest/gtest.h>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "core/scene/scene_json.h"
#include "core/scene/sweep.h"
#include "tests/support/ui/export_bench.h"
#include "tests/support/ui/film_probe.h"
#include "tests/support/ui/long_run.h"
#include "ui/export/finished_files.h"
#include "ui/export/preview.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

class ExportFilmDialogs : public ExportBench {
 protected:
  void SetUp() override {
    ExportBench::SetUp();
    open(ExportKind::Animation);
  }
  QString summary() { return part<QLabel>("filmSummary").text(); }
  /// A number of frames that is made in a moment.
  void makeSmall() {
    part<QSpinBox>("filmWidth").setValue(160);
    part<QSpinBox>("filmHeight").setValue(120);
    part<QComboBox>("filmPicture").setCurrentIndex(0);
    part<QLineEdit>("filmTo").setText("0.01");
  }
  void choose(AnimationFormat format) {
    part<QComboBox>("filmFormat").setCurrentIndex(static_cast<int>(format));
  }
  int promisedFrames() { return summary().section(' ', 0, 0).toInt(); }
  /// The frames of the pictures that an export writes.
  std::vector<QImage> exportedPictures() {
    choose(AnimationFormat::PngSequence);
    doExport();
    const QStringList written = finished().files();
    EXPECT_EQ(written.size(), 1) << message().toStdString();
    return written.isEmpty() ? std::vector<QImage>() : picturesIn(written.front());
  }
  /// The run that is shown becomes one that ended at half its time.
  void endEarly(End end, const char* reason) {
    auto run = std::make_shared<Trajectory>(*session().trajectory());
    run->end = end;
    run->endReason = reason;
    run->endTime /= 2;
    putRun(session(), std::move(run));
  }
};

TEST_F(ExportFilmDialogs, AFilmIsMadeWhileTheWindowIsUsed) {
  part<QSpinBox>("filmWidth").setValue(320);
  part<QSpinBox>("filmHeight").setValue(200);
  part<QLineEdit>("filmTo").setText("0.05");
  ASSERT_TRUE(
      QTest::qWaitFor([this] { return part<Preview>("preview").image().size() == QSize(320, 200); },
                      kLongestExportMs));
  EXPECT_TRUE(part<QLabel>("filmSummary").text().contains("49 frames"))
      << part<QLabel>("filmSummary").text().toStdString();
  QTest::mouseClick(&exportButton(), Qt::LeftButton);
  session().setPlayhead(0.1);
  ASSERT_TRUE(waitForEnd());
  EXPECT_EQ(session().playhead(), 0.1);
  ASSERT_EQ(finished().files().size(), 1) << message().toStdString();
  EXPECT_TRUE(finished().files().front().endsWith("_1.mp4"));
  EXPECT_GT(QFileInfo(finished().files().front()).size(), 1000);
}

TEST_F(ExportFilmDialogs, AFilmShowsTheSceneAsTheWindowDoes) {
  part<QComboBox>("filmPicture").setCurrentIndex(0);
  const auto preview = [this] {
    QTest::qWait(300);
    EXPECT_TRUE(QTest::qWaitFor([this] { return !part<Preview>("preview").image().isNull(); },
                                kLongestExportMs));
    QTest::qWait(1000);
    return part<Preview>("preview").image();
  };
  const QImage before = preview();
  window_->sceneView().lookFrom(ViewSide::Isometric);
  part<QSpinBox>("filmFrames").setValue(25);
  EXPECT_NE(preview(), before);
}

TEST_F(ExportFilmDialogs, AFilmBeginsWithTheSpeedAndTheSweepOfTheWindow) {
  const auto toggleSweepBar = [this] {
    for (QAction* action : window_->findChildren<QAction*>())
      if (action->shortcut() == QKeySequence(Qt::Key_W)) action->trigger();
  };
  for (const bool hasSweep : {true, false}) {
    dialog().reject();
    window_->playback().setSpeed(hasSweep ? 0.125 : 2);
    toggleSweepBar();
    dialog().openPage(ExportKind::Animation);
    EXPECT_EQ(part<QComboBox>("filmSpeed").currentText(), hasSweep ? "1/8×" : "2×");
    EXPECT_EQ(part<QCheckBox>("filmSweeps").isEnabled(), hasSweep);
  }
}

TEST_F(ExportFilmDialogs, OddTimesOfAFilmAreRefusedInPlace) {
  for (const char* odd : {"-1", "99", "x"}) {
    part<QLineEdit>("filmFrom").setText(odd);
    const char* reason = *odd == 'x' ? "is not a number" : "is not in the run";
    EXPECT_TRUE(message().contains(reason)) << odd << message().toStdString();
    EXPECT_FALSE(message().contains("nan")) << odd << message().toStdString();
    EXPECT_FALSE(exportButton().isEnabled()) << odd;
  }
}

TEST_F(ExportFilmDialogs, ACancelledFilmLeavesNothing) {
  QTest::mouseClick(&exportButton(), Qt::LeftButton);
  QTest::qWait(600);
  QTest::mouseClick(&exportButton(), Qt::LeftButton);
  ASSERT_TRUE(waitForEnd());
  EXPECT_EQ(message(), "Cancelled: nothing was written.");
  EXPECT_TRUE(files().isEmpty());
}

TEST_F(ExportFilmDialogs, AGifIsMade) {
  makeSmall();
  choose(AnimationFormat::Gif);
  doExport();
  ASSERT_EQ(finished().files().size(), 1) << message().toStdString();
  const QString file = finished().files().front();
  EXPECT_TRUE(file.endsWith("_1.gif")) << file.toStdString();
  auto probe = probeFilm(file);
  EXPECT_EQ(probe["codec_name"], "gif");
  EXPECT_EQ(probe["nb_read_frames"].toInt(), promisedFrames());
}

TEST_F(ExportFilmDialogs, PicturesHaveAFolderOfTheirOwn) {
  makeSmall();
  EXPECT_EQ(static_cast<int>(exportedPictures().size()), promisedFrames());
  EXPECT_TRUE(finished().files().front().endsWith("_1"));
  EXPECT_EQ(static_cast<int>(exportedPictures().size()), promisedFrames());
  EXPECT_TRUE(finished().files().front().endsWith("_2"));
}

TEST_F(ExportFilmDialogs, SlowerNearEventsTakesMoreFrames) {
  makeSmall();
  part<QLineEdit>("filmTo").clear();
  part<QSpinBox>("filmFrames").setValue(5);
  auto& speed = part<QComboBox>("filmSpeed");
  speed.setCurrentIndex(speed.findText("1×"));
  ASSERT_FALSE(part<QCheckBox>("filmSlows").isChecked());
  const int even = promisedFrames();
  part<QCheckBox>("filmSlows").click();
  EXPECT_GT(promisedFrames(), even);
  EXPECT_TRUE(summary().contains("slower near events")) << summary().toStdString();
  EXPECT_EQ(static_cast<int>(exportedPictures().size()), promisedFrames());
}

TEST_F(ExportFilmDialogs, ASweepTakesThePlaceOfTime) {
  Scene scene = session().document();
  scene.view.set("sweep", sweepTree({"laws.friction.mu", 0.5, 1.5, 8}));
  ASSERT_TRUE(session().open(scene, {}));
  settleWindow();
  open(ExportKind::Animation);
  makeSmall();
  part<QSpinBox>("filmWidth").setValue(320);
  part<QSpinBox>("filmHeight").setValue(240);
  part<QSpinBox>("filmFrames").setValue(1);
  part<QLineEdit>("filmFrom").setText("0.2");
  EXPECT_NE(message(), "") << "the start lies behind the end";
  auto& sweeps = part<QCheckBox>("filmSweeps");
  ASSERT_TRUE(sweeps.isEnabled());
  sweeps.click();
  EXPECT_EQ(message(), "") << "a sweep has no start";
  for (const char* name : {"filmSpeed", "filmFrom", "filmSlows"}) {
    EXPECT_FALSE(part<QWidget>(name).isEnabled()) << name;
    EXPECT_TRUE(part<QWidget>(name).toolTip().startsWith("In a sweep")) << name;
  }
  const auto labels = dialog().findChildren<QLabel*>();
  const auto isBuddy = [this](const QLabel* label) {
    return label->buddy() == &part<QLineEdit>("filmTo");
  };
  const auto label = std::find_if(labels.begin(), labels.end(), isBuddy);
  ASSERT_NE(label, labels.end());
  EXPECT_EQ((*label)->text(), "Sh&own at [s]");
  const auto frames = exportedPictures();
  ASSERT_EQ(frames.size(), 9U);
  EXPECT_EQ(promisedFrames(), 9);
  EXPECT_NE(frames.front(), frames.back());
  part<QCheckBox>("filmSweeps").click();
  for (const char* name : {"filmSpeed", "filmFrom", "filmSlows"})
    EXPECT_TRUE(part<QWidget>(name).isEnabled()) << name;
}

TEST_F(ExportFilmDialogs, AFilmThatCannotBeWrittenSaysWhyInPlace) {
  makeSmall();
  typeName("full");
  ASSERT_TRUE(QFile::link("/dev/full", folder_.filePath("full.mp4")));
  dialog().setReplaceQuestion([](const QStringList&) { return true; });
  doExport();
  EXPECT_EQ(message(),
            "cannot write " + folder_.filePath("full.mp4") + ": No space left on device");
  EXPECT_FALSE(finished().isVisible());
  EXPECT_TRUE(exportButton().isEnabled()) << "another try is possible";
}

TEST_F(ExportFilmDialogs, TheSummarySaysHowFastItIs) {
  auto& speed = part<QComboBox>("filmSpeed");
  for (const char* offered : {"1/100×", "1/50×", "1/10×", "1/5×", "1/4×", "1×"})
    EXPECT_GE(speed.findText(offered), 0) << offered;
  part<QLineEdit>("filmTo").setText("0.25");
  speed.setCurrentIndex(speed.findText("1/10×"));
  EXPECT_EQ(summary(), "76 frames, 2.5 s of film, 1/10 of real time");
  speed.setCurrentIndex(speed.findText("1×"));
  EXPECT_EQ(summary(), "9 frames, 0.3 s of film, real time");
  EXPECT_TRUE(speed.toolTip().contains("real time")) << speed.toolTip().toStdString();
}

TEST_F(ExportFilmDialogs, WhatHasNoRoomIsSaid) {
  part<QSpinBox>("filmWidth").setValue(320);
  part<QSpinBox>("filmHeight").setValue(240);
  EXPECT_TRUE(summary().contains("Phase plane and energies are left out")) << "a small picture";
  EXPECT_TRUE(summary().contains("420 × 315")) << summary().toStdString();
  EXPECT_FALSE(summary().contains("Title")) << summary().toStdString();
  part<QComboBox>("filmPicture").setCurrentIndex(0);
  EXPECT_FALSE(summary().contains("left out")) << "it was not asked for";
  part<QSpinBox>("filmHeight").setValue(60);
  EXPECT_TRUE(summary().contains("Title and parameters are left out"));
  EXPECT_TRUE(summary().contains("225 × 150")) << summary().toStdString();
  makeSmall();
  doExport();
  EXPECT_TRUE(message().contains("Title and parameters are left out")) << message().toStdString();
}

TEST_F(ExportFilmDialogs, ARunThatEndedEarlyEndsTheFilm) {
  Scene scene = loadScene(PAINLEVE_SOURCE_RESOURCES "/scenes/mode4_painleve.json");
  scene.branch.set("policy", "ask");
  ASSERT_TRUE(session().open(scene, {}));
  settleWindow();
  makeSmall();
  part<QLineEdit>("filmTo").clear();
  const auto run = session().trajectory();
  ASSERT_EQ(run->end, End::NeedsChoice);
  const QString reason = QString::fromStdString(run->endReason);
  EXPECT_TRUE(summary().contains(reason + ". The film ends there.")) << summary().toStdString();
  doExport();
  EXPECT_TRUE(message().startsWith("The run ended early at t = ")) << message().toStdString();
  EXPECT_TRUE(message().contains(reason + ". The film ends there.")) << message().toStdString();
}

TEST_F(ExportFilmDialogs, AnEndWithinTheRunIsNotEarly) {
  endEarly(End::NoSolution, "nothing goes on");
  const QString end = numberText(session().trajectory()->endTime, "s");
  EXPECT_TRUE(summary().contains("at t = " + end + ": nothing goes on. The film ends there."))
      << summary().toStdString();
  part<QLineEdit>("filmTo").setText("0.1");
  EXPECT_FALSE(summary().contains("early")) << summary().toStdString();
  endEarly(End::Cancelled, "stopped");
  EXPECT_TRUE(summary().contains("The film computes it whole.")) << summary().toStdString();
}

TEST_F(ExportFilmDialogs, TheTimeLeftIsNotGuessedTooEarly) {
  std::vector<double> early, late;
  const QObject here;
  QObject::connect(
      &dialog().page(ExportKind::Animation), &ExportPage::progressed, &here,
      [&](double share, double left) { (share < 0.02 ? early : late).push_back(left); });
  makeSmall();
  part<QLineEdit>("filmTo").setText("0.06");
  doExport();
  ASSERT_FALSE(early.empty());
  EXPECT_LT(*std::max_element(early.begin(), early.end()), 0);
  ASSERT_FALSE(late.empty());
  EXPECT_LE(late.back(), 0) << "nothing is left to draw, or nobody could tell";
}

TEST_F(ExportFilmDialogs, SettingsAreKeptWithoutAnExport) {
  choose(AnimationFormat::Gif);
  part<QComboBox>("filmPicture").setCurrentIndex(0);
  part<QComboBox>("filmTheme").setCurrentIndex(1);
  part<QSpinBox>("filmWidth").setValue(641);
  part<QSpinBox>("filmHeight").setValue(479);
  part<QSpinBox>("filmFrames").setValue(24);
  part<QCheckBox>("filmTitle").setChecked(false);
  part<QCheckBox>("filmMode").setChecked(false);
  dialog().reject();
  openWindow();
  open(ExportKind::Animation);
  EXPECT_EQ(part<QComboBox>("filmFormat").currentIndex(), 1);
  EXPECT_EQ(part<QComboBox>("filmPicture").currentIndex(), 0);
  EXPECT_EQ(part<QComboBox>("filmTheme").currentIndex(), 1);
  EXPECT_EQ(part<QSpinBox>("filmWidth").value(), 641);
  EXPECT_EQ(part<QSpinBox>("filmHeight").value(), 479);
  EXPECT_EQ(part<QSpinBox>("filmFrames").value(), 24);
  for (const char* name : {"filmTitle", "filmMode"})
    EXPECT_FALSE(part<QCheckBox>(name).isChecked()) << name;
  for (const char* name : {"filmParameters", "filmTime"})
    EXPECT_TRUE(part<QCheckBox>(name).isChecked()) << name;
}

}  // namespace
}  // namespace painleve::ui
