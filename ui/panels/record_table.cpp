#include "ui/panels/record_table.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>

#include "ui/panels/row_delegate.h"
#include "ui/theme/palette.h"
#include "ui/theme/style.h"

namespace painleve::ui {

void styleRecords(QTableView& table) {
  table.setItemDelegate(new RowDelegate(&table));
  table.setSelectionBehavior(QAbstractItemView::SelectRows);
  table.setSelectionMode(QAbstractItemView::ExtendedSelection);
  table.setEditTriggers(QAbstractItemView::NoEditTriggers);
  table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  table.setShowGrid(false);
  table.setWordWrap(false);
  table.setFrameShape(QFrame::NoFrame);
  table.setContextMenuPolicy(Qt::ActionsContextMenu);
  table.verticalHeader()->hide();
  table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table.verticalHeader()->setDefaultSectionSize(QFontMetrics(panelFont()).height() + kGrid);
  table.horizontalHeader()->setHighlightSections(false);
  table.horizontalHeader()->setMinimumSectionSize(kNarrowestColumn);
}

QAction* addTableAction(QTableView& table, const QString& text, const QString& name) {
  auto* action = new QAction(text, &table);
  action->setObjectName(name);
  action->setShortcutContext(Qt::WidgetShortcut);
  table.addAction(action);
  return action;
}

void addActionButtons(QHBoxLayout& row, const QTableView& table) {
  for (QAction* action : table.actions().mid(1)) {
    auto* button = new QPushButton(action->text());
    button->setObjectName(action->objectName());
    button->setFocusPolicy(Qt::TabFocus);
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    row.addWidget(button);
  }
}

int headingWidth(const QTableView& table, int column) {
  const QString words = table.model()->headerData(column, Qt::Horizontal).toString();
  // The style's own answer forgets the padding of the style sheet on both sides.
  return QFontMetrics(panelFont()).horizontalAdvance(words) + 3 * kGrid;
}

void toClipboard(const std::string& text) {
  QGuiApplication::clipboard()->setText(QString::fromStdString(text));
}

}  // namespace painleve::ui
