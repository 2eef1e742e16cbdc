#pragma once
// The events of a run as a table: one row an event, read on demand.

#include <memory>

#include <QAbstractTableModel>
#include <QStringList>

#include "core/scene/scene.h"
#include "core/trajectory/trajectory.h"

namespace painleve::ui {

class EventModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column {
    Time,
    What,
    Contact,
    Modes,
    A,
    B,
    Solutions,
    Rule,
    NormalImpulse,
    TangentImpulse,
    EnergyBefore,
    EnergyAfter,
    EnergyChange,
    ColumnCount
  };

  explicit EventModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

  /// The scene is the one that the trajectory was computed from; both may be null.
  void show(std::shared_ptr<const Scene> scene, std::shared_ptr<const Trajectory> trajectory);
  const std::shared_ptr<const Trajectory>& trajectory() const { return trajectory_; }
  double timeOf(int row) const;

  /// Marks the event that is shown at t (▷: it comes now), else the last one before it (▶).
  void setPlayhead(double t);
  int current() const { return current_; }  // row, -1: none

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  bool gains(int row) const;
  QString text(int row, int column) const;
  QString mark(int row) const;
  QString what(int row) const;
  QString explanation(int row) const;
  QString timeText(double t) const;
  int rowAt(double t) const;

  std::shared_ptr<const Scene> scene_;
  std::shared_ptr<const Trajectory> trajectory_;
  std::vector<std::size_t> edits_;  // rows that are edits, ascending
  QStringList editWords_;           // one an edit of the scene
  int current_ = -1;
  bool isAhead_ = false;  // the state before the current event is shown: it is still to come
};

}  // namespace painleve::ui
