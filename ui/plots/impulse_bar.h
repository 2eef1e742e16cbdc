#pragma once
// The slim row above the impulses: which impact they belong to, and steps from one to the next.

#include <QStringList>
#include <QWidget>

class QLabel;
class QToolButton;

namespace painleve::ui {

class ImpulseBar : public QWidget {
  Q_OBJECT
 public:
  explicit ImpulseBar(QWidget* parent = nullptr);

  /// The first of the titles that there is room for.
  void setTitles(const QStringList& titles);
  void setSteps(bool back, bool on);
  QString title() const;

 signals:
  void stepWanted(int by);  // -1, +1

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QToolButton* addStep(const char* name, const QString& sign, const QString& help, int by);
  void fit();

  QToolButton *back_, *on_;
  QLabel* title_;
  QStringList titles_;
};

}  // namespace painleve::ui
