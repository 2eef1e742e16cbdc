#pragma once
// The views of the window as docks: they can be stacked, floated, closed; named arrangements put
// them in place, and what the user made of it is kept.

#include <map>

#include <QDockWidget>
#include <QMainWindow>

#include "ui/workspace/arrangement.h"

namespace painleve::ui {

class Workspace : public QMainWindow {
  Q_OBJECT
 public:
  explicit Workspace(QWidget* parent = nullptr);

  /// `content` becomes a card with this padding. Views are added once, before the first
  /// arrangement.
  void add(const QString& id, const QString& title, QWidget* content, int padding);
  QDockWidget* dock(const QString& id) const;  // null where there is none
  /// Brings a view to the front; opens it where it is closed.
  void raiseView(const QString& id);

  void arrange(const Arrangement& arrangement);
  /// Id of the arrangement last put in place, whatever was moved since.
  const QString& arrangementId() const { return arrangementId_; }

  /// The present arrangement as bytes of its own.
  QByteArray saved() const;
  /// False (nothing changed for the worse: the standard arrangement is there) where the bytes are
  /// none of ours. Floating views outside every screen are brought back.
  bool restore(const QByteArray& bytes, const QString& arrangementId);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  struct Stack {
    int share;
    QList<QDockWidget*> docks;
  };
  struct Strip {
    int share;
    std::vector<Stack> stacks;
  };
  std::vector<Strip> present(const Arrangement& arrangement) const;
  void place(const std::vector<Strip>& columns);
  void closeOthers(QDockWidget* front);
  void pile(const QList<QDockWidget*>& docks);
  void share(const std::vector<Strip>& columns);
  void giveSizes();
  void showTitles();
  void bringBack();

  std::map<QString, QDockWidget*> docks_;
  QString arrangementId_;
  bool sized_ = false;   // the window has its size, and its views theirs
  QByteArray restored_;  // what gives them their sizes then; else the arrangement does
  QString raised_;       // the view that was called for before that
};

}  // namespace painleve::ui
