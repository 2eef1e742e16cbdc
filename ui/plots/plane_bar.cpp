#include "ui/plots/plane_bar.h"

#include <array>

#include <QActionGroup>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QToolButton>

#include "ui/session/session.h"
#include "ui/theme/style.h"

namespace painleve::ui {

namespace {

constexpr auto kMenuSign = " ▾";

/// Symbols of entries are rich text, buttons and menus are not.
QString plain(const std::string& richText) {
  static const QRegularExpression kTag("<[^>]*>");
  return QString::fromStdString(richText).remove(kTag);
}

/// One of the menu's choices.
QAction* addChoice(QMenu& menu, const QString& text, bool checked) {
  auto* group = menu.findChild<QActionGroup*>({}, Qt::FindDirectChildrenOnly);
  if (!group) group = new QActionGroup(&menu);
  QAction* action = menu.addAction(text);
  action->setCheckable(true);
  action->setChecked(checked);
  group->addAction(action);
  return action;
}

}  // namespace

PlaneBar::PlaneBar(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kGrid, 0, kGrid, 0);
  row->setSpacing(2);
  axes_ = addButton("planeAxes", tr("What the plane is drawn over"));
  axesMenu_ = new QMenu(tr("&Axes"), this);
  axes_->setMenu(axesMenu_);
  connect(axesMenu_, &QMenu::aboutToShow, this, &PlaneBar::fillAxesMenu);
  row->addWidget(axes_);
  row->addStretch();
  makeDirections();
  row->addStretch();
  field_ = addButton("planeField", tr("Direction field: where the motion goes from each point"));
  field_->setText(tr("field") + kMenuSign);
  makeFieldMenu();
  row->addWidget(field_);
}

QToolButton* PlaneBar::addButton(const char* name, const QString& help) {
  auto* button = new QToolButton(this);
  button->setObjectName(name);
  button->setProperty("slim", true);
  button->setToolTip(help);
  // The keys stay with the view: Space must not press a button that was clicked last.
  button->setFocusPolicy(Qt::TabFocus);
  button->setPopupMode(QToolButton::InstantPopup);
  // The sign of a menu stands in the text: the style's own would lie over it.
  button->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
  return button;
}

void PlaneBar::makeDirections() {
  directions_ = new QButtonGroup(this);
  auto* row = static_cast<QHBoxLayout*>(layout());
  auto* title = new QLabel(tr("slip"));
  title->setProperty("quiet", true);
  row->addWidget(title);
  const std::array<std::tuple<PlaneDirection, QString, QString>, 3> all{{
      {PlaneDirection::Left, QStringLiteral("←"), tr("Drawn for slip−: the contact slides left")},
      {PlaneDirection::Right, QStringLiteral("→"), tr("Drawn for slip+: the contact slides right")},
      {PlaneDirection::Follow, tr("follows"),
       tr("Drawn for the slip direction at the playhead; what is no axis is held at its values "
          "there")},
  }};
  const std::array names{"slipLeft", "slipRight", "slipFollows"};
  for (std::size_t k = 0; k < all.size(); ++k) {
    const auto& [direction, text, help] = all[k];
    auto* button = addButton(names[k], help);
    button->setText(text);
    button->setCheckable(true);
    directions_->addButton(button, static_cast<int>(direction));
    row->addWidget(button);
  }
  connect(directions_, &QButtonGroup::idClicked, this,
          [this](int id) { emit directionWanted(static_cast<PlaneDirection>(id)); });
}

void PlaneBar::makeFieldMenu() {
  fieldMenu_ = new QMenu(tr("Direction &field"), this);
  for (const QString& name : {tr("&Off"), tr("&Few arrows"), tr("&Normal"), tr("&Dense")}) {
    const auto density = static_cast<FieldDensity>(fieldMenu_->actions().size());
    connect(addChoice(*fieldMenu_, name, false), &QAction::triggered, this,
            [this, density] { emit densityWanted(density); });
  }
  field_->setMenu(fieldMenu_);
}

void PlaneBar::show(const PlaneSetup& setup) {
  setup_ = setup;
  const PlaneSpan span = planeSpan(session_.card(), setup.axes);
  setEnabled(static_cast<bool>(span));
  fieldMenu_->actions()[static_cast<int>(setup.density)]->setChecked(true);
  directions_->button(static_cast<int>(setup.direction))->setChecked(true);
  if (!span) return;
  axes_->setText(
      tr("%1 over %2").arg(plain(span.vertical().symbol), plain(span.horizontal().symbol)) +
      kMenuSign);
  for (auto* button : directions_->buttons()) button->setEnabled(span.hasDirection());
  field_->setEnabled(span.inContact());
}

void PlaneBar::fillAxesMenu() {
  axesMenu_->clear();
  const PlaneSpan span = planeSpan(session_.card(), setup_.axes);
  if (!span) return;
  addCharts(*axesMenu_->addMenu(tr("&Chart")), span);
  addAxes(*axesMenu_->addMenu(tr("&Vertical")), span, false);
  addAxes(*axesMenu_->addMenu(tr("&Horizontal")), span, true);
  axesMenu_->addSeparator();
  connect(axesMenu_->addAction(tr("&Usual axes")), &QAction::triggered, this,
          [this] { emit axesWanted({}); });
}

void PlaneBar::addCharts(QMenu& menu, const PlaneSpan& span) {
  for (const Chart& chart : session_.card().charts) {
    // More than one contact leaves no question of this kind.
    if (chart.closed.size() > 1) continue;
    const QString name = QString::fromStdString(chart.name);
    QAction* action = addChoice(menu, chart.closed.empty() ? tr("%1: runs only").arg(name) : name,
                                chart.id == span.chart->id);
    connect(action, &QAction::triggered, this, [this, id = chart.id] {
      emit axesWanted({id, {}, {}});
    });
  }
}

void PlaneBar::addAxes(QMenu& menu, const PlaneSpan& span, bool horizontal) {
  const PlaneAxes now = span.axes();
  for (const ParameterSpec& entry : span.chart->entries) {
    const std::string& current = horizontal ? now.x : now.y;
    const std::string& other = horizontal ? now.y : now.x;
    QAction* action =
        addChoice(menu, plain(entry.symbol) + "  " + QString::fromStdString(entry.meaning),
                  entry.id == current);
    // The other axis's entry changes places with this one's.
    const std::string rest = entry.id == other ? current : other;
    const PlaneAxes wanted =
        horizontal ? PlaneAxes{now.chart, entry.id, rest} : PlaneAxes{now.chart, rest, entry.id};
    connect(action, &QAction::triggered, this, [this, wanted] { emit axesWanted(wanted); });
  }
}

}  // namespace painleve::ui
