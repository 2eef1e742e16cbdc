#include "ui/plots/event_glyphs.h"

#include <QPainter>
#include <QPolygonF>

#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr double kRadius = 5;  // px

enum class Form { None, Down, Up, Right, Square, Diamond, Star, Ring, Bar, Cross, Plus };

struct Glyph {
  Form form = Form::None;
  QColor colour;
};

Glyph glyphOf(EventKind kind) {
  const auto& p = palette();
  switch (kind) {
    case EventKind::Start:
    case EventKind::End:
      return {};
    case EventKind::Impact:
      return {Form::Down, p.text};
    case EventKind::Touch:
      return {Form::Down, p.muted};
    case EventKind::LiftOff:
      return {Form::Up, p.text};
    case EventKind::Stop:
      return {Form::Square, p.text};
    case EventKind::Stick:
      return {Form::Square, p.stick};
    case EventKind::Slip:
      return {Form::Right, p.text};
    case EventKind::SlipReversal:
      return {Form::Diamond, p.text};
    case EventKind::TangentialImpact:
      return {Form::Star, p.lcp[2]};
    case EventKind::SingularPoint:
      return {Form::Ring, p.text};
    case EventKind::BranchPoint:
      return {Form::Diamond, p.lcp[4]};
    case EventKind::Settle:
      return {Form::Bar, p.text};
    case EventKind::Rest:
      return {Form::Bar, p.stick};
    case EventKind::Edit:
      return {Form::Plus, p.text};
    case EventKind::Limit:
      return {Form::Cross, p.text};
  }
  return {};
}

QPolygonF star() {
  QPolygonF points;
  for (int k = 0; k < 10; ++k) {
    QTransform turn;
    turn.rotate(36.0 * k - 90);
    points << turn.map(QPointF(k % 2 == 0 ? 1.3 : 0.55, 0));
  }
  return points;
}

/// In units of the radius.
QPolygonF outline(Form form) {
  switch (form) {
    case Form::Down:
      return {{{-1, -0.8}, {1, -0.8}, {0, 1}}};
    case Form::Up:
      return {{{-1, 0.8}, {1, 0.8}, {0, -1}}};
    case Form::Right:
      return {{{-0.8, -1}, {-0.8, 1}, {1, 0}}};
    case Form::Square:
      return {{{-0.8, -0.8}, {0.8, -0.8}, {0.8, 0.8}, {-0.8, 0.8}}};
    case Form::Diamond:
      return {{{-1.1, 0}, {0, -1.1}, {1.1, 0}, {0, 1.1}}};
    case Form::Bar:
      return {{{-1.1, -0.4}, {1.1, -0.4}, {1.1, 0.4}, {-1.1, 0.4}}};
    case Form::Star:
      return star();
    case Form::None:
    case Form::Ring:
    case Form::Cross:
    case Form::Plus:
      return {};
  }
  return {};
}

void paintStrokes(QPainter& painter, Form form, const QColor& colour) {
  painter.setPen(QPen(colour, 2));
  painter.setBrush(palette().plotGround);
  if (form == Form::Ring) painter.drawEllipse(QPointF(0, 0), kRadius, kRadius);
  if (form == Form::Cross) {
    painter.drawLine(QPointF(-kRadius, -kRadius), QPointF(kRadius, kRadius));
    painter.drawLine(QPointF(-kRadius, kRadius), QPointF(kRadius, -kRadius));
  }
  if (form == Form::Plus) {
    painter.drawLine(QPointF(-kRadius, 0), QPointF(kRadius, 0));
    painter.drawLine(QPointF(0, -kRadius), QPointF(0, kRadius));
  }
}

}  // namespace

int glyphRank(EventKind kind) {
  switch (kind) {
    case EventKind::TangentialImpact:
      return 0;
    case EventKind::BranchPoint:
      return 1;
    case EventKind::SingularPoint:
      return 2;
    case EventKind::Edit:
    case EventKind::Limit:
      return 3;
    case EventKind::Impact:
    case EventKind::LiftOff:
      return 4;
    default:
      return 5;
  }
}

bool hasGlyph(EventKind kind) {
  return glyphOf(kind).form != Form::None;
}

void paintGlyph(QPainter& painter, EventKind kind, const QPointF& centre) {
  const auto [form, colour] = glyphOf(kind);
  const auto polygon = outline(form);
  painter.save();
  painter.translate(centre);
  if (polygon.isEmpty()) {
    paintStrokes(painter, form, colour);
  } else {
    // A thin rim of the ground keeps the mark apart from the curve it sits on.
    QTransform size;
    size.scale(kRadius, kRadius);
    painter.setPen(QPen(palette().plotGround, 1));
    painter.setBrush(colour);
    painter.drawPolygon(size.map(polygon));
  }
  painter.restore();
}

}  // namespace painleve::ui
