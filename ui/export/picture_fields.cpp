#include "ui/export/picture_fields.h"

#include <utility>

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSettings>
#include <QSpinBox>

#include "ui/export/preview.h"
#include "ui/theme/quiet_box.h"
#include "ui/theme/quiet_wheel.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

QSpinBox* numberBox(const char* name, int least, int most, QWidget* page) {
  auto* made = new QSpinBox(page);
  made->setObjectName(name);
  made->setRange(least, most);
  made->setKeyboardTracking(false);
  quietWheel(*made);
  return made;
}

}  // namespace

PictureFields::PictureFields(QString memory, const PictureLimits& limits, QWidget* page)
    : QObject(page),
      memory_(std::move(memory)),
      width_(numberBox("width", limits.leastSide, limits.mostSide, page)),
      height_(numberBox("height", limits.leastSide, limits.mostSide, page)),
      scale_(numberBox("scale", 1, limits.mostScale, page)),
      theme_(new QuietBox(page)) {
  scale_->setToolTip(tr("Pixels of the file in a pixel of this size"));
  theme_->setObjectName("theme");
  theme_->addItems({tr("Light, for print"), tr("Dark")});
  for (QSpinBox* box : {width_, height_, scale_})
    connect(box, &QSpinBox::valueChanged, this, &PictureFields::changed);
  connect(theme_, &QComboBox::currentIndexChanged, this, &PictureFields::changed);
}

void PictureFields::addTo(QFormLayout& form) {
  auto* size = new QHBoxLayout;
  size->addWidget(width_);
  size->addWidget(height_);
  form.addRow(tr("Si&ze"), size);
  qobject_cast<QLabel*>(form.labelForField(size))->setBuddy(width_);
  form.addRow(tr("&Scale"), scale_);
  form.addRow(tr("&Colours"), theme_);
}

PictureSize PictureFields::values() const {
  return {{width_->value(), height_->value()},
          scale_->value(),
          theme_->currentIndex() == 1 ? Theme::Dark : Theme::Light};
}

void PictureFields::restore(const PictureSize& standard) {
  const QSettings file;
  const QSize size = file.value(memory_ + "size", standard.size).toSize();
  width_->setValue(size.width());
  height_->setValue(size.height());
  scale_->setValue(file.value(memory_ + "scale", standard.scale).toInt());
  theme_->setCurrentIndex(file.value(memory_ + "dark", standard.theme == Theme::Dark).toBool());
}

void PictureFields::remember() const {
  QSettings file;
  const PictureSize now = values();
  file.setValue(memory_ + "size", now.size);
  file.setValue(memory_ + "scale", now.scale);
  file.setValue(memory_ + "dark", now.theme == Theme::Dark);
}

void PictureFields::setScaled(bool scaled) {
  scale_->setEnabled(scaled);
}

void layOutPage(QWidget& page, QFormLayout* form, Preview& preview) {
  form->setSpacing(kGrid);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  auto* columns = new QHBoxLayout(&page);
  columns->setContentsMargins(0, kGrid, 0, kGrid);
  columns->setSpacing(2 * kGrid);
  columns->addLayout(form);
  columns->addWidget(&preview, 1);
}

}  // namespace painleve::ui
