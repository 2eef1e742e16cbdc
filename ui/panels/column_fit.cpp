#include "ui/panels/column_fit.h"

#include <algorithm>

#include <QHeaderView>
#include <QTableView>

namespace painleve::ui {
namespace {

constexpr std::size_t kAlways = 2;

/// What the heading and the rows in sight need, within what is wished.
int wantedWidth(const QAbstractItemView& table, const QHeaderView& heading,
                const ColumnWish& wish) {
  return std::clamp(
      std::max(heading.sectionSizeHint(wish.column), table.sizeHintForColumn(wish.column)),
      wish.least, wish.most);
}

}  // namespace

void fitColumns(QTableView& table, std::span<const ColumnWish> wishes, int elastic) {
  const QHeaderView& heading = *table.horizontalHeader();
  const int room = table.viewport()->width();
  int used = 0, others = 0;
  std::size_t shown = 0;
  for (const ColumnWish& wish : wishes) {
    const int width = wish.column == elastic ? wish.least : wantedWidth(table, heading, wish);
    if (shown >= kAlways && used + width > room) break;
    used += width;
    if (wish.column != elastic) others += width;
    ++shown;
  }
  for (std::size_t i = 0; i < wishes.size(); ++i) {
    const ColumnWish& wish = wishes[i];
    table.setColumnHidden(wish.column, i >= shown);
    const int wanted = wantedWidth(table, heading, wish);
    table.setColumnWidth(wish.column,
                         wish.column == elastic
                             ? std::clamp(room - others, wish.least, std::max(wish.least, wanted))
                             : wanted);
  }
}

}  // namespace painleve::ui
