#pragma once
// The settings of a film as fields.

#include <QScrollArea>

#include "ui/export/animation_settings.h"

class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace painleve::ui {

class QuietBox;

class AnimationForm : public QScrollArea {
  Q_OBJECT
 public:
  explicit AnimationForm(QWidget* parent = nullptr);

  /// Another scene: all of its run, and nothing chosen by hand.
  void open();
  /// Speed and lens as they are in the window, unless they were chosen here; and its sweep.
  void follow(const Scene& scene);
  AnimationSettings settings() const;
  /// For another day: all that does not belong to a scene.
  void remember() const;

 signals:
  void changed();

 private:
  void makeParts();
  void layOut(QWidget& form);
  QGridLayout* captionBoxes() const;
  void connectParts();
  void offerSpeed(double speed);
  void offerSweep(const std::optional<Sweep>& sweep);
  /// A sweep has neither speed nor start; its end is the instant that is shown of each run.
  void showWhatCounts();
  void restore();
  QuietBox* makeChoice(const char* name, const QStringList& texts);
  QSpinBox* makeNumber(const char* name, int least, int most);
  QCheckBox* makeBox(const char* name, const QString& text);

  QuietBox *format_, *picture_, *speed_, *theme_;
  QSpinBox *width_, *height_, *frames_;
  QLineEdit *from_, *to_;
  QLabel* range_;
  QCheckBox *slows_, *sweeps_, *title_, *parameters_, *time_, *mode_;
  std::optional<Sweep> sweep_;
  bool isOwnSpeed_ = false, isOwnLens_ = false;  // chosen here
};

}  // namespace painleve::ui
