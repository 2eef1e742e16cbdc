#pragma once
// What to look for in the open scene: its note, one slim line that can be dismissed.

#include <QWidget>

namespace painleve::ui {

class ElidedLabel;
class Session;

class NoteBar : public QWidget {
  Q_OBJECT
 public:
  explicit NoteBar(Session& session, QWidget* parent = nullptr);

  QString text() const;

 private:
  /// A dismissed note stays away until another document brings its own.
  void showNote();

  Session& session_;
  ElidedLabel* label_;
};

}  // namespace painleve::ui
