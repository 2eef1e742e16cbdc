#pragma once
// Offers what crashed sessions left, one row each, above the views; nothing has to be answered.

#include <functional>

#include <QFrame>

class QHBoxLayout;

namespace painleve::ui {

class CrashGuard;
struct Unsaved;

class RecoveryBar : public QFrame {
  Q_OBJECT
 public:
  explicit RecoveryBar(CrashGuard& guard, QWidget* parent = nullptr);

  /// There are offers, and the user said "later".
  bool isPutOff() const;

 private:
  void showOffers();
  QWidget* row(const QString& name, const Unsaved& document);
  void addButton(QHBoxLayout& row, const QString& text, std::function<void()> answer);

  CrashGuard& guard_;
  QWidget* rows_ = nullptr;
};

}  // namespace painleve::ui
