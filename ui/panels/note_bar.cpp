#include "ui/panels/note_bar.h"

#include <QHBoxLayout>
#include <QToolButton>

#include "ui/panels/elided_label.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"
#include "ui/theme/style.h"

namespace painleve::ui {

NoteBar::NoteBar(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), label_(new ElidedLabel(Qt::ElideRight, this)) {
  setObjectName("note");
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kPanelPadding, 0, kGrid, 0);
  row->setSpacing(kGrid);
  auto* caption = new QLabel(tr("Look for"), this);
  QPalette quiet = caption->palette();
  quiet.setColor(QPalette::WindowText, ui::palette().muted);
  caption->setPalette(quiet);
  auto* close = new QToolButton(this);
  close->setText("✕");
  close->setObjectName("dismiss note");
  close->setToolTip(tr("Hide this note"));
  close->setFocusPolicy(Qt::NoFocus);
  row->addWidget(caption);
  row->addWidget(label_, 1);
  row->addWidget(close);
  connect(close, &QToolButton::clicked, this, &QWidget::hide);
  connect(&session_, &Session::documentOpened, this, &NoteBar::showNote);
  showNote();
}

QString NoteBar::text() const {
  return label_->line();
}

void NoteBar::showNote() {
  label_->setLine(QString::fromStdString(session_.scene().note));
  setHidden(text().isEmpty());
}

}  // namespace painleve::ui
