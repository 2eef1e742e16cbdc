#include "tests/support/ui/export_bench.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTest>

#include "ui/export/finished_files.h"

namespace painleve::ui {

void ExportBench::SetUp() {
  QSettings().remove("export");
  openWindow();
  open(ExportKind::Data);
}

void ExportBench::open(ExportKind kind) {
  QTest::keyClick(window_.get(), Qt::Key_E, Qt::ControlModifier);
  ASSERT_TRUE(QTest::qWaitFor(
      [this] { return window_->findChild<ExportDialog*>() != nullptr && dialog().isVisible(); }));
  dialog().openPage(kind);
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog()));
  part<QLineEdit>("folder").setText(folder_.path());
  QTest::qWait(150);
}

void ExportBench::typeName(const QString& name) {
  auto& field = part<QLineEdit>("name");
  field.setFocus();
  field.selectAll();
  QTest::keyClicks(&field, name);
}

QString ExportBench::message() {
  return dialog().findChild<QLabel*>("message")->text();
}

QPushButton& ExportBench::exportButton() {
  return *dialog().findChild<QPushButton*>("export");
}

FinishedFiles& ExportBench::finished() {
  return *dialog().findChild<FinishedFiles*>();
}

bool ExportBench::waitForEnd() {
  return QTest::qWaitFor([this] { return !dialog().isRunning(); }, kLongestExportMs);
}

void ExportBench::doExport() {
  QTest::mouseClick(&exportButton(), Qt::LeftButton);
  ASSERT_TRUE(waitForEnd());
}

}  // namespace painleve::ui
