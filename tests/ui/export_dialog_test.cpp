#include "ui/export/export_dialog.h"

#include <algorithm>

#include <gtest/gtest.h>

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QSettings>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include "tests/support/ui/long_run.h"
#include "tests/support/ui/session_bench.h"
#include "tests/support/ui/window_bench.h"
#include "ui/export/data_page.h"
#include "ui/export/finished_files.h"
#include "ui/export/plot_copy.h"
#include "ui/export/plots_page.h"
#include "ui/export/preview.h"
#include "ui/export/scene_page.h"
#include "ui/export/target_row.h"
#include "ui/workspace/workspace.h"

namespace painleve::ui {
namespace {

constexpr int kLongestExportMs = 20'000;

class ExportDialogs : public WindowBench {
 protected:
  void SetUp() override {
    QSettings().remove("export");
    openWindow();
    open(ExportKind::Data);
  }
  ExportDialog& dialog() { return *window_->findChild<ExportDialog*>(); }
  template <class T>
  T& part(const char* name) {
    auto* page = dialog().findChild<QTabWidget*>()->currentWidget();
    auto* found = page->findChild<T*>(name);
    if (found == nullptr) found = dialog().findChild<T*>(name);
    EXPECT_NE(found, nullptr) << name;
    return *found;
  }
  void open(ExportKind kind) {
    QTest::keyClick(window_.get(), Qt::Key_E, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor(
        [this] { return window_->findChild<ExportDialog*>() != nullptr && dialog().isVisible(); }));
    dialog().openPage(kind);
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog()));
    part<QLineEdit>("folder").setText(folder_.path());
    QTest::qWait(150);
  }
  QString message() { return dialog().findChild<QLabel*>("message")->text(); }
  QPushButton& exportButton() { return *dialog().findChild<QPushButton*>("export"); }
  FinishedFiles& finished() { return *dialog().findChild<FinishedFiles*>(); }
  bool waitForEnd() {
    return QTest::qWaitFor([this] { return !dialog().isRunning(); }, kLongestExportMs);
  }
  void doExport() {
    QTest::mouseClick(&exportButton(), Qt::LeftButton);
    ASSERT_TRUE(waitForEnd());
  }
  QStringList files() const { return QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden); }

  QTemporaryDir folder_;
};

TEST_F(ExportDialogs, DataAreWrittenUnderANameAfterTheTitle) {
  doExport();
  const QStringList written = files();
  ASSERT_EQ(written.size(), 3) << written.join(' ').toStdString();
  const QString name = fileStem(QString::fromStdString(session().scene().title)) + "_1";
  EXPECT_EQ(written, (QStringList{name + ".csv", name + ".json", name + "_events.json"}));
  EXPECT_EQ(finished().files().size(), 3);
  EXPECT_TRUE(finished().isVisible());
  doExport();
  EXPECT_EQ(files().size(), 6) << "the counter went on: nothing was replaced";
}

TEST_F(ExportDialogs, FilesCanBeDraggedOut) {
  doExport();
  const std::unique_ptr<QMimeData> data(finished().mimeData());
  ASSERT_EQ(data->urls().size(), 3);
  for (const QUrl& url : data->urls()) EXPECT_TRUE(QFile::exists(url.toLocalFile()));
}

TEST_F(ExportDialogs, WhatIsThereIsReplacedOnlyWhenAsked) {
  auto& name = part<QLineEdit>("name");
  name.setFocus();
  name.selectAll();
  QTest::keyClicks(&name, "mine");
  QFile old(folder_.filePath("mine.csv"));
  ASSERT_TRUE(old.open(QIODevice::WriteOnly));
  old.write("old");
  old.close();
  QStringList asked;
  bool answer = false;
  dialog().setReplaceQuestion([&](const QStringList& there) {
    asked = there;
    return answer;
  });
  doExport();
  EXPECT_EQ(asked, QStringList{"mine.csv"});
  EXPECT_EQ(files(), QStringList{"mine.csv"});
  EXPECT_EQ(QFile(folder_.filePath("mine.csv")).size(), 3);
  answer = true;
  doExport();
  EXPECT_GT(QFile(folder_.filePath("mine.csv")).size(), 3);
  EXPECT_EQ(files().size(), 3);
  EXPECT_EQ(part<QLineEdit>("name").text(), "mine") << "an own name stays";
}

