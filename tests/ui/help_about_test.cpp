#include <gtest/gtest.h>

#include <QDialog>
#include <QTabWidget>
#include <QTextBrowser>
#include <QWidget>

#include "ui/help.h"

namespace painleve::ui {
namespace {

TEST(About, namesVersionLicenceLibrariesPapersAndWhatIsProved) {
  QWidget window;
  showAbout(window);
  auto* dialog = window.findChild<QDialog*>("about");
  ASSERT_NE(dialog, nullptr);
  auto* tabs = dialog->findChild<QTabWidget*>();
  ASSERT_EQ(tabs->count(), 4);
  const auto text = [tabs](int page) {
    return static_cast<QTextBrowser*>(tabs->widget(page))->toPlainText();
  };
  for (const char* words : {PAINLEVE_VERSION, "GPL-3.0-or-later", qVersion(), "QCustomPlot 2",
                            "VTK 9", "Eigen 3", "Noto Sans"})
    EXPECT_TRUE(text(0).contains(words)) << words;
  for (const char* words : {"What is proved", "not proved", "What is a choice",
                            "What is approximate", "Painlevé's principle"})
    EXPECT_TRUE(text(1).contains(words)) << words;
  for (const char* key : {"[GB]", "[CB]", "[MO]", "[PA]", "[BR]"})
    EXPECT_TRUE(text(2).contains(key)) << key;
  EXPECT_FALSE(text(2).contains("Misprints") || text(2).contains("DERIVATIONS"));
  EXPECT_TRUE(text(3).contains("GNU GENERAL PUBLIC LICENSE"));
}

}  // namespace
}  // namespace painleve::ui
