#pragma once
// The plane of impulses: cone, lines, the ways of the laws, and what they do to the energy.

#include "ui/plots/impulse_figure.h"

namespace painleve::ui {

class EmptyNote;
class ImpulseGround;
class ImpulsePaths;
class LawTable;

class ImpulsePlane : public ImpulseFigure {
  Q_OBJECT
 public:
  explicit ImpulsePlane(QCustomPlot& plot);

  void setNote(const QString& text);
  QString note() const;
  const ImpulsePaths& paths() const { return *paths_; }
  const LawTable& table() const { return *table_; }

  double fractionAt(const QPointF& pixel) const override;
  bool isGrip(const QPointF& pixel) const override;
  double fractionPerPixel() const override;

 protected:
  void display() override;
  void showAll() override;
  void makeRoom() override;
  QStringList linesAt(const QPointF& pixel) const override;

 private:
  /// From no impulse to the largest, px.
  QLineF ray() const;

  ImpulseGround* ground_;
  ImpulsePaths* paths_;
  LawTable* table_;
  EmptyNote* note_;
};

}  // namespace painleve::ui
