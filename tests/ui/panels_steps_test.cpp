// The steps of a time-stepping run: a window around the playhead, clicks, copies, exports.

#include <algorithm>

#include <gtest/gtest.h>

#include <QClipboard>
#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "core/scene/scene_json.h"
#include "tests/support/ui/session_bench.h"
#include "ui/panels/step_log.h"
#include "ui/panels/step_model.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

/// A slide of 0.05 s in steps of 0.1 ms: five hundred of them.
Scene steppedSlide() {
  return withValues(slidingScene(), {{"solver.type", "moreau"},
                                     {"solver.step", 1e-4},
                                     {"laws.friction.mu", 0.6},
                                     {"duration", 0.05}});
}

class StepTable : public testing::Test {
 protected:
  void open(const Scene& scene) {
    session_.open(scene, {});
    ASSERT_TRUE(settle(session_));
    log_.resize(460, 300);
    ASSERT_TRUE(showActive(log_));
  }
  QTableView* table() { return log_.findChild<QTableView*>(); }
  StepModel* model() { return log_.findChild<StepModel*>(); }
  QString note() {
    auto* label = log_.findChild<QLabel*>("stepNote");
    return label->isVisible() ? label->text() : QString();
  }
  int column(const QString& heading) {
    for (int i = 0; i < model()->columnCount(); ++i)
      if (model()->headerData(i, Qt::Horizontal, Qt::DisplayRole).toString() == heading) return i;
    ADD_FAILURE() << heading.toStdString();
    return 0;
  }
  QString cell(int row, const QString& heading) {
    return model()->index(row, column(heading)).data().toString();
  }
  const StepRecord& step(int row) { return model()->steps()[static_cast<std::size_t>(row)]; }

  SessionBench bench_;
  Session& session_ = bench_.session;
  StepLog log_{bench_.session};
};

TEST_F(StepTable, anEventDrivenRunHasNone) {
  open(slidingScene());
  EXPECT_TRUE(note().contains("event-driven")) << note().toStdString();
  EXPECT_FALSE(table()->isVisible());
  ASSERT_TRUE(session_.setValue("solver.type", "moreau", "solver", {}));
  ASSERT_TRUE(settle(session_));
  EXPECT_EQ(note(), "");
  EXPECT_TRUE(table()->isVisible());
}

TEST_F(StepTable, listsAWindowAroundThePlayheadWithThePresentStepLit) {
  open(steppedSlide());
  EXPECT_EQ(model()->current(), -1) << "no step led to the start";
  EXPECT_LE(model()->rowCount(), 101);
  session_.setPlayhead(0.03005);
  EXPECT_NEAR(model()->rowCount(), 200, 2);
  const int row = model()->current();
  EXPECT_NEAR(step(row).time, 0.03, 1e-9);
  EXPECT_EQ(model()->index(row, 0).data(Qt::BackgroundRole).value<QColor>(), palette().grid);
  EXPECT_FALSE(model()->index(row - 1, 0).data(Qt::BackgroundRole).isValid());
  EXPECT_TRUE(table()->viewport()->rect().intersects(table()->visualRect(model()->index(row, 0))));
  session_.setPlayhead(0.03015);
  EXPECT_EQ(model()->current(), row + 1) << "the same window";
}

TEST_F(StepTable, aStepSaysWhatItDid) {
  open(steppedSlide());
  session_.setPlayhead(0.03);
  const int row = model()->current();
  EXPECT_EQ(cell(row, "mode"), "slip−");
  EXPECT_EQ(cell(row, "u_F n [m/s]"), numberText(step(row).contacts[0].end.normal));
  EXPECT_EQ(cell(row, "Pₙ [N s]"), numberText(step(row).contacts[0].impulseNormal));
  EXPECT_GT(step(row).contacts[0].impulseNormal, 0);
  EXPECT_FALSE(cell(row, "B [kg⁻¹]").isEmpty());
  EXPECT_TRUE(cell(row, "ΔE [J]").startsWith("−")) << "friction takes energy";
  const QString whole = model()->index(row, 0).data(Qt::ToolTipRole).toString();
  EXPECT_TRUE(whole.contains("u_L t [m/s]: ")) << whole.toStdString();
  for (int i = 0; i < model()->columnCount(); ++i)
    EXPECT_FALSE(model()->index(row, i).data().toString().contains("nan"));
}

TEST_F(StepTable, aClickTakesThePlayheadToTheEndOfTheStep) {
  open(steppedSlide());
  session_.setPlayhead(0.03);
  const int row = model()->current() + 1;
  const QRect place = table()->visualRect(model()->index(row, 0));
  QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, place.center());
  EXPECT_EQ(session_.playhead(), step(row).time);
  EXPECT_EQ(model()->current(), row);
}

TEST_F(StepTable, onlyAWindowOfALongRunIsMade) {
  open(withValues(fallingScene(),
                  {{"solver.type", "moreau"}, {"solver.step", 2e-6}, {"output.step", 0.01}}));
  QElapsedTimer clock;
  clock.start();
  constexpr int kPlaces = 20;
  for (int i = 1; i <= kPlaces; ++i) {
    session_.setPlayhead(0.04 * i);
    EXPECT_LE(model()->rowCount(), 202);
    EXPECT_NEAR(step(model()->current()).time, 0.04 * i, 2e-6);
  }
  EXPECT_LT(clock.elapsed() / kPlaces, 100) << "ms a place";
}

TEST_F(StepTable, copiesWithFullPrecisionAndTabs) {
  open(steppedSlide());
  session_.setPlayhead(0.03);
  QTest::mouseClick(log_.findChild<QPushButton*>("copyAllSteps"), Qt::LeftButton);
  const QString all = QGuiApplication::clipboard()->text();
  EXPECT_TRUE(all.startsWith("time [s]\tstep [s]\tmode"));
  EXPECT_EQ(all.count('\n'), model()->rowCount() + 1);
  table()->selectRow(model()->current());
  table()->setFocus();
  QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
  const QString one = QGuiApplication::clipboard()->text();
  EXPECT_EQ(one.count('\n'), 1);
  EXPECT_EQ(one.section('\t', 0, 0).toDouble(), step(model()->current()).time);
}

TEST_F(StepTable, exportsAllStepsOfTheRun) {
  open(steppedSlide());
  const QTemporaryDir folder;
  ASSERT_TRUE(log_.exportTo(folder.filePath("steps.csv")));
  QFile file(folder.filePath("steps.csv"));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_NEAR(file.readAll().count('\n'), 501, 2);
  const QSignalSpy failed(&log_, &StepLog::failed);
  EXPECT_FALSE(log_.exportTo(folder.path()));
  ASSERT_EQ(failed.count(), 1);
  EXPECT_TRUE(failed[0][0].toString().contains(folder.path()));
}

TEST_F(StepTable, isNotMadeWhileHidden) {
  open(steppedSlide());
  session_.setPlayhead(0.03005);
  log_.hide();
  const int row = model()->current();
  session_.setPlayhead(0.03105);
  EXPECT_EQ(model()->current(), row);
  log_.show();
  EXPECT_EQ(model()->current(), row + 10);
}

}  // namespace
}  // namespace painleve::ui
