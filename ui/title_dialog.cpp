#include "ui/title_dialog.h"

#include <QAbstractButton>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>

#include "ui/session/session.h"

namespace painleve::ui {
namespace {

constexpr int kWidth = 460, kNoteHeight = 90;  // px

QString tr(const char* text) {
  return QObject::tr(text);
}

}  // namespace

void editTitle(QWidget& window, Session& session) {
  auto* dialog = new QDialog(&window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setObjectName("title dialog");
  dialog->setWindowTitle(tr("Title and note"));
  dialog->resize(kWidth, 0);
  auto* title = new QLineEdit(QString::fromStdString(session.document().title), dialog);
  title->setObjectName("title");
  auto* note = new QPlainTextEdit(QString::fromStdString(session.document().note), dialog);
  note->setObjectName("note");
  note->setMinimumHeight(kNoteHeight);
  note->setTabChangesFocus(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, dialog);
  // No button of the window bears a picture of the desktop's.
  for (QAbstractButton* button : buttons->buttons()) button->setIcon({});
  auto* form = new QFormLayout(dialog);
  form->addRow(tr("&Title"), title);
  form->addRow(tr("&Look for"), note);
  form->addRow(buttons);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
  QObject::connect(dialog, &QDialog::accepted, &session, [&session, title, note] {
    session.apply(tr("title and note"), {}, [&](Scene& scene) {
      scene.title = title->text().trimmed().toStdString();
      scene.note = note->toPlainText().simplified().toStdString();
    });
  });
  dialog->open();
}

}  // namespace painleve::ui
