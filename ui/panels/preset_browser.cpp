#include "ui/panels/preset_browser.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include "core/scene/scene_access.h"
#include "core/simulate.h"
#include "ui/panels/preset_card.h"
#include "ui/panels/preset_groups.h"
#include "ui/theme/palette.h"
#include "ui/theme/prose.h"
#include "ui/theme/quiet_box.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr QSize kSize{820, 640};
constexpr std::array kListKeys{Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown};

QString titleOf(const Preset& preset) {
  return QString::fromStdString(preset.scene.title.empty() ? preset.id : preset.scene.title);
}

}  // namespace

PresetBrowser::PresetBrowser(const std::vector<Preset>& presets, const QString& open,
                             QWidget* parent)
    : QDialog(parent),
      presets_(presets),
      sketches_(presets),
      words_(new QLineEdit(this)),
      system_(new QuietBox(this)),
      list_(new QListWidget(this)) {
  setWindowTitle(tr("Presets"));
  resize(grown(kSize.width()), kSize.height());
  layOut();
  fillSystems();
  refill();
  const auto same = std::find_if(presets_.begin(), presets_.end(), [&](const Preset& preset) {
    return QString::fromStdString(preset.scene.title) == open;
  });
  if (same != presets_.end()) select(static_cast<int>(same - presets_.begin()));
  connect(words_, &QLineEdit::textChanged, this, &PresetBrowser::refill);
  connect(system_, &QComboBox::currentIndexChanged, this, &PresetBrowser::refill);
  connect(words_, &QLineEdit::returnPressed, this, [this] { choose(list_->currentItem()); });
  connect(list_, &QListWidget::itemActivated, this, &PresetBrowser::choose);
  connect(&sketches_, &SketchSource::drawn, list_->viewport(), qOverload<>(&QWidget::update));
}

void PresetBrowser::layOut() {
  words_->setObjectName("words");
  words_->setPlaceholderText(tr("Find: title, note, lesson"));
  words_->setClearButtonEnabled(true);
  words_->installEventFilter(this);
  system_->setObjectName("systems");
  system_->setAccessibleName(tr("System"));
  list_->setObjectName("cards");
  list_->setAccessibleName(tr("Presets"));
  list_->setItemDelegate(new PresetCard(sketches_, list_));
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setFrameShape(QFrame::NoFrame);
  list_->viewport()->setAutoFillBackground(false);
  auto* filters = new QHBoxLayout;
  filters->addWidget(words_, 1);
  filters->addWidget(system_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kPanelPadding, kPanelPadding, kPanelPadding, kPanelPadding);
  column->setSpacing(kGrid);
  column->addLayout(filters);
  column->addWidget(list_, 1);
  words_->setFocus();
}

void PresetBrowser::fillSystems() {
  system_->addItem(tr("All systems"), QString());
  for (const Preset& preset : presets_) {
    const QString name = QString::fromStdString(describe(preset.scene).name);
    systems_.push_back(name);
    if (system_->findData(name) < 0) system_->addItem(name, name);
  }
}

void PresetBrowser::refill() {
  const QListWidgetItem* current = list_->currentItem();
  const int former = current != nullptr ? current->data(PresetCard::kPresetRole).toInt() : -1;
  list_->clear();
  for (const PresetGroup& group : groupByLesson(presets_)) addGroup(group);
  if (list_->count() == 0) {
    auto* nothing = new QListWidgetItem(tr("No preset has these words."), list_);
    nothing->setFlags(Qt::NoItemFlags);
    nothing->setData(PresetCard::kPresetRole, -1);
    return;
  }
  select(former);
}

void PresetBrowser::addGroup(const PresetGroup& group) {
  QListWidgetItem* heading = nullptr;
  for (const int preset : group.presets) {
    if (!fits(preset)) continue;
    if (heading == nullptr) {
      heading = new QListWidgetItem(group.title, list_);
      heading->setFlags(Qt::NoItemFlags);
      heading->setData(PresetCard::kPresetRole, -1);
    }
    addCard(preset);
  }
}

void PresetBrowser::addCard(int preset) {
  const auto i = static_cast<std::size_t>(preset);
  const QString note = QString::fromStdString(presets_[i].scene.note);
  const QString step = lessonStep(presets_[i].scene);
  auto* card = new QListWidgetItem(titleOf(presets_[i]), list_);
  card->setData(PresetCard::kPresetRole, preset);
  card->setData(PresetCard::kCaptionRole,
                step.isEmpty() ? systems_[i] : step + " · " + systems_[i]);
  card->setData(PresetCard::kNoteRole, note);
  card->setToolTip("<p>" + proseHtml(note) + "</p>");
}

bool PresetBrowser::fits(int preset) const {
  const auto i = static_cast<std::size_t>(preset);
  const QString system = system_->currentData().toString();
  if (!system.isEmpty() && system != systems_[i]) return false;
  const Scene& scene = presets_[i].scene;
  const QString all =
      QString::fromStdString(presets_[i].id + " " + scene.title + " " + scene.note) + " " +
      lessonStep(scene);
  const QStringList wanted = words_->text().split(' ', Qt::SkipEmptyParts);
  return std::all_of(wanted.begin(), wanted.end(),
                     [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

/// The preset's card, or the first one where it is not shown.
void PresetBrowser::select(int preset) {
  QListWidgetItem* first = nullptr;
  for (int row = 0; row < list_->count(); ++row) {
    QListWidgetItem* item = list_->item(row);
    const int here = item->data(PresetCard::kPresetRole).toInt();
    if (here < 0) continue;
    if (first == nullptr || here == preset) first = item;
    if (here == preset) break;
  }
  list_->setCurrentItem(first);
}

void PresetBrowser::choose(const QListWidgetItem* item) {
  const int preset = item != nullptr ? item->data(PresetCard::kPresetRole).toInt() : -1;
  if (preset < 0) return;
  accept();
  emit chosen(preset);
}

bool PresetBrowser::eventFilter(QObject* watched, QEvent* event) {
  if (watched != words_ || event->type() != QEvent::KeyPress)
    return QDialog::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  if (std::find(kListKeys.begin(), kListKeys.end(), key) == kListKeys.end()) return false;
  QCoreApplication::sendEvent(list_, event);
  return true;
}

}  // namespace painleve::ui
