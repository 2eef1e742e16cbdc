#pragma once
// A film has a look of its own: while this lives, what is built or painted has it, whatever the
// window looks like.

#include "ui/theme/palette.h"

namespace painleve::ui {

class ThemeScope {
 public:
  explicit ThemeScope(Theme theme) {
    setTheme(theme);
    setPresenting(false);
  }
  ~ThemeScope() {
    setTheme(theme_);
    setPresenting(presenting_);
  }
  ThemeScope(const ThemeScope&) = delete;
  ThemeScope& operator=(const ThemeScope&) = delete;

 private:
  Theme theme_ = currentTheme();
  bool presenting_ = isPresenting();
};

}  // namespace painleve::ui
