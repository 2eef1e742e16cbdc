#include "ui/panels/column_fit.h"

#include <algorithm>

#include <QTableView>

#include "ui/panels/record_table.h"

namespace painleve::ui {
namespace {

constexpr std::size_t kAlways = 2;

/// What the rows in sight need, within what is wished, and the whole heading.
int wantedWidth(const QTableView& table, const ColumnWish& wish) {
  const QAbstractItemView& view = table;
  return std::max(headingWidth(table, wish.column),
                  std::clamp(view.sizeHintForColumn(wish.column), wish.least, wish.most));
}

/// The same for one that can do with less than it needs.
int leastWidth(const QTableView& table, const ColumnWish& wish) {
  const QAbstractItemView& view = table;
  return std::max(headingWidth(table, wish.column),
                  std::min(view.sizeHintForColumn(wish.column), wish.least));
}

}  // namespace

void fitColumns(QTableView& table, std::span<const ColumnWish> wishes, int elastic) {
  const int room = table.viewport()->width();
  int used = 0, others = 0;
  for (std::size_t i = 0; i < wishes.size(); ++i) {
    const ColumnWish& wish = wishes[i];
    const bool isElastic = wish.column == elastic;
    const int width = isElastic ? leastWidth(table, wish) : wantedWidth(table, wish);
    // One that is too wide leaves its room to the lesser ones.
    const bool fits = i < kAlways || used + width <= room;
    table.setColumnHidden(wish.column, !fits);
    if (!fits) continue;
    used += width;
    if (isElastic) continue;
    others += width;
    table.setColumnWidth(wish.column, width);
  }
  for (const ColumnWish& wish : wishes)
    if (wish.column == elastic)
      table.setColumnWidth(
          elastic, std::clamp(room - others, leastWidth(table, wish), wantedWidth(table, wish)));
}

}  // namespace painleve::ui
