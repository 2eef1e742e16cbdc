#pragma once
// The four rows of the LCP table: what the signs of A and B say, the live one lit. [GB] Table 1

#include <array>

#include <QStaticText>
#include <QWidget>

namespace painleve::ui {

class LcpRows : public QWidget {
  Q_OBJECT
 public:
  explicit LcpRows(QWidget* parent = nullptr);

  /// 1...4; 0: none is lit.
  void setLive(int lcpMode);
  int live() const { return live_; }
  /// One line a row instead of two: what happens is said in a word.
  void setCompact(bool compact);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintRow(QPainter& painter, int lcpMode, const QRectF& row) const;
  double rowHeight() const;

  std::array<QStaticText, 4> outcomes_;  // laid out once
  int live_ = -1;                        // until it is first set
  bool compact_ = false;
};

}  // namespace painleve::ui
