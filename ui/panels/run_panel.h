#pragma once
// All runs under one playhead: the active one, the futures it did not take, what was kept, and the
// changes made during the motion.

#include <utility>
#include <vector>

#include <QScrollArea>

#include "ui/session/run.h"

class QVBoxLayout;

namespace painleve::ui {

class EditRow;
class RichText;
class RunCommands;
class RunRow;
class Session;

class RunPanel : public QScrollArea {
  Q_OBJECT
 public:
  explicit RunPanel(Session& session, QWidget* parent = nullptr);

  /// The table of what is compared comes to the top, and stays there while its runs arrive.
  void showComparison();

 private:
  /// What decides which rows there are; as long as it stays, only their words change.
  struct Shape {
    std::vector<std::pair<RunId, Role>> runs;
    std::size_t edits = 0;
    bool operator==(const Shape&) const = default;
  };
  Shape shapeNow() const;
  void refresh();
  /// Rows of runs that are still there stay where the keyboard left them.
  void arrange();
  void arrangeRuns(std::vector<RunRow*> former);
  void arrangeEdits();
  void refreshRuns();
  void refreshEdits();
  void addHeading(const QString& text);
  void scrollToComparison();
  void chainTabs();

  Session& session_;
  Shape shape_;
  QVBoxLayout* column_ = nullptr;
  RunCommands* commands_;
  RichText* comparison_;
  std::vector<RunRow*> runs_;
  std::vector<EditRow*> edits_;
  bool followsComparison_ = false;
};

}  // namespace painleve::ui
