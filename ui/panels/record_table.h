#pragma once
// A table of records in a panel: read only, whole rows, actions that are buttons below it as well.

#include <string>

#include <QString>

class QAction;
class QHBoxLayout;
class QTableView;

namespace painleve::ui {

inline constexpr int kNarrowestColumn = 24;  // px

/// Once the table has its model.
void styleRecords(QTableView& table);
/// In the table's context menu; its shortcut acts while the table has the focus.
QAction* addTableAction(QTableView& table, const QString& text, const QString& name);
/// A button for each of the table's actions but the first, which has a key.
void addActionButtons(QHBoxLayout& row, const QTableView& table);
/// px: what a column's heading needs.
int headingWidth(const QTableView& table, int column);
void toClipboard(const std::string& text);

}  // namespace painleve::ui