TEST_F(ExportDialogs, WithoutColumnsNothingCanBeExported) {
  EXPECT_TRUE(exportButton().isEnabled());
  QTest::mouseClick(&part<QPushButton>("noColumn"), Qt::LeftButton);
  EXPECT_EQ(message(), "no column is chosen; choose at least one");
  EXPECT_FALSE(exportButton().isEnabled());
  EXPECT_FALSE(part<QPushButton>("copy").isEnabled());
  QTest::mouseClick(&part<QPushButton>("allColumns"), Qt::LeftButton);
  EXPECT_TRUE(exportButton().isEnabled());
}

TEST_F(ExportDialogs, OddTimesBetweenRowsAreRefusedInPlace) {
  auto& step = part<QLineEdit>("step");
  for (const char* odd : {"0", "-1", "x", "", "1e-12", "nan", "inf"}) {
    step.setFocus();
    step.selectAll();
    QTest::keyClick(&step, Qt::Key_Backspace);
    QTest::keyClicks(&step, odd);
    part<QRadioButton>("every").setChecked(true);
    EXPECT_TRUE(message().contains("; allowed: ")) << odd << ": " << message().toStdString();
    EXPECT_FALSE(exportButton().isEnabled()) << odd;
  }
  step.selectAll();
  QTest::keyClicks(&step, "0,05");
  EXPECT_EQ(message(), "");
  EXPECT_EQ(static_cast<DataPage&>(dialog().page(ExportKind::Data)).order().step, 0.05)
      << "a comma is understood";
}

TEST_F(ExportDialogs, ChosenColumnsAreRememberedForAnotherDay) {
  auto& list = part<QListWidget>("columns");
  EXPECT_EQ(list.count(), static_cast<int>(session().trajectory()->columns.size()));
  list.item(1)->setCheckState(Qt::Unchecked);
  part<QCheckBox>("events").setChecked(false);
  doExport();
  openWindow();
  open(ExportKind::Data);
  EXPECT_EQ(part<QListWidget>("columns").item(1)->checkState(), Qt::Unchecked);
  EXPECT_EQ(part<QListWidget>("columns").item(0)->checkState(), Qt::Checked);
  EXPECT_FALSE(part<QCheckBox>("events").isChecked());
  EXPECT_EQ(part<QLineEdit>("folder").text(), folder_.path());
}

TEST_F(ExportDialogs, ATableIsCopied) {
  QTest::mouseClick(&part<QPushButton>("copy"), Qt::LeftButton);
  ASSERT_TRUE(waitForEnd());
  EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith("time [s]\tx [m]\t"));
  EXPECT_EQ(message(), "The table is on the clipboard.");
  EXPECT_TRUE(files().isEmpty());
}

TEST_F(ExportDialogs, AFolderThatIsNotThereIsNamed) {
  part<QLineEdit>("folder").setText(folder_.filePath("none"));
  EXPECT_EQ(message(), QString("There is no folder “%1”.").arg(folder_.filePath("none")));
  EXPECT_FALSE(exportButton().isEnabled());
  part<QLineEdit>("folder").setText(folder_.path());
  auto& name = part<QLineEdit>("name");
  name.setFocus();
  name.selectAll();
  QTest::keyClicks(&name, "a/b");
  EXPECT_TRUE(message().contains("“/”")) << message().toStdString();
}

TEST_F(ExportDialogs, WhatCannotBeWrittenIsSaidInPlace) {
  auto& name = part<QLineEdit>("name");
  name.setFocus();
  name.selectAll();
  QTest::keyClicks(&name, "full");
  ASSERT_TRUE(QFile::link("/dev/full", folder_.filePath("full.csv")));
  dialog().setReplaceQuestion([](const QStringList&) { return true; });
  doExport();
  EXPECT_EQ(message(),
            "cannot write " + folder_.filePath("full.csv") + ": No space left on device");
  EXPECT_FALSE(finished().isVisible());
  EXPECT_TRUE(exportButton().isEnabled()) << "another try is possible";
}

