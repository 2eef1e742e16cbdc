#include "ui/views3d/arrow_scale_row.h"

#include <cmath>

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/theme/palette.h"
#include "ui/views3d/nice_number.h"

namespace painleve::ui {
namespace {

constexpr int kPadding = 8, kButtonSize = 28, kNumberWidth = 56;
constexpr double kSlack = 1e-9;

}  // namespace

double steppedScale(double scale, int direction) {
  return direction < 0 ? niceBelow(scale * (1 - kSlack)) : niceAbove(scale * (1 + kSlack));
}

ArrowScaleRow::ArrowScaleRow(QWidget* parent) : QWidget(parent), label_(new QLabel(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kPadding, 0, kPadding, 0);
  row->addWidget(new QLabel(tr("Arrow scale"), this), 1);
  const auto addButton = [&](const QString& text, const QString& help, int direction) {
    auto* button = new QToolButton(this);
    button->setText(text);
    button->setToolTip(help);
    button->setFixedSize(grown(kButtonSize), grown(kButtonSize));
    connect(button, &QToolButton::clicked, this,
            [this, direction] { emit wanted(steppedScale(scale_, direction)); });
    row->addWidget(button);
  };
  addButton(QStringLiteral("−"), tr("Shorter arrows of forces and impulses"), -1);
  label_->setAlignment(Qt::AlignCenter);
  label_->setMinimumWidth(grown(kNumberWidth));
  row->addWidget(label_);
  addButton(QStringLiteral("+"), tr("Longer arrows of forces and impulses"), +1);
  setScale(1);
}

void ArrowScaleRow::setScale(double scale) {
  scale_ = scale;
  label_->setText(QStringLiteral("× %1").arg(QString::number(scale, 'g', 3)));
}

}  // namespace painleve::ui
