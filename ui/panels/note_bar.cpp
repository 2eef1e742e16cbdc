#include "ui/panels/note_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/session/session.h"
#include "ui/theme/palette.h"
#include "ui/theme/prose.h"
#include "ui/theme/style.h"

namespace painleve::ui {

NoteBar::NoteBar(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), caption_(new QLabel(this)), label_(new QLabel(this)) {
  setObjectName("note");
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kPanelPadding, 0, kGrid, 0);
  row->setSpacing(kGrid);
  QPalette quiet = caption_->palette();
  quiet.setColor(QPalette::WindowText, ui::palette().muted);
  caption_->setPalette(quiet);
  // A long note takes a second line rather than losing its end.
  label_->setTextFormat(Qt::RichText);
  label_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  label_->setFocusPolicy(Qt::NoFocus);
  label_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  label_->setWordWrap(true);
  auto* close = new QToolButton(this);
  close->setText("✕");
  close->setObjectName("dismiss note");
  close->setToolTip(tr("Hide this note"));
  close->setFocusPolicy(Qt::NoFocus);
  row->addWidget(caption_);
  row->addWidget(label_, 1);
  row->addWidget(close);
  connect(close, &QToolButton::clicked, this, &QWidget::hide);
  connect(&session_, &Session::documentOpened, this, &NoteBar::showNote);
  connect(&session_, &Session::sceneChanged, this, &NoteBar::showCaption);
  connect(&session_, &Session::undoStateChanged, this, &NoteBar::showCaption);
  showNote();
}

void NoteBar::showNote() {
  text_ = QString::fromStdString(session_.scene().note);
  label_->setText(proseHtml(text_));
  setHidden(text_.isEmpty());
  showCaption();
}

void NoteBar::showCaption() {
  // Another note, by hand or by undo.
  if (QString::fromStdString(session_.scene().note) != text_) return showNote();
  caption_->setText(session_.isModified() ? tr("Look for (before the changes)") : tr("Look for"));
}

}  // namespace painleve::ui
