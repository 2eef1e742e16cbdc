#pragma once
// «Contact problem»: A and B with their signs, the LCP table with the live row lit, all solutions
// at this moment, what chose, and what comes next. [GB] Table 1

#include <memory>

#include <QScrollArea>

#include "core/analysis/contact_solutions_result.h"
#include "core/trajectory/trajectory.h"

class QGridLayout;
class QVBoxLayout;

namespace painleve::ui {

class LcpRows;
class RichText;
class Session;

class ModeTable : public QScrollArea {
  Q_OBJECT
 public:
  explicit ModeTable(Session& session, QWidget* parent = nullptr);

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* makePage();
  QWidget* makeNumbers();
  QWidget* makeAnswers();
  /// The table beside answers and numbers where there is room, else below them.
  void arrange();
  RichText* addText(QVBoxLayout& column, const char* name);
  void addCurve(QVBoxLayout& column, RichText*& text, const char* name, const QPen& pen);
  /// Nothing is computed while nobody can see it.
  void follow();
  void display(const ContactSolutions& problem);
  /// What the impact at this moment does, or the one just before it did.
  void tellImpact(const Trajectory& trajectory);

  Session& session_;
  QGridLayout* parts_ = nullptr;
  QWidget *numbers_ = nullptr, *answers_ = nullptr;
  LcpRows* rows_ = nullptr;
  bool wide_ = false;
  int liveRow_ = 0;
  RichText *situation_ = nullptr, *a_ = nullptr, *b_ = nullptr, *quotient_ = nullptr,
           *count_ = nullptr, *solutions_ = nullptr, *verdict_ = nullptr, *next_ = nullptr;
  std::shared_ptr<const Trajectory> shownRun_;
  double shownTime_ = -1;
};

}  // namespace painleve::ui
