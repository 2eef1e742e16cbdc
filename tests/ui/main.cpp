// One QApplication for all window tests, set up as the program sets up its own.

#include <gtest/gtest.h>

#include <QApplication>
#include <QTemporaryDir>

#include "ui/theme/palette.h"
#include "ui/theme/style.h"
#include "ui/window_settings.h"

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  // Listing needs no window, and may happen where no display is.
  if (GTEST_FLAG_GET(list_tests)) return RUN_ALL_TESTS();
  QApplication application(argc, argv);
  const QTemporaryDir settings;
  painleve::ui::installSettings(settings.path());
  painleve::ui::installFonts();
  painleve::ui::installStyle();
  return RUN_ALL_TESTS();
}
