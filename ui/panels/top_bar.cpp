#include "ui/panels/top_bar.h"

#include <algorithm>
#include <array>

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "core/scene/scene_access.h"
#include "core/simulate.h"
#include "ui/panels/mode_badge.h"
#include "ui/panels/selector.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"
#include "ui/theme/prose.h"
#include "ui/theme/quiet_box.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

/// Choices that a lecture changes often; all of them are in the form as well.
struct Choice {
  const char *path, *caption;
  int width;  // px, for its longest name
};
constexpr std::array kChoices{
    Choice{"laws.formulation", QT_TRANSLATE_NOOP("painleve::ui::TopBar", "Formulation"), 124},
    Choice{"solver.type", QT_TRANSLATE_NOOP("painleve::ui::TopBar", "Solver"), 196},
    Choice{"laws.impact.type", QT_TRANSLATE_NOOP("painleve::ui::TopBar", "Impact law"), 176}};

constexpr int kSystemWidth = 190;

const FieldGroup* findGroup(const std::vector<FieldGroup>& groups, const std::string& path) {
  const auto found = std::find_if(groups.begin(), groups.end(),
                                  [&](const auto& group) { return group.selectorPath == path; });
  return found == groups.end() ? nullptr : &*found;
}

/// What the box of presets says while the document is none of them. A scene that was changed is no
/// longer what the preset's name promises.
QString ownTitle(const Session& session, bool hasPresetsTitle) {
  QString title = QString::fromStdString(session.scene().title);
  if (hasPresetsTitle && session.path().isEmpty()) return TopBar::tr("%1 (changed)").arg(title);
  if (title.isEmpty()) title = QFileInfo(session.path()).fileName();
  return title.isEmpty() ? TopBar::tr("(own scene)") : TopBar::tr("%1 (own scene)").arg(title);
}

QString presetTitle(const Preset& preset) {
  return QString::fromStdString(preset.scene.title.empty() ? preset.id : preset.scene.title);
}

}  // namespace

TopBar::TopBar(Session& session, const std::vector<Preset>& presets, QWidget* parent)
    : QWidget(parent),
      session_(session),
      presets_(presets),
      system_(plainBox("system")),
      preset_(plainBox("preset")) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kPanelPadding, 0, kPanelPadding, kGrid / 2);
  row->setSpacing(kPanelPadding);
  addCell(*row, tr("System"), system_, 0);
  addCell(*row, tr("Preset"), preset_, 1);
  addSelectors(*row);
  row->addWidget(new ModeBadge(session_, this), 0, Qt::AlignVCenter);
  fillSystems();
  for (const Preset& preset : presets_) {
    preset_->addItem(presetTitle(preset));
    preset_->setItemData(preset_->count() - 1,
                         "<p>" + proseHtml(QString::fromStdString(preset.scene.note)) + "</p>",
                         Qt::ToolTipRole);
  }
  system_->setFixedWidth(kSystemWidth);
  connect(system_, &QComboBox::activated, this, &TopBar::chooseSystem);
  connect(preset_, &QComboBox::activated, this, &TopBar::presetChosen);
  connect(&session_, &Session::documentOpened, this, &TopBar::showDocument);
  connect(&session_, &Session::sceneChanged, this, &TopBar::refresh);
  connect(&session_, &Session::forceChanged, this, &TopBar::refresh);
  connect(&session_, &Session::fromHereChanged, this, &TopBar::refresh);
  showDocument();
  refresh();
}

QComboBox* TopBar::plainBox(const QString& name) {
  auto* box = new QuietBox(this);
  box->setObjectName(name);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(6);
  return box;
}

void TopBar::addCell(QHBoxLayout& row, const QString& caption, QWidget* box, int stretch) {
  auto* cell = new QVBoxLayout;
  cell->setSpacing(0);
  auto* label = new QLabel(caption, this);
  QPalette quiet = label->palette();
  quiet.setColor(QPalette::WindowText, ui::palette().muted);
  label->setPalette(quiet);
  label->setBuddy(box);
  box->setAccessibleName(caption);
  cell->addWidget(label);
  cell->addWidget(box);
  row.addLayout(cell, stretch);
}

void TopBar::addSelectors(QHBoxLayout& row) {
  for (const Choice& choice : kChoices) {
    auto* selector = new Selector(session_, this);
    selector->setObjectName(QStringLiteral("top:%1").arg(choice.path));
    selector->setFixedWidth(choice.width);
    selectors_.push_back(selector);
    addCell(row, tr(choice.caption), selector, 0);
  }
}

void TopBar::fillSystems() {
  for (const Preset& preset : presets_) {
    const QString type = QString::fromStdString(systemTypeOf(preset.scene));
    if (system_->findData(type) < 0)
      system_->addItem(QString::fromStdString(describe(preset.scene).name), type);
  }
}

void TopBar::chooseSystem(int index) {
  const std::string type = system_->itemData(index).toString().toStdString();
  if (type == session_.card().type) return;
  const auto first = std::find_if(presets_.begin(), presets_.end(), [&](const Preset& preset) {
    return systemTypeOf(preset.scene) == type;
  });
  if (first != presets_.end()) emit presetChosen(static_cast<int>(first - presets_.begin()));
  showDocument();
}

void TopBar::showDocument() {
  system_->setCurrentIndex(system_->findData(QString::fromStdString(session_.card().type)));
  showPreset();
  preset_->setToolTip("<p>" + proseHtml(QString::fromStdString(session_.scene().note)) + "</p>");
}

void TopBar::showPreset() {
  const Scene& scene = session_.scene();
  // By the titles first: whole scenes are compared at every step of a drag only where they agree.
  const auto named = std::find_if(presets_.begin(), presets_.end(), [&](const Preset& preset) {
    return !scene.title.empty() && preset.scene.title == scene.title;
  });
  const bool isNamed = named != presets_.end();
  const bool same = isNamed && named->scene == scene;
  if (!same) preset_->setPlaceholderText(ownTitle(session_, isNamed));
  preset_->setCurrentIndex(same ? static_cast<int>(named - presets_.begin()) : -1);
}

void TopBar::refresh() {
  showPreset();
  const auto groups = fieldGroups(session_.sceneInForce());
  for (std::size_t i = 0; i < kChoices.size(); ++i) {
    const FieldGroup* group = findGroup(groups, kChoices[i].path);
    selectors_[i]->setEnabled(group != nullptr);
    if (group != nullptr) selectors_[i]->refresh(*group);
  }
}

}  // namespace painleve::ui
