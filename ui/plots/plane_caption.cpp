#include "ui/plots/plane_caption.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/scene/scene_access.h"
#include "ui/plots/label_painter.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

QString words(const char* text) {
  return QCoreApplication::translate("PlaneCaption", text);
}

QString frictionText(const Scene& scene) {
  QStringList values;
  for (const auto& group : fieldGroups(scene)) {
    for (const auto& field : group.fields) {
      const bool isFriction = field.path.starts_with("laws.friction.");
      if (!isFriction || (field.spec.optional && !field.given)) continue;
      values << richSymbol(QString::fromStdString(field.spec.symbol)) + "\u2009=\u2009" +
                    QString::number(field.value);
    }
  }
  return values.join(", ");
}

QString slipText(const PhasePlane& plane) {
  if (plane.slip == 0) return words("slip direction follows from the point");
  const bool isRight = plane.slip > 0;
  const QString drive = plane.drive > 0   ? words("pushed")
                        : plane.drive < 0 ? words("pulled")
                                          : words("sliding");
  return words("slip") + (isRight ? "+, " : "\u2212, ") + drive + (isRight ? " →" : " ←");
}

QString heldText(const PhasePlane& plane, bool atPlayhead) {
  QStringList values;
  for (const auto& entry : plane.held) {
    values << richSymbol(QString::fromStdString(entry.symbol)) + "\u2009=\u2009" +
                  numberText(entry.value, QString::fromStdString(entry.unit));
  }
  if (values.isEmpty()) return {};
  return values.join(", ") + ' ' +
         (atPlayhead ? words("as at the playhead") : words("as at the start"));
}

}  // namespace

QString planeCaption(const Scene& scene, const PhasePlane* plane, bool heldAtPlayhead) {
  if (plane != nullptr && !plane->chart.empty() && !plane->inContact)
    return words("flight: no contact, no regions; the runs alone are drawn");
  QStringList parts{frictionText(scene)};
  if (plane != nullptr && !plane->chart.empty())
    parts << slipText(*plane) << heldText(*plane, heldAtPlayhead);
  parts.removeAll(QString());
  return parts.join(" · ");
}

}  // namespace painleve::ui
