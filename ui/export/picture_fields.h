#pragma once
// What every picture is asked: how large, how fine, in which colours. Remembered from one export to
// the next.

#include <QObject>
#include <QSize>
#include <QString>

#include "ui/theme/palette.h"

class QFormLayout;
class QSpinBox;

namespace painleve::ui {

class Preview;
class QuietBox;

struct PictureSize {
  QSize size;     // px at scale 1
  int scale = 1;  // pixels of the file in one of these
  Theme theme = Theme::Light;
};

struct PictureLimits {
  int leastSide, mostSide;  // px
  int mostScale;
};

class PictureFields : public QObject {
  Q_OBJECT
 public:
  /// `memory`: what the keys in the settings begin with.
  PictureFields(QString memory, const PictureLimits& limits, QWidget* page);

  void addTo(QFormLayout& form);
  PictureSize values() const;
  void restore(const PictureSize& standard);
  void remember() const;
  /// Lines and real text have no pixels to multiply.
  void setScaled(bool scaled);

 signals:
  void changed();

 private:
  QString memory_;
  QSpinBox *width_, *height_, *scale_;
  QuietBox* theme_;
};

/// Fields left, preview right.
void layOutPage(QWidget& page, QFormLayout* form, Preview& preview);

}  // namespace painleve::ui
