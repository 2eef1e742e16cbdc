#include "ui/session/undo_stack.h"

#include <utility>

#include "core/errors.h"

namespace painleve::ui {

void UndoStack::reset(Scene scene) {
  steps_.assign(1, {std::make_shared<const Scene>(std::move(scene)), {}, {}});
  position_ = 0;
  merging_ = false;
  dropPreview();
}

void UndoStack::push(const QString& text, const QString& mergeKey, Scene scene) {
  dropPreview();
  steps_.resize(position_ + 1);
  const bool merges =
      merging_ && canUndo() && !mergeKey.isEmpty() && steps_[position_].mergeKey == mergeKey;
  if (!merges) {
    steps_.emplace_back();
    ++position_;
  }
  steps_[position_] = {std::make_shared<const Scene>(std::move(scene)), text, mergeKey};
  merging_ = true;
}

void UndoStack::undo() {
  check(canUndo(), "nothing to undo");
  dropPreview();
  --position_;
  merging_ = false;
}

void UndoStack::redo() {
  check(canRedo(), "nothing to redo");
  dropPreview();
  ++position_;
  merging_ = false;
}

}  // namespace painleve::ui
