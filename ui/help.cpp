#include "ui/help.h"

#include <QAction>
#include <QDialog>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include "core/io/resource_paths.h"

namespace painleve::ui {
namespace {

/// A window with a page of text, gone for good when it is closed.
QTextBrowser* openPage(QWidget& window, const QString& title, QSize size) {
  auto* dialog = new QDialog(&window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(title);
  dialog->resize(size);
  auto* page = new QTextBrowser(dialog);
  page->setOpenExternalLinks(true);
  page->setFrameShape(QFrame::NoFrame);
  auto* column = new QVBoxLayout(dialog);
  column->addWidget(page);
  dialog->show();
  return page;
}

QString plainName(const QAction& action) {
  return action.text().remove('&').remove("…").toHtmlEscaped();
}

}  // namespace

void showManual(QWidget& window, const std::vector<std::string>& resourceRoots) {
  QTextBrowser* page = openPage(window, QObject::tr("Manual"), {760, 640});
  const std::string folder = findResource(resourceRoots, "manual");
  if (folder.empty()) {
    page->setPlainText(QObject::tr("The manual was not found beside the program."));
    return;
  }
  const QString file = QString::fromStdString(folder) + "/README.md";
  page->setSource(QUrl::fromLocalFile(file), QTextDocument::MarkdownResource);
}

void showShortcuts(QWidget& window) {
  QString rows;
  for (const QAction* action : window.findChildren<QAction*>()) {
    if (action->shortcut().isEmpty() || action->text().isEmpty()) continue;
    rows += "<tr><td><b>" + action->shortcut().toString(QKeySequence::NativeText).toHtmlEscaped() +
            "</b></td><td>" + plainName(*action) + "</td></tr>";
  }
  QTextBrowser* page = openPage(window, QObject::tr("Keyboard shortcuts"), {460, 560});
  page->setHtml("<table cellpadding='4'>" + rows + "</table>");
}

}  // namespace painleve::ui
