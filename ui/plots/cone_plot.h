#pragma once
// The friction cone of the contact in the configuration space, at the playhead.

#include <optional>

#include <QWidget>

#include "core/analysis/friction_cone_result.h"

class QCustomPlot;

namespace painleve::ui {

class ConeFigure;
class EmptyNote;
class RichTextElement;
class Session;

class ConePlot : public QWidget {
  Q_OBJECT
 public:
  explicit ConePlot(Session& session, QWidget* parent = nullptr);

  /// As it is drawn; nothing while no run is there.
  const std::optional<FrictionCone>& cone() const { return cone_; }
  QString caption() const;
  QString numbers() const;
  QString note() const;
  QCustomPlot& plot() { return *plot_; }
  QSize minimumSizeHint() const override { return {240, 180}; }
  QSize sizeHint() const override { return {440, 320}; }

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void makeLayout();
  void refresh();
  void showTexts();

  Session& session_;
  std::optional<FrictionCone> cone_;
  QCustomPlot* plot_;
  ConeFigure* figure_ = nullptr;  // of the plot, as the others
  EmptyNote* note_ = nullptr;
  RichTextElement *caption_ = nullptr, *numbers_ = nullptr;
  bool stale_ = true;
};

}  // namespace painleve::ui
