// The menu of the layers and the button that opens it.

#include <QAction>
#include <QMenu>
#include <QToolButton>
#include <QWidgetAction>

#include "ui/theme/badge.h"
#include "ui/theme/icons.h"
#include "ui/theme/palette.h"
#include "ui/views3d/arrow_scale_row.h"
#include "ui/views3d/scene_view.h"

namespace painleve::ui {
namespace {

constexpr int kMargin = 12, kGap = 8, kButtonSize = 32, kIconSize = 20;

}  // namespace

void SceneView::makeLayerMenu() {
  layerMenu_ = new QMenu(tr("&Layers of the 3-D view"), this);
  layerMenu_->setToolTipsVisible(true);
  for (const LayerKind kind : kLayerKinds) {
    QAction* action = layerMenu_->addAction(layerName(kind));
    action->setCheckable(true);
    action->setChecked(isLayerVisible(kind));
    action->setToolTip(layerHelp(kind));
    action->setObjectName(QLatin1String(layerId(kind)));
    connect(action, &QAction::triggered, this,
            [this, kind](bool on) { setLayerVisible(kind, on); });
    layerActions_.append(action);
  }
  layerMenu_->addSeparator();
  auto* row = new ArrowScaleRow(layerMenu_);
  connect(row, &ArrowScaleRow::wanted, this, &SceneView::setArrowScale);
  connect(this, &SceneView::arrowScaleChanged, row, &ArrowScaleRow::setScale);
  auto* rowAction = new QWidgetAction(layerMenu_);
  rowAction->setDefaultWidget(row);
  layerMenu_->addAction(rowAction);

  layerButton_ = new QToolButton(this);
  layerButton_->setIcon(icon(QStringLiteral("layers")));
  layerButton_->setIconSize({kIconSize, kIconSize});
  layerButton_->setToolTip(tr("What the picture shows"));
  layerButton_->setAutoRaise(true);
  // The keys stay with the view: Space must not press a button that was clicked last.
  layerButton_->setFocusPolicy(Qt::NoFocus);
  layerButton_->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
  layerButton_->setPopupMode(QToolButton::InstantPopup);
  layerButton_->setMenu(layerMenu_);
  layerButton_->setFixedSize(kButtonSize, kButtonSize);
}

QAction* SceneView::layerAction(LayerKind kind) const {
  return layerActions_[static_cast<qsizetype>(kind)];
}

void SceneView::placeButton() {
  const int badge = qRound(badgeRect(Mode::Free, 0).height()) + kGap;
  layerButton_->move(width() - kMargin - kButtonSize, kMargin + (badgeVisible_ ? badge : 0));
  layerButton_->raise();
}

}  // namespace painleve::ui
