#pragma once
// What to look for in the open scene: its note, a slim line that can be dismissed.

#include <QWidget>

class QLabel;

namespace painleve::ui {

class Session;

class NoteBar : public QWidget {
  Q_OBJECT
 public:
  explicit NoteBar(Session& session, QWidget* parent = nullptr);

  QString text() const { return text_; }
  /// The user has read it.
  bool isDismissed() const { return isHidden() && !text_.isEmpty(); }

 private:
  /// A dismissed note stays away until another document brings its own.
  void showNote();
  /// The note speaks of the scene as it was opened.
  void showCaption();

  Session& session_;
  QString text_;
  QLabel *caption_, *label_;
};

}  // namespace painleve::ui
