#pragma once
// The bar at the bottom: first, events, steps, play, last, loop, time, speed.

#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace painleve::ui {

class Playback;
class Session;

class Transport : public QWidget {
  Q_OBJECT
 public:
  Transport(Session& session, Playback& playback, QWidget* parent = nullptr);

  /// The bar's commands, for a menu; their shortcuts hold in the whole window.
  struct Actions {
    QAction *first, *previousEvent, *stepBack, *play, *step, *nextEvent, *last, *loop;
    QAction *slower, *faster, *slowNearEvents, *fromHere;
  };
  const Actions& actions() const { return actions_; }

 signals:
  /// One line about what was typed and is not possible.
  void refused(const QString& line);

 private:
  void makeActions();
  void makeToggles();
  void connectActions();
  QAction* add(const QString& text, const QString& iconName, const QKeySequence& key);
  QToolButton* button(QAction* action);
  void showPlaying(bool playing);
  void showPace(double pace);
  void layOut();
  void addTime(QHBoxLayout& row);
  void addSpeed(QHBoxLayout& row);

  Session& session_;
  Playback& playback_;
  Actions actions_{};
  QLabel* pace_;
};

}  // namespace painleve::ui
