#pragma once
// What the Help menu shows.

#include <string>
#include <vector>

class QWidget;

namespace painleve::ui {

/// The shipped manual page in a window of its own.
void showManual(QWidget& window, const std::vector<std::string>& resourceRoots);
/// A table of all commands of the window that have a key.
void showShortcuts(QWidget& window);
/// Version, licence, libraries, papers, and what is proved or chosen (about.cpp).
void showAbout(QWidget& window);

}  // namespace painleve::ui