TEST_F(ExportDialogs, ALongExportCanBeCancelledWhileTheWindowIsUsed) {
  const auto& known = session().trajectory()->columns;
  const std::vector<painleve::Column> columns(known.begin() + 1, known.end());
  putRun(session(), madeRun(columns, 200'000, session().endTime() / 200'000,
                            [](std::size_t, double t) { return t; }));
  QTest::qWait(50);
  QTest::mouseClick(&exportButton(), Qt::LeftButton);
  ASSERT_TRUE(dialog().isRunning());
  EXPECT_EQ(exportButton().text(), "&Cancel");
  auto& bar = *dialog().findChild<QProgressBar*>("progress");
  ASSERT_TRUE(QTest::qWaitFor([&] { return bar.value() > 20; }, kLongestExportMs));
  session().setPlayhead(0.125);
  EXPECT_EQ(session().playhead(), 0.125);
  EXPECT_TRUE(window_->isEnabled());
  QTest::mouseClick(&exportButton(), Qt::LeftButton);
  ASSERT_TRUE(waitForEnd());
  EXPECT_EQ(message(), "Cancelled: nothing was written.");
  EXPECT_TRUE(files().isEmpty());
  EXPECT_FALSE(bar.isVisible());
}

TEST_F(ExportDialogs, AClosedDialogTellsTheWindowHowItEnded) {
  QTest::mouseClick(&exportButton(), Qt::LeftButton);
  dialog().reject();
  QString line;
  QObject::connect(&dialog(), &ExportDialog::told, [&](const QString& told) { line = told; });
  ASSERT_TRUE(waitForEnd());
  EXPECT_TRUE(line.startsWith("Written: ")) << line.toStdString();
}

TEST_F(ExportDialogs, EveryPlotIsOfferedAndPreviewed) {
  open(ExportKind::Plots);
  auto& plots = part<QComboBox>("plot");
  ASSERT_EQ(plots.count(), 9);
  for (int i = 0; i < plots.count(); ++i) {
    plots.setCurrentIndex(i);
    ASSERT_TRUE(QTest::qWaitFor([this] { return session().isSettled(); }, kLongestExportMs));
    QTest::qWait(200);
    EXPECT_EQ(part<Preview>("preview").image().size(), QSize(900, 560))
        << plots.currentText().toStdString();
  }
  for (const int format : {0, 1, 2}) {
    part<QComboBox>("format").setCurrentIndex(format);
    EXPECT_EQ(part<QSpinBox>("scale").isEnabled(), format == 0);
    doExport();
    EXPECT_EQ(message(), "");
  }
  const QStringList written = files();
  ASSERT_EQ(written.size(), 3);
  for (const char* ending : {".png", ".svg", ".pdf"})
    EXPECT_EQ(written.filter(QRegularExpression(QString("\\%1$").arg(ending))).size(), 1) << ending;
}

TEST_F(ExportDialogs, ThePictureOfThe3DViewMayLackItsGround) {
  open(ExportKind::Picture);
  part<QCheckBox>("transparent").setChecked(true);
  part<QSpinBox>("scale").setValue(3);
  QTest::qWait(200);
  EXPECT_TRUE(part<Preview>("preview").image().hasAlphaChannel());
  doExport();
  ASSERT_EQ(files().size(), 1) << message().toStdString();
  const QImage image(folder_.filePath(files().front()));
  EXPECT_EQ(image.size(), QSize(960, 600) * 3);
  EXPECT_EQ(image.pixelColor(5, 900).alpha(), 0);
  int solid = 0;
  for (int y = 0; y < image.height(); y += 10)
    for (int x = 0; x < image.width(); x += 10) solid += image.pixelColor(x, y).alpha() == 255;
  EXPECT_GT(solid, 500);
}

TEST_F(ExportDialogs, AnImpossiblyLargePictureIsRefused) {
  open(ExportKind::Picture);
  part<QSpinBox>("width").setValue(8000);
  part<QSpinBox>("scale").setValue(4);
  EXPECT_TRUE(message().contains("allowed: at most 8192 pixels along a side, a scale of 1"))
      << message().toStdString();
  EXPECT_FALSE(exportButton().isEnabled());
}

