#pragma once
// Some steps of a time-stepping run as a table: one row a step, the columns of each contact that
// does anything in them.

#include <vector>

#include <QAbstractTableModel>

#include "core/trajectory/step_record.h"

namespace painleve::ui {

class StepModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  explicit StepModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

  /// In order of time; `contacts` are the ids of the run's contacts.
  void show(std::vector<StepRecord> steps, std::vector<std::string> contacts);
  const std::vector<StepRecord>& steps() const { return steps_; }
  const std::vector<std::string>& contacts() const { return contacts_; }

  /// Lights the step that led to the state at t: the last one that ends by then.
  void setPlayhead(double t);
  int current() const { return current_; }  // row, -1: none

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Place {
    int quantity;
    int contact;  // -1: of the whole step
  };
  void arrangeColumns();
  QString text(const StepRecord& step, const Place& place) const;
  QString explanation(const StepRecord& step) const;
  QString heading(const Place& place) const;

  std::vector<StepRecord> steps_;
  std::vector<std::string> contacts_;
  std::vector<Place> columns_;
  bool several_ = false;  // contacts are shown: their columns bear names
  int current_ = -1;
};

}  // namespace painleve::ui
