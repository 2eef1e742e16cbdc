#pragma once
// Turns what a QPainter does into elements of an SVG document.

#include <map>

#include <QPaintEngine>
#include <QPainterPath>
#include <QString>

namespace painleve::ui {

class SvgEngine : public QPaintEngine {
 public:
  SvgEngine();

  bool begin(QPaintDevice* device) override;
  bool end() override { return true; }
  void updateState(const QPaintEngineState&) override {}
  void drawPath(const QPainterPath& path) override;
  void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
  void drawTextItem(const QPointF& at, const QTextItem& item) override;
  void drawPixmap(const QRectF& target, const QPixmap& pixmap, const QRectF& source) override;
  Type type() const override { return User; }

  const QString& definitions() const { return definitions_; }
  const QString& body() const { return body_; }

 private:
  /// One element under the transform, the clip and the opacity in force.
  void add(const QString& element);
  void addShape(const QPainterPath& path, bool isFilled);
  QString clip();
  QString paint(const QBrush& brush);
  QString hatch(const QBrush& brush);
  /// The id of a definition, made once.
  QString define(const QString& tag, const QString& attributes, const QString& content);

  std::map<QString, QString> ids_;  // by what they define
  QString definitions_, body_;
};

}  // namespace painleve::ui
