#include "ui/export/scene_page.h"

#include <utility>

#include <QCheckBox>
#include <QFormLayout>
#include <QSettings>

#include "ui/export/export_error.h"
#include "ui/export/picture_fields.h"
#include "ui/export/png_bytes.h"
#include "ui/export/preview.h"
#include "ui/session/session.h"

namespace painleve::ui {
namespace {

constexpr auto kSceneMemory = "export/scene_", kTransparent = "export/scene_transparent",
               kWords = "export/scene_words";
constexpr int kDrawMs = 60, kFollowSceneMs = 300;

}  // namespace

ScenePage::ScenePage(Session& session, AskSources sources, QWidget* parent)
    : ExportPage(parent), session_(session), sources_(std::move(sources)) {
  makeParts();
  layOut();
  restore();
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &ScenePage::draw);
  connect(fields_, &PictureFields::changed, this, &ScenePage::change);
  for (QCheckBox* box : {transparent_, words_})
    connect(box, &QCheckBox::toggled, this, &ScenePage::change);
  connect(&session_, &Session::playheadChanged, this, [this] {
    if (isVisible() && !timer_.isActive()) timer_.start(kFollowSceneMs);
  });
}

void ScenePage::makeParts() {
  fields_ =
      new PictureFields(kSceneMemory, {kLeastSceneSide, kMostScenePixels, kMostSceneScale}, this);
  transparent_ = new QCheckBox(tr("T&ransparent background"), this);
  transparent_->setObjectName("transparent");
  words_ = new QCheckBox(tr("Time and &mode"), this);
  words_->setObjectName("words");
  preview_ = new Preview(this);
}

void ScenePage::layOut() {
  auto* form = new QFormLayout;
  fields_->addTo(*form);
  form->addRow(transparent_);
  form->addRow(words_);
  layOutPage(*this, form, *preview_);
}

void ScenePage::restore() {
  const QSettings file;
  const SceneSettings standard;
  fields_->restore({standard.size, standard.scale, standard.theme});
  transparent_->setChecked(file.value(kTransparent, standard.isTransparent).toBool());
  words_->setChecked(file.value(kWords, standard.hasWords).toBool());
}

void ScenePage::remember() const {
  QSettings file;
  const SceneSettings now = settings();
  fields_->remember();
  file.setValue(kTransparent, now.isTransparent);
  file.setValue(kWords, now.hasWords);
}

SceneSettings ScenePage::settings() const {
  SceneSettings result;
  const PictureSize picture = fields_->values();
  result.size = picture.size;
  result.scale = picture.scale;
  result.theme = picture.theme;
  result.isTransparent = transparent_->isChecked();
  result.hasWords = words_->isChecked();
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
  try {
    preview_->show(scenePicture(*sources.scene, session_, small));
  } catch (const ExportError& error) {
    preview_->show(error.sentence());
  }
}

void ScenePage::start(const QString& stem) {
  remember();
  emit finished(writePicture(stem + endings().front(), [this] {
    return pngBytes(scenePicture(*sources_().scene, session_, settings()));
  }));
}

}  // namespace painleve::ui
