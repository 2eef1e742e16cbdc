#pragma once
// Which columns of a table there is room for, and how wide: nothing that is shown is cut off.

#include <span>

class QTableView;

namespace painleve::ui {

struct ColumnWish {
  int column = 0;
  int least = 0, most = 0;  // px
};

/// Shows as many of the columns as fit, in the order of `wishes` (the first two always), and hides
/// the others. The column `elastic` gives way first, and takes what is left as far as its texts
/// need it.
void fitColumns(QTableView& table, std::span<const ColumnWish> wishes, int elastic);

}  // namespace painleve::ui
