#pragma once
// The plate with the numbers of the thing under the pointer, or of the one that was clicked.

#include <optional>

#include "ui/views3d/picking.h"

class QPainter;

namespace painleve::ui {

class Probe {
 public:
  /// The pointer is here; nothing: it left. True when the picture changes.
  bool hover(std::optional<Pick> pick);
  /// The clicked thing keeps its plate; a click on nothing takes it away.
  void click(std::optional<Pick> pick);
  /// False where no plate was shown.
  bool dismiss();
  std::optional<Pick> shown() const { return pinned_ ? pinned_ : hovered_; }

  void paint(QPainter& painter, const Projection& projection, const Shown& shown) const;

 private:
  std::optional<Pick> hovered_, pinned_;
};

}  // namespace painleve::ui
