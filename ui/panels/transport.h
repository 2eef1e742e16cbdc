#pragma once
// The bar at the bottom: first, step back, play, step, last, loop, time, speed.

#include <QWidget>

class QAction;
class QToolButton;

namespace painleve::ui {

class NumberEdit;
class Playback;
class Session;

class Transport : public QWidget {
  Q_OBJECT
 public:
  Transport(Session& session, Playback& playback, QWidget* parent = nullptr);

  /// The bar's commands, for a menu; their shortcuts hold in the whole window.
  struct Actions {
    QAction *first, *stepBack, *play, *step, *last, *loop, *slower, *faster;
  };
  const Actions& actions() const { return actions_; }

 private:
  void makeActions();
  QAction* add(const QString& text, const QString& iconName, const QKeySequence& key);
  QToolButton* button(QAction* action);
  void showPlaying(bool playing);
  void layOut();

  Session& session_;
  Playback& playback_;
  Actions actions_{};
  NumberEdit* time_;
};

}  // namespace painleve::ui
