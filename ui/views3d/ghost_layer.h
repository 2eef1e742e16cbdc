#pragma once
// The bodies of other runs at the playhead, outlined in the line of their run, behind the active
// run's; a legend names them.

#include <vector>

#include "ui/views3d/layer.h"

namespace painleve::ui {

class GhostLayer : public Layer {
 public:
  void update(const Shown& shown) override;
  void paint(QPainter& painter, const Projection& projection, Lettering& lettering) const override;

 private:
  void paintLegend(QPainter& painter, Lettering& lettering) const;

  std::vector<Ghost> ghosts_;
  std::vector<Body> bodies_;  // of the active run
};

}  // namespace painleve::ui
