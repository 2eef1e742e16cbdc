#pragma once
// A paragraph of rich text that may change at every frame: only a change of its height makes the
// layout work again. (A label lays out everything at every change.)

#include <QTextDocument>
#include <QWidget>

namespace painleve::ui {

class RichText : public QWidget {
  Q_OBJECT
 public:
  explicit RichText(QWidget* parent = nullptr);

  void setHtml(const QString& html);
  const QString& html() const { return html_; }
  QString plainText() const { return document_.toPlainText(); }

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int laidOut(int width) const;

  QString html_;
  mutable QTextDocument document_;  // its width is the last one asked for
  int height_ = 0;                  // px, what the layout was told for the present width
};

}  // namespace painleve::ui
