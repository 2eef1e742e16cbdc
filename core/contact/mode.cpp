#include "core/contact/mode.h"

namespace painleve {

const char* modeName(Mode mode) {
  switch (mode) {
    case Mode::SlipMinus:
      return "slip-";
    case Mode::SlipPlus:
      return "slip+";
    case Mode::Stick:
      return "stick";
    case Mode::Slip:
      return "slip";
    case Mode::Free:
      break;
  }
  return "free";
}

}  // namespace painleve
