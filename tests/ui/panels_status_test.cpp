// The quiet line at the foot: which solver, how much it computed and how fast, and whether the run
// keeps its books.

#include <gtest/gtest.h>

#include <QLocale>
#include <QTest>

#include "core/trajectory/energy_audit.h"
#include "tests/support/ui/long_run.h"
#include "tests/support/ui/session_bench.h"
#include "ui/panels/status_line.h"
#include "ui/panels/work_words.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr double kSoundDrift = 1e-9;

class StatusWords : public testing::Test {
 protected:
  void open(Scene scene) {
    session_.open(std::move(scene), {});
    ASSERT_TRUE(settle(session_));
  }
  /// "event-driven · 251 rows · 4 events · 120 000 rows/s" of the run that is there.
  QString runWords(const QString& solver) {
    const auto run = session_.trajectory();
    const QLocale words;
    return QString("%1 · %2 rows · %3 events · %4")
        .arg(solver, words.toString(static_cast<qulonglong>(run->rowCount())),
             words.toString(static_cast<qulonglong>(run->events.size())),
             paceWords(run->rowCount(), session_.runs().front().seconds));
  }
  QString auditWords(const QString& verdict) {
    const auto drift = energyDrift(*session_.trajectory());
    EXPECT_TRUE(drift.has_value());
    return "energy audit " + verdict + "  drift of E − ΣW " + numberText(drift.value_or(0));
  }
  /// One second with the columns of an audit; E grows by half a joule for which nobody worked.
  void showUnsoundRun() {
    const std::vector<Column> columns{{"E", "E", "J"},        {"W_friction", "W", "J"},
                                      {"W_impact", "W", "J"}, {"W_external", "W", "J"},
                                      {"W_edit", "W", "J"},   {"W_correction", "W", "J"}};
    putRun(session_, madeRun(columns, 101, 0.01, [](std::size_t column, double t) {
             return column == 0 ? 1 + 0.5 * t : 0.0;
           }));
  }

  SessionBench bench_;
  Session& session_ = bench_.session;
  StatusLine line_{session_};
};

TEST_F(StatusWords, beforeTheFirstRunItSaysThatThereIsNone) {
  EXPECT_TRUE(line_.text().startsWith("no run yet")) << line_.text().toStdString();
}

TEST_F(StatusWords, anEventDrivenRunHasSolverSizePaceAndAudit) {
  open(slidingScene());
  ASSERT_GT(session_.runs().front().seconds, 0);
  ASSERT_LE(energyDrift(*session_.trajectory()).value_or(1), kSoundDrift);
  EXPECT_EQ(line_.text(), runWords("event-driven") + " · " + auditWords("✓"));
}

TEST_F(StatusWords, soHasATimeSteppingRun) {
  open(withValue(slidingScene(), "solver.type", "moreau"));
  ASSERT_GT(session_.runs().front().seconds, 0);
  ASSERT_LE(energyDrift(*session_.trajectory()).value_or(1), kSoundDrift);
  EXPECT_EQ(line_.text(), runWords("moreau") + " · " + auditWords("✓"));
}

TEST_F(StatusWords, theyAreThoseOfTheRunThatIsShown) {
  open(slidingScene());
  const QString before = line_.text();
  ASSERT_TRUE(session_.setValue("output.step", 1e-4, "step", {}));
  ASSERT_TRUE(settle(session_));
  EXPECT_NE(line_.text(), before);
  EXPECT_EQ(line_.text(), runWords("event-driven") + " · " + auditWords("✓"));
}

TEST_F(StatusWords, aRunThatDoesNotKeepItsBooksIsMarked) {
  open(slidingScene());
  showUnsoundRun();
  EXPECT_TRUE(line_.text().endsWith(auditWords("⚠"))) << line_.text().toStdString();
  EXPECT_TRUE(line_.text().contains("0.3333")) << "of the largest energy, 1.5 J";
}

TEST_F(StatusWords, aRunWithoutBooksHasNoVerdict) {
  open(slidingScene());
  putRun(session_, madeRun({{"x", "x", "m"}}, 11, 0.1, [](std::size_t, double t) { return t; }));
  EXPECT_TRUE(line_.text().endsWith("energy audit: –")) << line_.text().toStdString();
}

}  // namespace
}  // namespace painleve::ui
