#pragma once
// Rows of a table with room at the left and right of a cell, and one colour from end to end.

#include <QStyledItemDelegate>

namespace painleve::ui {

class RowDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace painleve::ui
