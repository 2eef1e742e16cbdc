#pragma once
// The history of a document: scenes with the words for what led to each.

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include <QString>

#include "core/scene/scene.h"

namespace painleve::ui {

class UndoStack {
 public:
  /// Forgets everything; the history starts with this scene.
  void reset(Scene scene);
  const std::shared_ptr<const Scene>& current() const {
    return preview_ ? preview_ : steps_[position_].scene;
  }
  /// Stands in for the current scene, and is no part of the history; every change of that drops it.
  void preview(Scene scene) { preview_ = std::make_shared<const Scene>(std::move(scene)); }
  void dropPreview() { preview_.reset(); }
  bool isPreviewing() const { return preview_ != nullptr; }
  /// The current scene of the history, whatever stands in for it.
  const Scene& own() const { return *steps_[position_].scene; }

  /// Adds a step and drops what was undone. It takes the last step's place where both have the same
  /// non-empty mergeKey and nothing ended the merge in between.
  void push(const QString& text, const QString& mergeKey, Scene scene);
  void endMerge() { merging_ = false; }

  bool canUndo() const { return position_ > 0; }
  bool canRedo() const { return position_ + 1 < steps_.size(); }
  /// What undo (redo) would take back (repeat); empty where there is nothing.
  QString undoText() const { return canUndo() ? steps_[position_].text : QString(); }
  QString redoText() const { return canRedo() ? steps_[position_ + 1].text : QString(); }
  /// Precondition: canUndo() (canRedo()).
  void undo();
  void redo();

 private:
  struct Step {
    std::shared_ptr<const Scene> scene;
    QString text, mergeKey;
  };
  std::vector<Step> steps_{{std::make_shared<const Scene>(), {}, {}}};
  std::size_t position_ = 0;
  bool merging_ = false;
  std::shared_ptr<const Scene> preview_;
};

}  // namespace painleve::ui
