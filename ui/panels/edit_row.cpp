#include "ui/panels/edit_row.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include "ui/session/session.h"
#include "ui/theme/icons.h"
#include "ui/theme/palette.h"
#include "ui/theme/style.h"

namespace painleve::ui {

EditRow::EditRow(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), when_(new QPushButton(this)), what_(new QLabel(this)) {
  when_->setObjectName("goToEdit");
  when_->setToolTip(tr("Go there"));
  when_->setFocusPolicy(Qt::TabFocus);
  what_->setTextFormat(Qt::PlainText);
  what_->setWordWrap(true);
  auto* remove = new QToolButton(this);
  remove->setObjectName("removeEdit");
  remove->setProperty("slim", true);
  remove->setIcon(icon("close"));
  remove->setToolTip(tr("Remove this change"));
  remove->setAccessibleName(remove->toolTip());
  remove->setFocusPolicy(Qt::TabFocus);
  connect(when_, &QPushButton::clicked, this, [this] { session_.setPlayhead(time_); });
  connect(remove, &QToolButton::clicked, &session_, [this] {
    // Not from inside this signal: the list loses this row by it.
    QTimer::singleShot(0, &session_,
                       [&session = session_, index = index_] { session.removeEdit(index); });
  });
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kGrid / 2);
  row->addWidget(when_);
  row->addWidget(what_, 1);
  row->addWidget(remove);
}

void EditRow::show(std::size_t index, const QString& words) {
  index_ = index;
  time_ = session_.scene().edits[index].time;
  when_->setText(tr("t = %1").arg(numberText(time_, "s")));
  what_->setText(words);
}

}  // namespace painleve::ui
