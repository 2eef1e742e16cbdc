#include "ui/export/export_dialog.h"

#include <gtest/gtest.h>

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QDrag>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QMouseEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QSpinBox>
#include <QStyleHints>
#include <QTest>
#include <QUrl>

#include "tests/support/ui/export_bench.h"
#include "tests/support/ui/long_run.h"
#include "ui/export/data_page.h"
#include "ui/export/finished_files.h"
#include "ui/export/plot_copy.h"
#include "ui/export/preview.h"
#include "ui/workspace/workspace.h"

namespace painleve::ui {
namespace {

class ExportDialogs : public ExportBench {};

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

TEST_F(ExportDialogs, FilesAreTakenHoldOfAndCarriedAway) {
  doExport();
  QList<QUrl> carried;
  finished().setCarrier([&](const QDrag& hand) { carried = hand.mimeData()->urls(); });
  auto& names = *finished().findChild<QLabel*>("files");
  const auto moveTo = [&](QPoint at) {
    QMouseEvent move(QEvent::MouseMove, at, names.mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                     {});
    QCoreApplication::sendEvent(&names, &move);
  };
  const QPoint start(5, 5);
  QTest::mousePress(&names, Qt::LeftButton, {}, start);
  moveTo(start + QPoint(1, 0));
  EXPECT_TRUE(carried.isEmpty()) << "a hand that trembles carries nothing";
  moveTo(start + QPoint(QGuiApplication::styleHints()->startDragDistance(), 0));
  QTest::mouseRelease(&names, Qt::LeftButton, {}, start);
  ASSERT_EQ(carried.size(), 3);
  EXPECT_EQ(carried.front().toLocalFile(), finished().files().front());
}

TEST_F(ExportDialogs, WhatIsThereIsReplacedOnlyWhenAsked) {
  typeName("mine");
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
  typeName("a/b");
  EXPECT_TRUE(message().contains("“/”")) << message().toStdString();
}

TEST_F(ExportDialogs, WhatCannotBeWrittenIsSaidInPlace) {
  typeName("full");
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

TEST_F(ExportDialogs, TheTimeLeftIsSaidUntilAllIsDrawn) {
  ExportPage& page = dialog().page(ExportKind::Animation);
  const auto& left = part<QLabel>("left");
  emit page.progressed(0.01, -1);
  EXPECT_EQ(left.text(), "") << "nobody knows yet";
  emit page.progressed(0.5, 12);
  EXPECT_EQ(left.text(), "about 12 s left");
  emit page.progressed(1, 0);
  EXPECT_EQ(left.text(), "finishing…");
}

TEST_F(ExportDialogs, PlotAndPictureSettingsAreKeptWithoutAnExport) {
  open(ExportKind::Plots);
  part<QComboBox>("format").setCurrentIndex(1);
  part<QSpinBox>("width").setValue(700);
  part<QComboBox>("theme").setCurrentIndex(1);
  part<QCheckBox>("playhead").setChecked(false);
  open(ExportKind::Picture);
  part<QSpinBox>("height").setValue(500);
  part<QSpinBox>("scale").setValue(3);
  part<QCheckBox>("transparent").setChecked(true);
  QTest::mouseClick(&part<QPushButton>("close"), Qt::LeftButton);
  ASSERT_FALSE(dialog().isVisible());
  EXPECT_TRUE(files().isEmpty());
  openWindow();
  open(ExportKind::Plots);
  EXPECT_EQ(part<QComboBox>("format").currentIndex(), 1);
  EXPECT_EQ(part<QSpinBox>("width").value(), 700);
  EXPECT_EQ(part<QComboBox>("theme").currentIndex(), 1);
  EXPECT_FALSE(part<QCheckBox>("playhead").isChecked());
  open(ExportKind::Picture);
  EXPECT_EQ(part<QSpinBox>("height").value(), 500);
  EXPECT_EQ(part<QSpinBox>("scale").value(), 3);
  EXPECT_TRUE(part<QCheckBox>("transparent").isChecked());
}

TEST_F(ExportDialogs, AWindowThatClosesKeepsWhatTheOpenDialogHas) {
  part<QCheckBox>("scene").setChecked(false);
  openWindow();
  open(ExportKind::Data);
  EXPECT_FALSE(part<QCheckBox>("scene").isChecked());
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

}  // namespace
}  // namespace painleve::ui
