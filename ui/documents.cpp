#include "ui/documents.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QStandardPaths>

#include "core/errors.h"
#include "core/io/file_writer.h"
#include "core/scene/scene_json.h"
#include "ui/session/session.h"

namespace painleve::ui {
namespace {

QString fileFilter() {
  return QObject::tr("Scenes (*.json);;All files (*)");
}

}  // namespace

Documents::Documents(Session& session, QWidget& window) : session_(session), window_(window) {}

void Documents::openFile(const QString& path) {
  try {
    session_.open(loadScene(path.toStdString()), path);
  } catch (const SceneError& error) {
    const QString name = QFileInfo(path).fileName();
    emit failed(tr("%1 was not opened: %2").arg(name, QString::fromUtf8(error.what())));
  }
}

void Documents::openUntitled(const Scene& scene) {
  // A preset that was only tried out is not worth a question; a file of the user's is.
  if (session_.path().isEmpty() || mayLeave()) session_.open(scene, {});
}

void Documents::chooseAndOpen() {
  if (!mayLeave()) return;
  const QString path =
      QFileDialog::getOpenFileName(&window_, tr("Open scene"), folder(), fileFilter());
  if (!path.isEmpty()) openFile(path);
}

bool Documents::save() {
  return session_.path().isEmpty() ? saveAs() : saveTo(session_.path());
}

bool Documents::saveAs() {
  QFileDialog dialog(&window_, tr("Save scene"), folder(), fileFilter());
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setDefaultSuffix("json");
  if (!session_.path().isEmpty()) dialog.selectFile(QFileInfo(session_.path()).fileName());
  if (dialog.exec() != QDialog::Accepted) return false;
  return saveTo(dialog.selectedFiles().front());
}

bool Documents::saveTo(const QString& path) {
  std::optional<std::string> problem;
  try {
    const std::string text = writeScene(session_.scene());
    problem = writeFile(path.toStdString(), [&](const TextSink& sink) { return sink(text); });
  } catch (const SceneError& error) {
    problem = error.what();
  }
  if (problem) {
    emit failed(tr("The scene was not saved: %1").arg(QString::fromStdString(*problem)));
    return false;
  }
  session_.markSaved(path);
  return true;
}

bool Documents::mayLeave() {
  if (!asking_ || !session_.isModified()) return true;
  const auto answer = QMessageBox::question(
      &window_, tr("Unsaved changes"), tr("The scene has unsaved changes. Save them?"),
      QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
  if (answer == QMessageBox::Save) return save();
  return answer == QMessageBox::Discard;
}

QString Documents::folder() const {
  return session_.path().isEmpty()
             ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
             : QFileInfo(session_.path()).absolutePath();
}

}  // namespace painleve::ui
