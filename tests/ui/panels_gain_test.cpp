// The warning at the restitution's own row: there while the run creates energy, gone with it.

#include <gtest/gtest.h>

#include <QTest>

#include "tests/support/ui/impulse_bench.h"
#include "ui/panels/parameter_form.h"
#include "ui/theme/gain_note.h"

namespace painleve::ui {
namespace {

class GainWarningTest : public testing::Test {
 protected:
  void SetUp() override {
    form_.resize(296, 700);
    ASSERT_TRUE(showActive(form_));
  }
  void letIn() {
    ASSERT_TRUE(settle(session_));
    QTest::qWait(20);
  }
  void open(const Scene& scene) {
    session_.open(scene, {});
    letIn();
  }
  /// The warning that can be seen, or null.
  GainNote* warning() {
    for (GainNote* note : form_.findChildren<GainNote*>())
      if (note->isVisible()) return note;
    return nullptr;
  }
  void set(const QString& path, const Tree& value) {
    ASSERT_TRUE(session_.setValue(path, value, "change", {}));
    letIn();
  }

  SessionBench bench_;
  Session& session_ = bench_.session;
  ParameterForm form_{session_};
};

TEST_F(GainWarningTest, ItStandsAtTheRestitutionWithTimeAndAmount) {
  open(gainingScene());
  GainNote* note = warning();
  ASSERT_NE(note, nullptr);
  EXPECT_TRUE(note->text().contains("0.1037")) << qPrintable(note->text());
  EXPECT_TRUE(note->text().contains("+0.1180")) << qPrintable(note->text());
  auto* edit = form_.findChild<QWidget*>("edit:laws.impact.e");
  ASSERT_NE(edit, nullptr);
  EXPECT_EQ(edit->parentWidget(), note->parentWidget());
}

TEST_F(GainWarningTest, ItGoesAndComesWithTheGain) {
  open(gainingScene());
  set("laws.impact.e", 0.5);
  EXPECT_EQ(warning(), nullptr);
  set("laws.impact.e", 1.0);
  EXPECT_NE(warning(), nullptr);
  set("laws.impact.type", "poisson");
  EXPECT_EQ(warning(), nullptr);
  session_.undo();
  letIn();
  EXPECT_NE(warning(), nullptr);
}

TEST_F(GainWarningTest, TheLinkClampsAsOneEntry) {
  open(gainingScene());
  GainNote* note = warning();
  ASSERT_NE(note, nullptr);
  const Scene before = session_.scene();
  for (int y = 4; y < note->height(); y += 8)
    for (int x = 2; x < note->width() && session_.scene() == before; x += 6)
      QTest::mouseClick(note, Qt::LeftButton, {}, {x, y});
  letIn();
  const double e = session_.scene().laws.numberOr("impact.e", -1);
  EXPECT_LT(e, 1);
  EXPECT_GT(e, 0.7);
  EXPECT_EQ(warning(), nullptr);
  session_.undo();
  letIn();
  EXPECT_EQ(session_.scene(), before);
  EXPECT_FALSE(session_.canUndo());
}

TEST_F(GainWarningTest, ARunWithoutImpactHasNone) {
  open(slidingScene());
  EXPECT_EQ(warning(), nullptr);
}

}  // namespace
}  // namespace painleve::ui
