// The impulses of an impact, with real sizes and real events.

#include <algorithm>

#include <gtest/gtest.h>

#include <QLabel>
#include <QTest>
#include <QToolButton>

#include "tests/support/ui/impulse_bench.h"
#include "ui/plots/impulse_paths.h"
#include "ui/plots/jump_parabola.h"
#include "ui/plots/law_table.h"
#include "ui/plots/plane_readout.h"
#include "ui/theme/gain_note.h"

namespace painleve::ui {
namespace {

class ImpulsePlotTest : public ImpulseBench {
 protected:
  void press(const char* name) {
    auto* button = widget_.findChild<QToolButton*>(name);
    ASSERT_NE(button, nullptr);
    QTest::mouseClick(button, Qt::LeftButton, {}, button->rect().center());
    letIn();
  }
  bool isWarned() { return gainNote().isVisible(); }
  GainNote& gainNote() { return *widget_.findChild<GainNote*>(); }
};

TEST_F(ImpulsePlotTest, SaysWhatWillAppearWhereThereIsNoImpact) {
  open(slidingScene());
  EXPECT_EQ(widget_.shown(), nullptr);
  EXPECT_FALSE(widget_.note().isEmpty());
  EXPECT_FALSE(widget_.jump().plot().isVisible());
  EXPECT_TRUE(widget_.plane().paths().names().empty());
}

TEST_F(ImpulsePlotTest, TheHitOfKanesPendulum) {
  open(preset("kane_classic_hit"));
  ASSERT_NE(widget_.shown(), nullptr);
  EXPECT_TRUE(widget_.title().startsWith("impact at t = 0")) << qPrintable(widget_.title());
  EXPECT_TRUE(widget_.title().contains("1 of 16")) << qPrintable(widget_.title());
  const QStringList rows = widget_.plane().table().texts();
  ASSERT_EQ(rows.size(), 5);
  EXPECT_TRUE(rows[0].startsWith("⚠ Newton")) << qPrintable(rows[0]);
  EXPECT_TRUE(rows[0].contains("+58.7")) << qPrintable(rows[0]);
  EXPECT_TRUE(rows[2].contains("−45.5")) << qPrintable(rows[2]);
  EXPECT_EQ(rows.filter("⚠").size(), 1) << "only Newton's law gains";
  EXPECT_TRUE(isWarned());
  EXPECT_TRUE(gainNote().text().contains("0.01362")) << qPrintable(gainNote().text());
}

// The link is clicked where it stands: the last click that meets it counts.
TEST_F(ImpulsePlotTest, TheLinkClampsTheRestitution) {
  open(preset("kane_classic_hit"));
  const Scene before = session_.scene();
  const double safe = widget_.shown()->report.safe->upper;
  GainNote& note = gainNote();
  for (int x = 2; x < note.width() && session_.scene() == before; x += 4)
    QTest::mouseClick(&note, Qt::LeftButton, {}, {x, note.height() / 2});
  EXPECT_EQ(session_.scene().laws.numberOr("impact.e", -1), safe);
  letIn();
  EXPECT_FALSE(isWarned());
  EXPECT_EQ(widget_.shown()->report.created, 0);
  session_.undo();
  letIn();
  EXPECT_EQ(session_.scene(), before);
  EXPECT_TRUE(isWarned());
}

TEST_F(ImpulsePlotTest, NothingCreatedNothingWarned) {
  for (const char* name : {"pick_your_impulse", "bouncing_rod"}) {
    open(preset(name));
    ASSERT_TRUE(widget_.shown()) << name;
    EXPECT_EQ(widget_.shown()->report.created, 0) << name;
    EXPECT_FALSE(isWarned()) << name;
  }
}

// e = 0.5 is above e_safe = 0.30 there, but this hit loses energy: a remark, no warning.
TEST_F(ImpulsePlotTest, AboveTheSafeRestitutionWithoutAGainIsARemark) {
  open(preset("kane_classic_hit"));
  const auto remark = [&] {
    const auto* label = widget_.findChild<QLabel*>("margin");
    return label->isVisible() && label->text().contains("0.3042");
  };
  EXPECT_FALSE(remark());
  press("nextImpact");
  press("nextImpact");
  EXPECT_EQ(widget_.shown()->report.created, 0);
  EXPECT_TRUE(remark());
  EXPECT_FALSE(isWarned());
}

// A picture that was moved shows all of the next impact, whatever its size.
TEST_F(ImpulsePlotTest, TheNextImpactIsShownWhole) {
  open(preset("kane_classic_hit"));
  widget_.plane().plot().xAxis->setRange(5, 6);
  press("nextImpact");
  const QCPRange range = widget_.plane().plot().xAxis->range();
  EXPECT_TRUE(range.contains(0));
  EXPECT_TRUE(range.contains(widget_.shown()->report.impulse.tangent));
}

TEST_F(ImpulsePlotTest, StepsLeadFromImpactToImpact) {
  open(preset("kane_classic_hit"));
  press("nextImpact");
  const double second = session_.playhead();
  EXPECT_GT(second, 0);
  EXPECT_EQ(widget_.shown()->report.time, second);
  EXPECT_TRUE(widget_.title().contains("2 of 16")) << qPrintable(widget_.title());
  session_.setPlayhead(second + 1e-4);
  letIn();
  EXPECT_EQ(widget_.shown()->report.time, second);
  EXPECT_TRUE(widget_.title().contains("before the playhead")) << qPrintable(widget_.title());
  press("previousImpact");
  EXPECT_EQ(session_.playhead(), second) << "first to the impact itself";
  press("previousImpact");
  EXPECT_EQ(session_.playhead(), 0);
  EXPECT_FALSE(widget_.findChild<QToolButton*>("previousImpact")->isEnabled());
}

TEST_F(ImpulsePlotTest, AnImpactStillToComeIsSaidToCome) {
  open(gainingScene());
  session_.setPlayhead(0);
  letIn();
  EXPECT_TRUE(widget_.title().contains("after the playhead")) << qPrintable(widget_.title());
  EXPECT_TRUE(isWarned());
}

TEST_F(ImpulsePlotTest, TheJamIsNamed) {
  open(jammingScene());
  EXPECT_TRUE(widget_.title().contains("jam")) << qPrintable(widget_.title());
  EXPECT_FALSE(isWarned());
}

TEST_F(ImpulsePlotTest, ThePointerReadsThePlane) {
  open(preset("kane_classic_hit"));
  auto& plot = widget_.plane().plot();
  QTest::mouseMove(&plot, pixelIn(plot, 0.1, 0.4));
  QTest::qWait(20);
  const QString lines = widget_.plane().readout().lines().join(' ');
  EXPECT_TRUE(lines.contains("Λ<sub>n</sub> = 0.4")) << qPrintable(lines);
  EXPECT_TRUE(lines.contains("ΔT")) << qPrintable(lines);
  EXPECT_FALSE(lines.contains("outside")) << qPrintable(lines);
  QTest::mouseMove(&plot, pixelIn(plot, 0.25, 0.3));
  QTest::qWait(20);
  EXPECT_TRUE(widget_.plane().readout().lines().join(' ').contains("outside"));
}

// --- sizes

bool anyOverlap(const std::vector<QRectF>& boxes) {
  for (std::size_t i = 0; i < boxes.size(); ++i)
    for (std::size_t k = i + 1; k < boxes.size(); ++k)
      if (boxes[i].intersects(boxes[k])) return true;
  return false;
}

void expectTidy(const QCustomPlot& plot, const std::vector<QRectF>& names,
                const QStringList& written) {
  if (!plot.isVisible()) return;
  const QRectF axes = plot.axisRect()->rect();
  EXPECT_GT(axes.width(), 60);
  EXPECT_GT(axes.height(), 30);
  EXPECT_FALSE(anyOverlap(names));
  for (const QRectF& name : names) EXPECT_TRUE(axes.contains(name));
  for (const QString& text : written) {
    EXPECT_FALSE(text.contains("nan", Qt::CaseInsensitive)) << qPrintable(text);
    EXPECT_FALSE(text.contains(QChar(0x221E))) << qPrintable(text);
  }
}

class ImpulseSizes : public ImpulsePlotTest, public testing::WithParamInterface<const char*> {};

TEST_P(ImpulseSizes, NothingLiesOverSomethingElse) {
  open(preset(GetParam()));
  ASSERT_TRUE(widget_.shown());
  std::size_t named = 0;
  for (const QSize size : {QSize(260, 160), QSize(450, 250), QSize(560, 430), QSize(420, 620),
                           QSize(900, 300), QSize(1400, 900)}) {
    SCOPED_TRACE(QString("%1 x %2").arg(size.width()).arg(size.height()).toStdString());
    widget_.resize(size);
    letIn();
    letIn();
    expectTidy(widget_.plane().plot(), widget_.plane().paths().names(),
               widget_.plane().paths().written());
    expectTidy(widget_.jump().plot(), widget_.jump().parabola().names(),
               widget_.jump().parabola().written());
    named = widget_.plane().paths().names().size() + widget_.jump().parabola().names().size();
    for (const QString& row : widget_.plane().table().texts())
      EXPECT_FALSE(row.contains("nan", Qt::CaseInsensitive)) << qPrintable(row);
  }
  EXPECT_GT(named, 0U) << "the largest has room for names";
}

INSTANTIATE_TEST_SUITE_P(Presets, ImpulseSizes,
                         testing::Values("kane_classic_hit", "our_rod_gains_too",
                                         "pick_your_impulse", "bouncing_rod", "elastic_smooth",
                                         "collision_in_the_strip", "mode2_tangential_impact",
                                         "force_to_infinity"));

TEST_F(ImpulsePlotTest, AtTheDocksSizeTheMostImportantNamesAreThere) {
  open(preset("kane_classic_hit"));
  widget_.resize(450, 250);
  letIn();
  letIn();
  EXPECT_FALSE(widget_.plane().paths().written().filter("Newton").isEmpty());
  EXPECT_EQ(widget_.plane().table().texts().size(), 5);
  open(preset("pick_your_impulse"));
  EXPECT_TRUE(widget_.jump().plot().isVisible());
  EXPECT_FALSE(widget_.jump().parabola().written().filter("0.3750").isEmpty());
}

}  // namespace
}  // namespace painleve::ui
