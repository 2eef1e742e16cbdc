#include "ui/documents.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>

#include "core/errors.h"
#include "core/io/file_writer.h"
#include "core/scene/scene_json.h"
#include "ui/session/session.h"
#include "ui/theme/user_folder.h"

namespace painleve::ui {
namespace {

constexpr auto kEnding = "json";

QString fileFilter() {
  return QObject::tr("Scenes (*.json);;All files (*)");
}

/// Why what was dropped cannot be a scene; empty: it may be one.
QString dropProblem(const QList<QUrl>& urls) {
  if (urls.size() != 1)
    return QObject::tr("%1 things were dropped; allowed: one scene file (.json)").arg(urls.size());
  const QUrl& url = urls.front();
  if (!url.isLocalFile())
    return QObject::tr("“%1” is not a file of this machine; allowed: one scene file (.json)")
        .arg(url.toDisplayString());
  const QFileInfo file(url.toLocalFile());
  if (!file.isFile() || file.suffix().compare(kEnding, Qt::CaseInsensitive) != 0)
    return QObject::tr("“%1” is not a scene; allowed: one scene file (.json)").arg(file.fileName());
  return {};
}

}  // namespace

Documents::Documents(Session& session, QWidget& window) : session_(session), window_(window) {
  connect(&session_, &Session::documentOpened, this, [this] { saved_ = session_.document(); });
  connect(&recent_, &RecentFiles::chosen, this, &Documents::leaveAndOpen);
}

// --- opening

void Documents::openFile(const QString& path) {
  // A recovery may come from another folder: the name must hold everywhere.
  const QString whole = QFileInfo(path).absoluteFilePath();
  try {
    if (session_.open(loadScene(path.toStdString()), whole)) recent_.add(whole);
  } catch (const SceneError& error) {
    const QString name = QFileInfo(path).fileName();
    emit failed(tr("%1 was not opened: %2").arg(name, QString::fromUtf8(error.what())));
  }
}

void Documents::openUntitled(const Scene& scene) {
  if (mayLeave()) session_.open(scene, {});
}

void Documents::chooseAndOpen() {
  if (!mayLeave()) return;
  const QString path =
      QFileDialog::getOpenFileName(&window_, tr("Open scene"), folder(), fileFilter());
  if (!path.isEmpty()) openFile(path);
}

void Documents::leaveAndOpen(const QString& path) {
  if (mayLeave()) openFile(path);
}

void Documents::openDropped(const QList<QUrl>& urls) {
  const QString problem = dropProblem(urls);
  if (problem.isEmpty()) return leaveAndOpen(urls.front().toLocalFile());
  emit failed(problem);
}

bool Documents::reopen(const Scene& saved, const Scene& changed, const QString& path) {
  if (!mayLeave()) return false;
  return session_.open(saved, path) &&
         session_.apply(tr("restored changes"), {}, [&](Scene& scene) { scene = changed; });
}

// --- saving

bool Documents::save() {
  return session_.path().isEmpty() ? saveAs() : saveTo(session_.path());
}

bool Documents::saveAs() {
  QFileDialog dialog(&window_, tr("Save scene"), folder(), fileFilter());
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setDefaultSuffix(kEnding);
  if (!session_.path().isEmpty()) dialog.selectFile(QFileInfo(session_.path()).fileName());
  if (dialog.exec() != QDialog::Accepted) return false;
  return saveTo(dialog.selectedFiles().front());
}

bool Documents::saveTo(const QString& path) {
  std::optional<std::string> problem;
  try {
    const std::string text = writeScene(session_.document());
    problem = writeFile(path.toStdString(), [&](const TextSink& sink) { return sink(text); });
  } catch (const SceneError& error) {
    problem = error.what();
  }
  if (problem) {
    emit failed(tr("The scene was not saved: %1").arg(QString::fromStdString(*problem)));
    return false;
  }
  saved_ = session_.document();
  session_.markSaved(path);
  recent_.add(path);
  return true;
}

void Documents::revert() {
  session_.endMerge();
  session_.apply(tr("revert"), {}, [this](Scene& scene) { scene = saved_; });
}

// --- as text

void Documents::copyAsText() const {
  QGuiApplication::clipboard()->setText(QString::fromStdString(writeScene(session_.document())));
}

void Documents::paste() {
  const QString text = QGuiApplication::clipboard()->text();
  if (text.trimmed().isEmpty())
    return emit failed(tr("The clipboard holds no text; a scene is expected (JSON)"));
  openText(text.toStdString());
}

void Documents::openText(const std::string& text) {
  try {
    const Scene scene = parseScene(text);
    if (mayLeave()) session_.open(scene, {});
  } catch (const SceneError& error) {
    emit failed(tr("The clipboard holds no scene: %1").arg(QString::fromUtf8(error.what())));
  }
}

// --- leaving

bool Documents::mayLeave() {
  if (!asking_ || !session_.isModified()) return true;
  const auto answer = QMessageBox::question(
      &window_, tr("Unsaved changes"), tr("The scene has unsaved changes. Save them?"),
      QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
  if (answer == QMessageBox::Save) return save();
  return answer == QMessageBox::Discard;
}

QString Documents::folder() const {
  return session_.path().isEmpty() ? userFolder(QStandardPaths::DocumentsLocation)
                                   : QFileInfo(session_.path()).absolutePath();
}

}  // namespace painleve::ui
