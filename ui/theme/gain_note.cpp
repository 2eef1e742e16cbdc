#include "ui/theme/gain_note.h"

#include "ui/theme/palette.h"

namespace painleve::ui {

GainNote::GainNote(QWidget* parent) : QLabel(parent) {
  setObjectName("gain");
  setTextFormat(Qt::RichText);
  setWordWrap(true);
  setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  setFocusPolicy(Qt::TabFocus);
  setToolTip("<p>" +
             tr("An impact should cost energy. This law prescribes the rebound; where the "
                "restitution is above e_safe, friction may have to drive the contact to "
                "reach it. With the safe restitution no velocity gains.") +
             "</p>");
  connect(this, &QLabel::linkActivated, this, &GainNote::clampWanted);
  hide();
}

void GainNote::warn(const QString& subject, double joules, std::optional<double> safe) {
  const QString colour = ui::palette().created.name();
  const QString gain = "<nobr>+" + numberText(joules, "J") + "</nobr>";
  QString html = "<span style='color:" + colour + "'><b>⚠ " +
                 tr("%1 created %2").arg(subject.toHtmlEscaped(), gain) + "</b></span>";
  if (safe)
    html +=
        " <a href='clamp' style='color:" + ui::palette().text.name() + "'>" +
        tr("clamp %1 to %2 = %3").arg("<i>e</i>", "<i>e</i><sub>safe</sub>", numberText(*safe)) +
        "</a>";
  if (html != text()) setText(html);
  show();
}

}  // namespace painleve::ui
