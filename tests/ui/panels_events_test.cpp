// The event story: lines, marks, clicks, copies and exports of real runs.
#include <gtest/gtest.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "core/scene/scene_json.h"
#include "core/scene/tree_json.h"
#include "tests/support/scene/sliding_start.h"
#include "tests/support/ui/session_bench.h"
#include "ui/panels/edit_words.h"
#include "ui/panels/event_model.h"
#include "ui/panels/event_story.h"

namespace painleve::ui {
namespace {

class Story : public testing::Test {
 protected:
  void open(const Scene& scene) {
    session_.open(scene, {});
    ASSERT_TRUE(settle(session_));
    ASSERT_TRUE(session_.trajectory()) << bench_.refusals.join(" ").toStdString();
    if (story_) return;
    story_ = std::make_unique<EventStory>(session_);
    story_->resize(400, 300);
    ASSERT_TRUE(showActive(*story_));
  }
  void openJolt() { open(test::slidingStart({}, R"("duration": 0.1)")); }

  QTableView* table() const { return story_->findChild<QTableView*>(); }
  EventModel* model() const { return story_->findChild<EventModel*>(); }
  QString cell(int row, int column) const { return model()->index(row, column).data().toString(); }
  int rowOf(EventKind kind) const {
    const auto& events = session_.trajectory()->events;
    const auto found = std::ranges::find(events, kind, &Event::kind);
    EXPECT_NE(found, events.end()) << eventKindName(kind);
    return static_cast<int>(found - events.begin());
  }
  void click(int row) {
    table()->scrollTo(model()->index(row, 0));
    const QRect rect = table()->visualRect(model()->index(row, 0));
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, rect.center());
  }
  static QString clipboard() { return QGuiApplication::clipboard()->text(); }

