// The numbers of a picked body or contact as a small table.

#include <array>
#include <cmath>
#include <numbers>

#include <QCoreApplication>

#include "ui/theme/palette.h"
#include "ui/views3d/picking.h"

namespace painleve::ui {
namespace {

struct Entry {
  QString symbol;
  double value = 0;
  const char* unit = "";
};

QString words(const char* text) {
  return QCoreApplication::translate("SceneView", text);
}

QString tableRow(const QString& symbol, const QString& value) {
  return QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td align='right'>%2</td></tr>")
      .arg(symbol, value);
}

QString table(const QString& title, std::initializer_list<Entry> entries,
              const QString& more = {}) {
  QString rows;
  for (const Entry& entry : entries)
    rows += tableRow(entry.symbol, numberText(entry.value, QString::fromUtf8(entry.unit)));
  return QStringLiteral("<b>%1</b><table cellspacing='0' cellpadding='1'>%2%3</table>")
      .arg(title.toHtmlEscaped(), rows, more);
}

QString bodyNumbers(const Body& body, const BodyMotion* motion) {
  const BodyMotion unknown{Place::Constant(kNoValue), kNoValue};
  const BodyMotion& m = motion != nullptr ? *motion : unknown;
  return table(words("Body: %1").arg(QString::fromStdString(body.id)),
               {{"<i>x</i>", body.centre.x(), "m"},
                {"<i>y</i>", body.centre.y(), "m"},
                {words("angle"), body.angle * 180 / std::numbers::pi, "°"},
                {"<i>v<sub>x</sub></i>", m.velocity.x(), "m/s"},
                {"<i>v<sub>y</sub></i>", m.velocity.y(), "m/s"},
                {"<i>ω</i>", m.spin, "rad/s"}});
}

QString contactNumbers(const ContactReading& contact, const QString& name) {
  const QString mode = tableRow(words("mode"), modeWords(contact.mode, contact.lcpMode));
  return table(words("Contact: %1").arg(name),
               {{words("gap"), contact.gap, "m"},
                {"<i>F</i><sub>N</sub>", contact.normalForce, "N"},
                {"<i>F</i><sub>T</sub>", contact.friction, "N"},
                {words("slip <i>v</i><sub>t</sub>"), contact.slip, "m/s"}},
               mode);
}

}  // namespace

QString numbersOfPick(const Shown& shown, const Pick& pick) {
  const Frame& frame = shown.frame;
  if (pick.kind == Pick::Kind::Body) {
    if (pick.index >= frame.depiction.bodies.size()) return {};
    const bool isKnown = pick.index < shown.sight.bodies.size();
    return bodyNumbers(frame.depiction.bodies[pick.index],
                       isKnown ? &shown.sight.bodies[pick.index] : nullptr);
  }
  if (pick.index >= frame.contacts.size()) return {};
  const std::string& name = pick.index < shown.contactNames.size() ? shown.contactNames[pick.index]
                                                                   : frame.contacts[pick.index].id;
  return contactNumbers(frame.contacts[pick.index], QString::fromStdString(name));
}

}  // namespace painleve::ui
