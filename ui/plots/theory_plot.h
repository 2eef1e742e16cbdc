#pragma once
// Closed-form curves that the system of the scene knows about itself, and where the scene stands on
// them.

#include <optional>
#include <vector>

#include <QWidget>

#include "core/parameters/theory.h"
#include "core/parameters/tree.h"

class QComboBox;
class QCPCurve;
class QCustomPlot;

namespace painleve::ui {

class DirectLabels;
class EmptyNote;
class RichTextElement;
class Session;
class TheoryMarks;
class TheoryPresent;

class TheoryPlot : public QWidget {
  Q_OBJECT
 public:
  explicit TheoryPlot(Session& session, QWidget* parent = nullptr);

  QComboBox& selector() { return *selector_; }
  QCustomPlot& plot() { return *plot_; }
  /// Null where the system has none.
  const TheoryFigure* figure() const;
  /// Where the scene stands; nothing where it stands nowhere on the axis.
  std::optional<double> present() const;
  /// The values of the curves there.
  QString caption() const;
  QString note() const;
  Tree viewState() const;
  void setViewState(const Tree& state);
  QSize minimumSizeHint() const override { return {280, 200}; }
  QSize sizeHint() const override { return {560, 360}; }

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void makeLayout();
  void refresh();
  void fillSelector();
  void showFigure();
  void fitRanges(const TheoryFigure& figure);
  void showCurves(const TheoryFigure& figure);
  void followPlayhead();

  Session& session_;
  std::vector<TheoryFigure> figures_;
  std::string chosen_;  // id of the figure; of one that this system lacks the first is shown
  QComboBox* selector_;
  QCustomPlot* plot_;  // owns what follows
  std::vector<QCPCurve*> curves_;
  TheoryMarks* marks_ = nullptr;
  TheoryPresent* present_ = nullptr;
  DirectLabels* labels_ = nullptr;
  EmptyNote* note_ = nullptr;
  RichTextElement *xLabel_ = nullptr, *yLabel_ = nullptr, *caption_ = nullptr;
  bool stale_ = true;
};

}  // namespace painleve::ui
