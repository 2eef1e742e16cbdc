#pragma once
// The friction cone drawn in the plane of n_q and t_q, at one scale in both directions of the
// kinetic metric. [GB] eq. (10)

#include <optional>

#include "core/analysis/friction_cone_result.h"
#include "ui/plots/axes_layer.h"

namespace painleve::ui {

class ConeFigure : public AxesLayer {
 public:
  explicit ConeFigure(QCustomPlot& plot);

  /// `isCandidate`: the reaction is possible, but not the one that acts.
  void show(const std::optional<FrictionCone>& cone, bool isCandidate) {
    cone_ = cone;
    isCandidate_ = isCandidate;
  }
  /// The part of the plane that holds the cone, in the proportions of the axes; in coarse steps, so
  /// that it stands still while friction is dragged.
  void fit();

  /// How an edge is drawn; a test asks.
  static QPen edgePen(const ConeEdge& edge);

 protected:
  void draw(QCPPainter* painter) override;

 private:
  QPointF place(const ConeVector& v) const { return pixel({v.tangent, v.normal}); }
  /// As much of a vector as the axes have room for.
  ConeVector shortened(const ConeVector& v) const;

  void drawGround(QCPPainter& painter) const;
  void drawFill(QCPPainter& painter) const;
  void drawEdge(QCPPainter& painter, const ConeEdge& edge, const QString& name) const;
  void drawArc(QCPPainter& painter, const ConeEdge& edge, double radius) const;
  void drawReaction(QCPPainter& painter) const;
  QLineF reactionLine() const;  // px; null: there is none
  bool isOnReaction(const QRectF& box) const;
  void drawName(QCPPainter& painter, const QString& html, const QColor& colour,
                const QPointF& tip) const;

  std::optional<FrictionCone> cone_;
  bool isCandidate_ = false;
};

}  // namespace painleve::ui
