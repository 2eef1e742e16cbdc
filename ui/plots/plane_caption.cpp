#include "ui/plots/plane_caption.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/scene/scene_access.h"
#include "ui/plots/label_painter.h"

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

}  // namespace

QString planeCaption(const Scene& scene, const PhasePlane* plane) {
  QStringList parts{frictionText(scene)};
  if (plane != nullptr && !plane->xId.empty()) parts << slipText(*plane);
  parts.removeAll(QString());
  return parts.join(" · ");
}

}  // namespace painleve::ui
