#pragma once
// Which variable stands against which: two lists of the columns of a run.

#include <span>
#include <string>
#include <vector>

#include <QWidget>

#include "core/parameters/chart.h"
#include "core/trajectory/trajectory.h"

class QComboBox;

namespace painleve::ui {

class VariableChoice : public QWidget {
  Q_OBJECT
 public:
  explicit VariableChoice(QWidget* parent);

  /// The numbers of a run; a system without what was chosen gets its first two coordinates.
  void offer(const Trajectory& trajectory, std::span<const ContactSpec> contacts);
  /// Also columns that are not offered (yet).
  void choose(const std::string& x, const std::string& y);
  const std::string& x() const { return x_; }
  const std::string& y() const { return y_; }
  /// Both are offered.
  bool isOffered() const;

 signals:
  void chosen();

 private:
  QComboBox* makeBox(const char* name, const QString& words);
  void showChosen();

  QComboBox *xBox_, *yBox_;
  std::string x_ = "x", y_ = "y";
  std::vector<std::string> ids_;  // what the boxes hold
};

}  // namespace painleve::ui
