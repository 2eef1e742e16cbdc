#pragma once
// "Physics or step?": starts the study of the scene's steps, waits for it, and says what it found.

#include <QScrollArea>
#include <QTimer>

class QLabel;
class QProgressBar;
class QPushButton;

namespace painleve::ui {

class RichText;
class Session;

class StepStudyPanel : public QScrollArea {
  Q_OBJECT
 public:
  explicit StepStudyPanel(Session& session, QWidget* parent = nullptr);

 signals:
  /// The studied runs were put beside the active one.
  void compared();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* makePage();
  QWidget* makeCommands();
  QPushButton* addButton(QWidget& row, const QString& text, const char* name);
  void follow();
  void showWaiting();
  void showResult();
  void setWords(const QString& title, const QString& sentence, const QString& table, bool old);

  Session& session_;
  QPushButton *start_ = nullptr, *stop_ = nullptr, *runs_ = nullptr;
  QLabel* waiting_ = nullptr;
  QProgressBar* progress_ = nullptr;
  RichText *verdict_ = nullptr, *numbers_ = nullptr;
  QTimer watch_;
};

}  // namespace painleve::ui
