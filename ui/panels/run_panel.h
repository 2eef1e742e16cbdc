#pragma once
// All runs under one playhead: the active one, the futures it did not take, what was kept, and the
// changes made during the motion.

#include <vector>

#include <QScrollArea>

#include "core/scene/scene.h"

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace painleve::ui {

class Session;

class RunPanel : public QScrollArea {
  Q_OBJECT
 public:
  explicit RunPanel(Session& session, QWidget* parent = nullptr);

 private:
  void rebuild();
  void addRuns(QVBoxLayout& column);
  void addEdits(QVBoxLayout& column);
  void addCommands(QVBoxLayout& column, bool anyKept);
  QHBoxLayout* editRow(std::size_t index, const QString& words);
  QLabel* heading(const QString& text);

  Session& session_;
  std::vector<Edit> edits_;  // as listed
};

}  // namespace painleve::ui
