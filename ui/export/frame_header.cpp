#include "ui/export/frame_header.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

#include "core/scene/scene_access.h"
#include "ui/plots/label_painter.h"
#include "ui/theme/palette.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr auto kBetween = " &nbsp;·&nbsp; ";

bool hasTitle(const AnimationSettings& settings, const Scene& scene) {
  return settings.captions.title && !scene.title.empty();
}

double lineHeight(const QFont& font) {
  return std::ceil(QFontMetricsF(font).height());
}

QString valueText(const Field& field) {
  return richSymbol(QString::fromStdString(field.spec.symbol)) + "\u2009=\u2009" +
         numberText(field.value, QString::fromStdString(field.spec.unit));
}

bool isLaw(const Field& field) {
  return field.path.starts_with("laws.");
}

/// What a reader needs to know the experiment: what is swept, then the laws, then the rest.
QStringList parameterTexts(const AnimationSettings& settings, const Scene& scene) {
  std::vector<Field> fields;
  for (const FieldGroup& group : fieldGroups(scene))
    for (const Field& field : group.fields)
      if (!field.spec.symbol.empty() && (field.given || !field.spec.optional))
        fields.push_back(field);
  std::stable_partition(fields.begin(), fields.end(), isLaw);
  if (settings.sweep) {
    std::stable_partition(fields.begin(), fields.end(), [&settings](const Field& field) {
      return field.path == settings.sweep->path;
    });
  }
  QStringList texts;
  for (const Field& field : fields) texts << valueText(field);
  if (settings.sweep && !texts.isEmpty()) texts.front() = "<b>" + texts.front() + "</b>";
  return texts;
}

/// As many as fit into the width, from the first.
QString fittingText(const QStringList& texts, const QFont& font, double width) {
  QString line;
  for (const QString& text : texts) {
    const QString longer = line.isEmpty() ? text : line + kBetween + text;
    if (labelSize({longer, font, {}}).width() > width) break;
    line = longer;
  }
  return line;
}

}  // namespace

double headerHeight(const AnimationSettings& settings, const Scene& scene) {
  double height = 0;
  if (hasTitle(settings, scene)) height += lineHeight(badgeFont());
  if (settings.captions.parameters) height += lineHeight(plotFont());
  return height > 0 ? height + kPanelPadding + kGrid / 2.0 : 0;
}

void paintHeader(QPainter& painter, const QRectF& room, const AnimationSettings& settings,
                 const Scene& scene) {
  const double width = room.width() - 2 * kPanelPadding;
  QPointF at(room.left() + kPanelPadding, room.top() + kPanelPadding);
  if (hasTitle(settings, scene)) {
    const QFont font = badgeFont();
    const QString title =
        QFontMetricsF(font).elidedText(QString::fromStdString(scene.title), Qt::ElideRight, width);
    paintLabel(painter, {title.toHtmlEscaped(), font, palette().text}, at,
               Qt::AlignLeft | Qt::AlignTop);
    at.ry() += lineHeight(font);
  }
  if (!settings.captions.parameters) return;
  const QFont font = plotFont();
  const QString line = fittingText(parameterTexts(settings, scene), font, width);
  if (line.isEmpty()) return;
  paintLabel(painter, {line, font, palette().muted}, at, Qt::AlignLeft | Qt::AlignTop);
}

}  // namespace painleve::ui
