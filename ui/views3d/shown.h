#pragma once
// What the layers show: the frame of the active run and what goes along with it.

#include <memory>
#include <string>
#include <vector>

#include <QPen>
#include <QString>

#include "core/scene/contact_path.h"
#include "core/scene/sight.h"
#include "ui/session/frame.h"

namespace painleve::ui {

/// Another run at the playhead.
struct Ghost {
  Depiction depiction;
  QPen pen;
  QString name;
};

/// An impulse that is to be seen now.
struct Jolt {
  Place place = Place::Zero(), impulse = Place::Zero();  // m, N s
  bool isTangential = false;                             // friction alone made it: nothing was hit
  double strength = 1;                                   // 0...1 while it fades
};

struct Shown {
  Frame frame;
  Sight sight;                                            // empty before the first run
  std::shared_ptr<const std::vector<ContactPath>> paths;  // null: none
  std::vector<Ghost> ghosts;
  std::vector<Jolt> jolts;
  std::vector<std::string> contactNames;  // in the order of Frame::contacts
  double arrowScale = 1;                  // of forces and impulses, 1: the standard
  double speedUnit = 1;                   // m/s, of a velocity arrow as long as the standard's mg
};

}  // namespace painleve::ui
