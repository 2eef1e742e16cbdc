#pragma once
// Pictures have the colours and the type that they are asked for, not those of the window.

#include "ui/theme/palette.h"

namespace painleve::ui {

/// Within one turn of the event loop: nothing of the window is painted in between.
class PictureLook {
 public:
  explicit PictureLook(Theme theme) : theme_(currentTheme()), presenting_(isPresenting()) {
    setTheme(theme);
    setPresenting(false);
  }
  ~PictureLook() {
    setTheme(theme_);
    setPresenting(presenting_);
  }
  PictureLook(const PictureLook&) = delete;
  PictureLook& operator=(const PictureLook&) = delete;

 private:
  Theme theme_;
  bool presenting_;
};

}  // namespace painleve::ui
