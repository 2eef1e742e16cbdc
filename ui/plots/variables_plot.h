#pragma once
// Any two columns of the run against one another, the motion in order of time.

#include <vector>

#include <QWidget>
#include <qcustomplot.h>

#include "core/parameters/tree.h"
#include "ui/plots/plane_marks.h"
#include "ui/session/run.h"

class QComboBox;

namespace painleve::ui {

class EmptyNote;
class RichTextElement;
class Session;

class VariablesPlot : public QWidget {
  Q_OBJECT
 public:
  explicit VariablesPlot(Session& session, QWidget* parent = nullptr);

  QCustomPlot& plot() { return *plot_; }
  const PlayheadDot& playhead() const { return *dot_; }
  QString note() const;
  /// Columns by id; unknown ones leave the plot as it is.
  void setColumns(const std::string& x, const std::string& y);
  /// The range of the run, and of the other runs.
  void fit();

  Tree viewState() const;
  void setViewState(const Tree& state);
  QSize minimumSizeHint() const override { return {280, 150}; }
  QSize sizeHint() const override { return {600, 280}; }

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QComboBox* makeBox(const char* name, const QString& words);
  void makeLayout();
  void fillBoxes();
  void choose();
  void refresh();
  void draw();
  void drawRun(const Run& run, QCPCurve& contact, QCPCurve& flight);
  void drawSideRuns();
  void moveDot();
  bool isChosen() const;

  Session& session_;
  QCustomPlot* plot_;
  QComboBox *xBox_, *yBox_;
  RichTextElement *xLabel_ = nullptr, *yLabel_ = nullptr;
  QCPCurve *contact_ = nullptr, *flight_ = nullptr;
  std::vector<QCPCurve*> side_;
  PlayheadDot* dot_ = nullptr;
  EmptyNote* note_ = nullptr;
  std::string x_ = "x", y_ = "y";
  std::vector<std::string> ids_;  // what the boxes hold
  bool stale_ = true, fitted_ = false;
};

}  // namespace painleve::ui
