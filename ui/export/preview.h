#pragma once
// The picture to come, as large as there is room.

#include <QImage>
#include <QWidget>

namespace painleve::ui {

class Preview : public QWidget {
  Q_OBJECT
 public:
  explicit Preview(QWidget* parent = nullptr);

  void show(const QImage& image);
  /// Instead of a picture: why there is none.
  void show(const QString& note);
  const QImage& image() const { return image_; }
  QSize sizeHint() const override { return {420, 300}; }
  QSize minimumSizeHint() const override { return {200, 140}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QImage image_;
  QString note_;
};

}  // namespace painleve::ui