TEST_F(ExportDialogs, TheMenuOfAPlotLeadsToItsPicture) {
  dialog().reject();
  for (const char* id : {views::kEnergies, views::kPlane}) {
    QWidget& view = *plotViewIn(*window_->workspace().dock(id));
    window_->workspace().raiseView(id);
    QTest::qWait(50);
    auto* action = view.findChild<QAction*>("savePlot", Qt::FindDirectChildrenOnly);
    ASSERT_NE(action, nullptr);
    action->trigger();
    QTest::qWait(100);
    EXPECT_TRUE(dialog().isVisible());
    EXPECT_EQ(part<QComboBox>("plot").currentData().toString(), id);
    dialog().reject();
  }
}

TEST_F(ExportDialogs, FitsTheSmallestWindowAtTheLargestType) {
  window_->setLook(Theme::Dark, true);
  settleWindow();
  for (const auto kind :
       {ExportKind::Animation, ExportKind::Data, ExportKind::Plots, ExportKind::Picture}) {
    dialog().openPage(kind);
    QTest::qWait(200);
    const QSize least = dialog().minimumSizeHint();
    EXPECT_LE(least.width(), 1240);
    EXPECT_LE(least.height(), 660) << "a title bar needs its place, too";
  }
  EXPECT_LE(dialog().width(), dialog().screen()->availableSize().width());
  EXPECT_LT(dialog().height(), dialog().screen()->availableSize().height());
  window_->setLook(Theme::Light, false);
}

TEST_F(ExportDialogs, AFilmIsMadeWhileTheWindowIsUsed) {
  open(ExportKind::Animation);
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

TEST_F(ExportDialogs, AFilmShowsTheSceneAsTheWindowDoes) {
  open(ExportKind::Animation);
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

TEST_F(ExportDialogs, AFilmBeginsWithTheSpeedAndTheSweepOfTheWindow) {
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

TEST_F(ExportDialogs, OddTimesOfAFilmAreRefusedInPlace) {
  open(ExportKind::Animation);
  for (const char* odd : {"-1", "99", "x"}) {
    part<QLineEdit>("filmFrom").setText(odd);
    const char* reason = *odd == 'x' ? "is not a number" : "is not in the run";
    EXPECT_TRUE(message().contains(reason)) << odd << message().toStdString();
    EXPECT_FALSE(message().contains("nan")) << odd << message().toStdString();
    EXPECT_FALSE(exportButton().isEnabled()) << odd;
  }
}

TEST_F(ExportDialogs, ACancelledFilmLeavesNothing) {
  open(ExportKind::Animation);
  QTest::mouseClick(&exportButton(), Qt::LeftButton);
  QTest::qWait(600);
  QTest::mouseClick(&exportButton(), Qt::LeftButton);
  ASSERT_TRUE(waitForEnd());
  EXPECT_EQ(message(), "Cancelled: nothing was written.");
  EXPECT_TRUE(files().isEmpty());
}

TEST(ExportNames, AreWhatFileSystemsTake) {
  EXPECT_EQ(fileStem("Sliding body, mu = 1.4 (Fig. 2)"), "Sliding_body_mu_1.4_Fig_2");
  EXPECT_EQ(fileStem("Überschlag / π"), "Überschlag_π");
  EXPECT_EQ(fileStem(" .. "), "painleve");
  EXPECT_EQ(fileStem(""), "painleve");
  EXPECT_LE(fileStem(QString(500, 'a')).size(), 60);
}

TEST(ExportNames, CountOnPastEveryEnding) {
  const QTemporaryDir folder;
  const QStringList endings{".csv", "_events.json"};
  EXPECT_EQ(freeName(folder.path(), "a", endings), "a_1");
  QFile file(folder.filePath("a_1_events.json"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  EXPECT_EQ(freeName(folder.path(), "a", endings), "a_2");
  ASSERT_TRUE(QFile::link("/nowhere/at/all", folder.filePath("a_2.csv")));
  EXPECT_EQ(freeName(folder.path(), "a", endings), "a_3") << "also a link to nothing is a name";
}

}  // namespace
}  // namespace painleve::ui
