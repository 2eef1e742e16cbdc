#pragma once
// Title and note of the scene: what the window, films and file names say it is.

class QWidget;

namespace painleve::ui {

class Session;

/// Opens it over the window; what is accepted is one undo entry.
void editTitle(QWidget& window, Session& session);

}  // namespace painleve::ui
