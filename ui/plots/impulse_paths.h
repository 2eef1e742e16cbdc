#pragma once
// The way of each law through the plane of impulses to its end point, with names that do not hide
// one another; at a tangential impact all impulses that there are, and the one taken.

#include <vector>

#include "ui/plots/axes_layer.h"
#include "ui/plots/shown_impact.h"

namespace painleve::ui {

class LabelSpots;
struct Label;

/// The pen of law number `index` of an impact, and of what the run took.
QPen lawPen(const ShownImpact& impact, std::size_t index);
QPen takenPen();

class ImpulsePaths : public AxesLayer {
 public:
  explicit ImpulsePaths(QCustomPlot& plot);
  void set(std::shared_ptr<const ShownImpact> impact) { impact_ = std::move(impact); }
  /// Of the largest tangential impulse: where the handle stands; nullopt: no handle.
  void setHandle(std::optional<double> fraction) { handle_ = fraction; }
  /// Of the names that the last drawing wrote, px.
  const std::vector<QRectF>& names() const { return names_; }
  const QStringList& written() const { return written_; }

 protected:
  void draw(QCPPainter* painter) override;

 private:
  struct End {
    ContactPair impulse;
    QStringList laws;
    bool strong = false, gains = false;
  };
  std::vector<End> ends() const;
  QPointF pixelOf(const ContactPair& impulse) const;
  void drawPath(QCPPainter& painter, const std::vector<ContactPair>& path, const QPen& pen) const;
  void drawPaths(QCPPainter& painter) const;
  void drawJumps(QCPPainter& painter) const;
  void drawEnd(QCPPainter& painter, const End& end) const;
  void writeNames(QCPPainter& painter, const std::vector<End>& ends);
  void writeEnd(QCPPainter& painter, LabelSpots& spots, const End& end);
  void shunLines(LabelSpots& spots) const;
  void writeLine(QCPPainter& painter, LabelSpots& spots, bool sticking);
  bool write(QCPPainter& painter, LabelSpots& spots, const Label& label, const QPointF& at);

  std::shared_ptr<const ShownImpact> impact_;
  std::optional<double> handle_;
  std::vector<QRectF> names_;
  QStringList written_;
};

}  // namespace painleve::ui
