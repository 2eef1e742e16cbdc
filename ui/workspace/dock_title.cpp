#include "ui/workspace/dock_title.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QScreen>
#include <QToolButton>

#include "ui/theme/icons.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr int kHeight = 22, kIcon = 14;
constexpr int kOffset = 48;  // px
constexpr double kGrowth = 1.4;

/// A view that was detached is larger than it was, and beside its former place.
void standOut(QDockWidget& dock) {
  const QRect room = dock.screen()->availableGeometry();
  dock.resize((kGrowth * dock.size()).boundedTo(room.size()));
  const QPoint corner = dock.pos() + QPoint(kOffset, kOffset);
  const QSize spare = room.size() - dock.size();
  dock.move(std::clamp(corner.x(), room.left(), room.left() + spare.width()),
            std::clamp(corner.y(), room.top(), room.top() + spare.height()));
}

}  // namespace

DockTitle::DockTitle(QDockWidget& dock) : QWidget(&dock), dock_(dock) {
  setObjectName("dockTitle");
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kGrid, 0, 0, 0);
  row->setSpacing(0);
  auto* name = new QLabel(dock.windowTitle(), this);
  name->setProperty("quiet", true);
  name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  row->addWidget(name, 1);
  auto* floats = button("float", tr("Detach or attach this view"));
  connect(floats, &QToolButton::clicked, this, [this] {
    dock_.setFloating(!dock_.isFloating());
    if (dock_.isFloating()) standOut(dock_);
  });
  row->addWidget(floats);
  auto* close = button("close", tr("Close this view (menu View brings it back)"));
  connect(close, &QToolButton::clicked, &dock_, &QDockWidget::close);
  row->addWidget(close);
}

QToolButton* DockTitle::button(const QString& iconName, const QString& words) {
  auto* result = new QToolButton(this);
  result->setObjectName(iconName + ":" + dock_.objectName());
  result->setProperty("slim", true);
  result->setIcon(icon(iconName));
  result->setIconSize({kIcon, kIcon});
  result->setToolTip(words);
  result->setAccessibleName(words);
  // Never in the way of the keys: Space belongs to the transport.
  result->setFocusPolicy(Qt::NoFocus);
  return result;
}

void DockTitle::setShown(bool shown) {
  if (shown == !isHidden()) return;
  setVisible(shown);
  updateGeometry();
}

QSize DockTitle::sizeHint() const {
  return {120, isHidden() ? 0 : kHeight};
}

}  // namespace painleve::ui
