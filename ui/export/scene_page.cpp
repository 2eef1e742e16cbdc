#include "ui/export/scene_page.h"

#include <utility>

#include <QBuffer>
#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSettings>
#include <QSpinBox>

#include "ui/export/preview.h"
#include "ui/session/session.h"
#include "ui/theme/quiet_box.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr auto kSceneSize = "export/scene_size", kSceneScale = "export/scene_scale",
               kTransparent = "export/scene_transparent", kWords = "export/scene_words",
               kSceneDark = "export/scene_dark";
constexpr int kDrawMs = 60, kFollowSceneMs = 300;

}  // namespace

ScenePage::ScenePage(Session& session, AskSources sources, QWidget* parent)
    : ExportPage(parent), session_(session), sources_(std::move(sources)) {
  makeParts();
  layOut();
  restore();
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &ScenePage::draw);
  for (QSpinBox* box : {width_, height_, scale_})
    connect(box, &QSpinBox::valueChanged, this, &ScenePage::change);
  for (QCheckBox* box : {transparent_, words_})
    connect(box, &QCheckBox::toggled, this, &ScenePage::change);
  connect(theme_, &QComboBox::currentIndexChanged, this, &ScenePage::change);
  connect(&session_, &Session::playheadChanged, this, [this] {
    if (isVisible() && !timer_.isActive()) timer_.start(kFollowSceneMs);
  });
}

void ScenePage::makeParts() {
  const auto number = [this](const char* name, int least, int most) {
    auto* made = new QSpinBox(this);
    made->setObjectName(name);
    made->setRange(least, most);
    made->setKeyboardTracking(false);
    return made;
  };
  width_ = number("width", kLeastSceneSide, kMostScenePixels);
  height_ = number("height", kLeastSceneSide, kMostScenePixels);
  scale_ = number("scale", 1, kMostSceneScale);
  scale_->setToolTip(tr("Pixels of the file in a pixel of this size"));
  transparent_ = new QCheckBox(tr("T&ransparent background"), this);
  transparent_->setObjectName("transparent");
  words_ = new QCheckBox(tr("Time and &mode"), this);
  words_->setObjectName("words");
  theme_ = new QuietBox(this);
  theme_->setObjectName("theme");
  theme_->addItems({tr("Light, for print"), tr("Dark")});
  preview_ = new Preview(this);
}

void ScenePage::layOut() {
  auto* size = new QHBoxLayout;
  size->addWidget(width_);
  size->addWidget(height_);
  auto* form = new QFormLayout;
  form->setSpacing(kGrid);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  form->addRow(tr("Si&ze"), size);
  qobject_cast<QLabel*>(form->labelForField(size))->setBuddy(width_);
  form->addRow(tr("&Scale"), scale_);
  form->addRow(tr("&Colours"), theme_);
  form->addRow(transparent_);
  form->addRow(words_);
  auto* page = new QHBoxLayout(this);
  page->setContentsMargins(0, kGrid, 0, kGrid);
  page->setSpacing(2 * kGrid);
  page->addLayout(form);
  page->addWidget(preview_, 1);
}

void ScenePage::restore() {
  const QSettings file;
  const SceneSettings standard;
  const QSize size = file.value(kSceneSize, standard.size).toSize();
  width_->setValue(size.width());
  height_->setValue(size.height());
  scale_->setValue(file.value(kSceneScale, standard.scale).toInt());
  transparent_->setChecked(file.value(kTransparent, standard.isTransparent).toBool());
  words_->setChecked(file.value(kWords, standard.hasWords).toBool());
  theme_->setCurrentIndex(file.value(kSceneDark, false).toBool() ? 1 : 0);
}

void ScenePage::remember() const {
  QSettings file;
  const SceneSettings now = settings();
  file.setValue(kSceneSize, now.size);
  file.setValue(kSceneScale, now.scale);
  file.setValue(kTransparent, now.isTransparent);
  file.setValue(kWords, now.hasWords);
  file.setValue(kSceneDark, now.theme == Theme::Dark);
}

SceneSettings ScenePage::settings() const {
  SceneSettings result;
  result.size = {width_->value(), height_->value()};
  result.scale = scale_->value();
  result.isTransparent = transparent_->isChecked();
  result.hasWords = words_->isChecked();
  result.theme = theme_->currentIndex() == 1 ? Theme::Dark : Theme::Light;
  return result;
}

QStringList ScenePage::endings() const {
  return {QStringLiteral(".png")};
}

QString ScenePage::problem() const {
  if (sources_().scene == nullptr) return tr("There is no 3-D view in the window.");
  const SceneSettings asked = settings(), possible = allowed(asked);
  if (asked.scale == possible.scale) return {};
  return tr("%1 × %2 at scale %3 is too large; allowed: at most %4 pixels along a side, a scale of "
            "%5")
      .arg(asked.size.width())
      .arg(asked.size.height())
      .arg(asked.scale)
      .arg(kMostScenePixels)
      .arg(possible.scale);
}

void ScenePage::enter() {
  change();
}

void ScenePage::change() {
  timer_.start(kDrawMs);
  emit changed();
}

void ScenePage::draw() {
  const ExportSources sources = sources_();
  if (sources.scene == nullptr) return preview_->show(problem());
  SceneSettings small = settings();
  small.scale = 1;
  preview_->show(scenePicture(*sources.scene, session_, small));
}

void ScenePage::start(const QString& stem) {
  remember();
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  scenePicture(*sources_().scene, session_, settings()).save(&buffer, "PNG");
  emit finished(writePicture(stem + endings().front(), bytes));
}

}  // namespace painleve::ui
