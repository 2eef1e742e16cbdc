#include <gtest/gtest.h>

#include <QSignalSpy>

#include "core/scene/scene_access.h"
#include "tests/support/ui/session_bench.h"
#include "ui/session/undo_stack.h"

namespace painleve::ui {
namespace {

constexpr auto kMu = "laws.friction.mu";

Scene titled(const char* title) {
  Scene scene;
  scene.title = title;
  return scene;
}

TEST(UndoStack, goesBackAndForth) {
  UndoStack stack;
  EXPECT_FALSE(stack.canUndo());
  stack.reset(titled("a"));
  stack.push("first", {}, titled("b"));
  stack.push("second", {}, titled("c"));
  EXPECT_EQ(stack.undoText(), "second");
  stack.undo();
  EXPECT_EQ(stack.current()->title, "b");
  EXPECT_EQ(stack.redoText(), "second");
  stack.redo();
  EXPECT_EQ(stack.current()->title, "c");
  EXPECT_THROW(stack.redo(), std::logic_error);
}

TEST(UndoStack, aNewStepDropsWhatWasUndone) {
  UndoStack stack;
  stack.reset(titled("a"));
  stack.push("first", {}, titled("b"));
  stack.undo();
  stack.push("other", {}, titled("c"));
  EXPECT_FALSE(stack.canRedo());
  stack.undo();
  EXPECT_EQ(stack.current()->title, "a");
}

TEST(UndoStack, mergesNeighboursOfOneKeyOnly) {
  UndoStack stack;
  stack.reset(titled("a"));
  stack.push("drag", "mu", titled("b"));
  stack.push("drag", "mu", titled("c"));
  stack.push("drag", "e", titled("d"));
  stack.push("drag", "e", titled("e"));
  stack.endMerge();
  stack.push("drag", "e", titled("f"));
  std::string seen;
  while (stack.canUndo()) {
    stack.undo();
    seen += stack.current()->title;
  }
  EXPECT_EQ(seen, "eca");
}

TEST(UndoStack, neverMergesAcrossUndo) {
  UndoStack stack;
  stack.reset(titled("a"));
  stack.push("drag", "mu", titled("b"));
  stack.push("other", {}, titled("c"));
  stack.undo();
  stack.push("drag", "mu", titled("d"));
  stack.undo();
  EXPECT_EQ(stack.current()->title, "b");
}

class SessionDocument : public testing::Test {
 protected:
  void SetUp() override { bench_.session.open(slidingScene(), "a.json"); }
  void setMu(double mu, const QString& key = {}) {
    EXPECT_TRUE(session_.setValue(kMu, mu, "change of μ", key));
  }
  double mu() const { return numberAt(session_.scene(), kMu); }

  SessionBench bench_;
  Session& session_ = bench_.session;
};

TEST_F(SessionDocument, aDragIsOneEntry) {
  for (int i = 0; i <= 5; ++i) setMu(1 + 0.05 * i, kMu);
  session_.endMerge();
  setMu(1.7, kMu);
  session_.undo();
  EXPECT_DOUBLE_EQ(mu(), 1.25);
  session_.undo();
  EXPECT_DOUBLE_EQ(mu(), 1.4);
  EXPECT_FALSE(session_.canUndo());
  EXPECT_EQ(session_.redoText(), "change of μ");
  session_.redo();
  EXPECT_DOUBLE_EQ(mu(), 1.25);
}

TEST_F(SessionDocument, knowsWhetherItIsModified) {
  EXPECT_FALSE(session_.isModified());
  setMu(1.5);
  EXPECT_TRUE(session_.isModified());
  session_.undo();
  EXPECT_FALSE(session_.isModified());
  session_.redo();
  session_.markSaved("b.json");
  EXPECT_FALSE(session_.isModified());
  EXPECT_EQ(session_.path(), "b.json");
  session_.undo();
  EXPECT_TRUE(session_.isModified());
}

TEST_F(SessionDocument, aValueOutOfRangeIsRefusedAndChangesNothing) {
  const Scene before = session_.scene();
  QSignalSpy changed(&session_, &Session::sceneChanged);
  EXPECT_FALSE(session_.setValue(kMu, -1.0, "change of μ", {}));
  EXPECT_EQ(session_.scene(), before);
  EXPECT_FALSE(session_.canUndo());
  EXPECT_EQ(changed.count(), 0);
  ASSERT_EQ(bench_.refusals.size(), 1);
  EXPECT_TRUE(bench_.refusals[0].contains("/laws/friction/mu")) << bench_.refusals[0].toStdString();
}

TEST_F(SessionDocument, theSameValueIsNoEntry) {
  setMu(1.4);
  EXPECT_FALSE(session_.canUndo());
}

TEST_F(SessionDocument, openingForgetsTheHistory) {
  setMu(1.5);
  QSignalSpy opened(&session_, &Session::documentOpened);
  session_.open(fallingScene(), {});
  EXPECT_EQ(opened.count(), 1);
  EXPECT_FALSE(session_.canUndo());
  EXPECT_FALSE(session_.isModified());
  EXPECT_EQ(session_.trajectory(), nullptr) << "the old run is not this document's";
  EXPECT_EQ(session_.playhead(), 0);
}

}  // namespace
}  // namespace painleve::ui
