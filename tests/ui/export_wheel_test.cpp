// Scrolling in the export dialog changes no field.

#include <gtest/gtest.h>

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QTabBar>
#include <QTest>
#include <QWheelEvent>

#include "tests/support/ui/window_bench.h"
#include "ui/export/export_dialog.h"

namespace painleve::ui {
namespace {

class ExportWheel : public WindowBench {
 protected:
  void SetUp() override {
    openWindow();
    QTest::keyClick(window_.get(), Qt::Key_E, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window_->findChild<ExportDialog*>() != nullptr; }));
  }
  ExportDialog& dialog() { return *window_->findChild<ExportDialog*>(); }
  static void turn(QWidget& widget) {
    const QPointF place = QRectF(widget.rect()).center();
    QWheelEvent wheel(place, widget.mapToGlobal(place), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &wheel);
  }
};

TEST_F(ExportWheel, changesNoNumberWithoutTheKeyboard) {
  for (const auto kind : {ExportKind::Animation, ExportKind::Plots, ExportKind::Picture}) {
    dialog().openPage(kind);
    QTest::qWait(100);
    dialog().setFocus();
    int tried = 0;
    for (auto* box : dialog().findChildren<QAbstractSpinBox*>()) {
      if (!box->isVisible()) continue;
      const QString before = box->text();
      turn(*box);
      EXPECT_EQ(box->text(), before) << box->objectName().toStdString();
      EXPECT_FALSE(box->hasFocus()) << box->objectName().toStdString();
      ++tried;
    }
    EXPECT_GT(tried, 0);
  }
}

TEST_F(ExportWheel, changesANumberThatHasTheKeyboard) {
  dialog().openPage(ExportKind::Animation);
  ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog()));
  auto* width = dialog().findChild<QAbstractSpinBox*>("filmWidth");
  ASSERT_NE(width, nullptr);
  width->setFocus();
  ASSERT_TRUE(QTest::qWaitFor([&] { return width->hasFocus(); }));
  const QString before = width->text();
  turn(*width);
  EXPECT_NE(width->text(), before);
}

TEST_F(ExportWheel, turnsNoPage) {
  dialog().openPage(ExportKind::Plots);
  auto* tabs = dialog().findChild<QTabBar*>();
  ASSERT_NE(tabs, nullptr);
  const int before = tabs->currentIndex();
  turn(*tabs);
  EXPECT_EQ(tabs->currentIndex(), before);
}

}  // namespace
}  // namespace painleve::ui
