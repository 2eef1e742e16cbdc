#include "ui/panels/row_delegate.h"

#include <QPainter>

#include "ui/theme/style.h"

namespace painleve::ui {

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
  if (option.state.testFlag(QStyle::State_Selected))
    painter->fillRect(option.rect, option.palette.highlight());
  else if (const QVariant ground = index.data(Qt::BackgroundRole); ground.isValid())
    painter->fillRect(option.rect, ground.value<QColor>());
  QStyleOptionViewItem inner = option;
  inner.rect.adjust(kGrid / 2, 0, -kGrid / 2, 0);
  inner.state &= ~(QStyle::State_HasFocus | QStyle::State_MouseOver);
  QStyledItemDelegate::paint(painter, inner, index);
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  return QStyledItemDelegate::sizeHint(option, index) + QSize(kGrid, 0);
}

}  // namespace painleve::ui