  SessionBench bench_;
  Session& session_ = bench_.session;
  std::unique_ptr<EventStory> story_;
};

TEST_F(Story, tellsOneLineAnEvent) {
  openJolt();
  const int jolt = rowOf(EventKind::TangentialImpact);
  EXPECT_EQ(model()->rowCount(), static_cast<int>(session_.trajectory()->events.size()));
  EXPECT_EQ(cell(jolt, EventModel::What), "tangential impact");
  EXPECT_EQ(cell(jolt, EventModel::Modes), "slip− (2) → free");
  EXPECT_EQ(cell(jolt, EventModel::Solutions), "0");
  EXPECT_EQ(cell(jolt, EventModel::Rule), "tangential impact");
  EXPECT_TRUE(cell(jolt, EventModel::EnergyChange).startsWith("−"));
  EXPECT_FALSE(cell(jolt, EventModel::NormalImpulse).isEmpty());
  EXPECT_TRUE(cell(0, EventModel::NormalImpulse).isEmpty()) << "a start has no impulse";
}

TEST_F(Story, branchPointsSayTheirFutures) {
  open(test::slidingStart({.thetaDot = 4.5}, R"("duration": 0.1)"));
  const int row = rowOf(EventKind::BranchPoint);
  EXPECT_EQ(cell(row, EventModel::What), "branch point: Painlevé's principle, of 3 futures");
  const QString all = model()->index(row, 0).data(Qt::ToolTipRole).toString();
  EXPECT_TRUE(all.contains("Painlevé's principle, contact kept, tangential impact"))
      << all.toStdString();
}

TEST_F(Story, editsSayWhatTheyChange) {
  ASSERT_NO_FATAL_FAILURE(
      open(test::slidingStart({.mu = 1.2, .theta = 1, .thetaDot = 0, .slip = -8},
                              R"("duration": 0.1, "edits": [
                              {"time": 0.04, "set": {"laws.friction.type": "none"}},
                              {"time": 0.02, "set": {"laws.friction.mu": 1.6}}])")));
  const int first = rowOf(EventKind::Edit);
  EXPECT_EQ(cell(first, EventModel::What), "edit: μ 1.200 → 1.600");
  const QStringList words = editWords(session_.scene());
  ASSERT_EQ(words.size(), 2);
  EXPECT_EQ(words[1], "Friction Coulomb → None");
}

TEST_F(Story, aClickOrEnterTakesThePlayheadThere) {
  open(slidingScene());
  const int liftOff = rowOf(EventKind::LiftOff);
  click(liftOff);
  EXPECT_EQ(session_.playhead(), model()->timeOf(liftOff));
  EXPECT_EQ(model()->current(), liftOff);
  QTest::keyClick(table(), Qt::Key_Up);
  EXPECT_GT(session_.playhead(), 0) << "moving the selection looks, it does not jump";
  QTest::keyClick(table(), Qt::Key_Return);
  EXPECT_EQ(session_.playhead(), 0);
}

TEST_F(Story, marksTheEventAtOrBeforeThePlayhead) {
  open(slidingScene());
  const int liftOff = rowOf(EventKind::LiftOff);
  const double there = model()->timeOf(liftOff);
  session_.setPlayhead(there - 1e-4);
  EXPECT_EQ(model()->current(), liftOff - 1);
  session_.setPlayhead(there + 1e-4);
  EXPECT_EQ(model()->current(), liftOff);
  EXPECT_TRUE(cell(liftOff, EventModel::Time).startsWith("▶"));
  EXPECT_FALSE(cell(liftOff - 1, EventModel::Time).startsWith("▶"));
}

TEST_F(Story, atTheStartTheQuestionIsMarkedThatIsShown) {
  openJolt();
  EXPECT_EQ(session_.playhead(), 0);
  EXPECT_EQ(model()->current(), rowOf(EventKind::TangentialImpact));
}

TEST_F(Story, followsWithoutTakingTheKeyboard) {
  open(test::slidingStart({.mu = 0.3, .theta = 1.35, .thetaDot = 0, .slip = -0.6},
                          R"("duration": 1)"));
  auto* button = story_->findChild<QPushButton*>("copyAll");
  button->setFocus();
  story_->resize(400, 110);  // room for one line or two
  session_.setPlayhead(session_.endTime());
  const QRect last = table()->visualRect(model()->index(model()->current(), 0));
  EXPECT_TRUE(table()->viewport()->rect().contains(last.center()));
  EXPECT_TRUE(button->hasFocus());
}

TEST_F(Story, copiesSelectedLinesWithFullPrecision) {
  open(slidingScene());
  const int liftOff = rowOf(EventKind::LiftOff);
  click(liftOff);
  QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
  const QStringList fields = clipboard().trimmed().split('\t');
  EXPECT_EQ(clipboard().count('\n'), 1);
  EXPECT_EQ(fields[0].toDouble(), model()->timeOf(liftOff)) << fields[0].toStdString();
  EXPECT_EQ(fields[1], "lift_off");
}

TEST_F(Story, copiesAllWithAHeading) {
  open(slidingScene());
  QTest::mouseClick(story_->findChild<QPushButton*>("copyAll"), Qt::LeftButton);
  EXPECT_TRUE(clipboard().startsWith("time [s]\tkind\t"));
  EXPECT_EQ(clipboard().count('\n'), model()->rowCount() + 1);
}

TEST_F(Story, exportsWhatTheNameOfTheFileSays) {
  open(slidingScene());
  const QTemporaryDir folder;
  const auto written = [&](const char* name) {
    const QString path = folder.filePath(name);
    EXPECT_TRUE(story_->exportTo(path));
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll();
  };
  const Tree events = readTree(written("events.json").toStdString());
  EXPECT_EQ(static_cast<int>(events.array()->size()), model()->rowCount());
  EXPECT_TRUE(written("events.csv").startsWith("time [s],kind,"));
  EXPECT_TRUE(written("events.tsv").startsWith("time [s]\tkind\t"));
}

TEST_F(Story, saysWhyAnExportFailed) {
  open(slidingScene());
  const QSignalSpy failed(story_.get(), &EventStory::failed);
  const QTemporaryDir folder;
  EXPECT_FALSE(story_->exportTo(folder.path()));
  ASSERT_EQ(failed.count(), 1);
  EXPECT_TRUE(failed[0][0].toString().contains(folder.path()));
}

TEST_F(Story, isNotReadWhileHidden) {
  openJolt();
  story_->hide();
  const int rows = model()->rowCount();
  session_.open(slidingScene(), {});
  ASSERT_TRUE(settle(session_));
  EXPECT_EQ(model()->rowCount(), rows);
  story_->show();
  EXPECT_EQ(model()->trajectory(), session_.trajectory());
}

TEST_F(Story, keepsTheWidthsOfItsColumns) {
  openJolt();
  EXPECT_EQ(story_->viewState(), Tree::object()) << "what fits by itself is nobody's choice";
  table()->setColumnWidth(EventModel::What, 321);
  const Tree state = story_->viewState();
  EventStory other(session_);
  other.setViewState(state);
  const auto* theirs = other.findChild<QTableView*>();
  EXPECT_EQ(theirs->columnWidth(EventModel::What), 321);
  for (int i = 0; i < EventModel::ColumnCount; ++i)
    EXPECT_EQ(theirs->isColumnHidden(i), table()->isColumnHidden(i)) << "column " << i;
  const int before = table()->columnWidth(EventModel::Time);
  story_->setViewState(readTree(R"({"columns": [1e9, "wide", null, -3]})"));
  story_->setViewState(readTree(R"({"columns": 7})"));
  EXPECT_EQ(table()->columnWidth(EventModel::Time), before);
}

TEST_F(Story, showsTheColumnsThereIsRoomForAndTheRestOnHover) {
  openJolt();
  const auto inSight = [&] {
    std::vector<int> columns;
    int right = 0;
    for (int i = 0; i < EventModel::ColumnCount; ++i) {
      if (table()->isColumnHidden(i)) continue;
      columns.push_back(i);
      right = std::max(right, table()->columnViewportPosition(i) + table()->columnWidth(i));
    }
    EXPECT_LE(right, table()->viewport()->width());
    return columns;
  };
  const auto narrow = inSight();
  EXPECT_EQ(narrow[0], EventModel::Time);
  EXPECT_EQ(narrow[1], EventModel::What);
  EXPECT_LT(narrow.size(), 12U);
  const QString all = model()->index(1, 0).data(Qt::ToolTipRole).toString();
  for (const char* name : {"A [m/s²]", "E before [J]", "Λₙ [N s]"})
    EXPECT_TRUE(all.contains(name)) << all.toStdString();
  story_->resize(1600, 300);
  ASSERT_TRUE(QTest::qWaitFor([&] { return inSight().size() == EventModel::ColumnCount; }));
}

// Hiding the column of the only contact is no width that somebody chose.
TEST_F(Story, fitsItsColumnsForOneContactToo) {
  open(loadScene(PAINLEVE_REPOSITORY "/resources/scenes/kane_classic_hit.json"));
  const auto visibleColumns = [&] {
    int count = 0;
    for (int i = 0; i < EventModel::ColumnCount; ++i) count += table()->isColumnHidden(i) ? 0 : 1;
    return count;
  };
  const int narrow = visibleColumns();
  story_->resize(1800, 300);
  EXPECT_TRUE(QTest::qWaitFor([&] { return visibleColumns() == EventModel::ColumnCount - 1; }));
  EXPECT_LT(narrow, EventModel::ColumnCount - 1);
  const QAbstractItemView& view = *table();
  for (int i = 0; i < EventModel::ColumnCount; ++i) {
    if (table()->isColumnHidden(i)) continue;
    EXPECT_GE(table()->columnWidth(i), view.sizeHintForColumn(i)) << "column " << i;
  }
}

TEST_F(Story, aColumnThatIsTooWideLeavesItsRoomToLesserOnes) {
  open(loadScene(PAINLEVE_REPOSITORY "/resources/scenes/kane_classic_hit.json"));
  const auto isShown = [&](int column) { return !table()->isColumnHidden(column); };
  bool seen = false;
  for (int width = 300; width < 900; width += 10) {
    story_->resize(width, 300);
    QTest::qWait(1);
    seen = seen || (!isShown(EventModel::Rule) && isShown(EventModel::EnergyChange));
  }
  EXPECT_TRUE(seen);
}

// A long bounce: every event is a row, and none costs before it is seen.
TEST(EventRows, readManyEventsOnDemand) {
  constexpr int kMany = 100'000;
  auto run = std::make_shared<Trajectory>();
  run->endTime = 1;
  for (int i = 0; i < kMany; ++i) {
    Event event;
    event.kind = EventKind::Impact;
    event.time = i * 1e-5;
    run->events.push_back(event);
  }
  EventModel model;
  model.show(nullptr, run);
  EXPECT_EQ(model.rowCount(), kMany);
  model.setPlayhead(0.5);
  EXPECT_EQ(model.current(), kMany / 2);
  EXPECT_EQ(model.index(kMany - 1, EventModel::What).data().toString(), "impact");
  model.show(nullptr, nullptr);
  EXPECT_EQ(model.rowCount(), 0);
  EXPECT_EQ(model.current(), -1);
}

}  // namespace
}  // namespace painleve::ui
