// Version, licence, what is proved and what is a choice, the papers: read from the very pages that
// say so elsewhere.

#include <QDialog>
#include <QFile>
#include <QRegularExpression>
#include <QTabBar>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "core/errors.h"
#include "ui/help.h"
#include "ui/plots/plot_toolkit.h"
#include "ui/theme/palette.h"
#include "ui/theme/quiet_wheel.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr QSize kSize{720, 560};

QString shippedText(const QString& path) {
  QFile file(path);
  check(file.open(QIODevice::ReadOnly), "a page of the About window is not shipped");
  return QString::fromUtf8(file.readAll());
}

/// The sections of a page with these headings, in this order.
QString sections(const QString& page, const QStringList& headings) {
  QString result;
  for (const QString& heading : headings) {
    const QString start = "## " + heading + "\n";
    const qsizetype from = page.indexOf(start);
    check(from >= 0, "a section of the About window is missing");
    const qsizetype next = page.indexOf(QStringLiteral("\n#"), from + start.size());
    result += page.mid(from, next < 0 ? -1 : next - from) + "\n\n";
  }
  return result;
}

/// The papers alone, their identifiers as links.
QString papers() {
  static const QRegularExpression kDoi(QStringLiteral("doi:(\\S+[^\\s,.])"));
  QString text = sections(shippedText(":/about/core.md"), {"Papers"});
  text.truncate(text.indexOf(QStringLiteral("- **[own]**")));
  return text.replace(kDoi, "[doi:\\1](https://doi.org/\\1)");
}

QString programText() {
  return QObject::tr(
             "# Painlevé Lab %1\n\n"
             "A laboratory for rigid bodies that touch, slide, stick, strike and jam.\n\n"
             "Free software under the GNU General Public License, version 3 or later "
             "(GPL-3.0-or-later); there is no warranty.\n\n"
             "Same scene, same bits: within one build a run never depends on the window, on its "
             "speed, or on how it is looked at.\n\n"
             "## Built with\n\n")
             .arg(PAINLEVE_VERSION) +
         QStringLiteral("- Qt %1\n- %2\n").arg(QLatin1String(qVersion()), plotToolkit()) +
         QStringLiteral("- ") + QString(PAINLEVE_LIBRARIES).replace(", ", "\n- ") +
         QObject::tr("\n- Noto Sans (SIL Open Font License)\n");
}

void addPage(QTabWidget& tabs, const QString& title, const QString& markdown) {
  auto* page = new QTextBrowser(&tabs);
  page->setOpenExternalLinks(true);
  page->setFrameShape(QFrame::NoFrame);
  page->setMarkdown(markdown);
  page->document()->setDocumentMargin(kPanelPadding);
  tabs.addTab(page, title);
}

}  // namespace

void showAbout(QWidget& window) {
  auto* dialog = new QDialog(&window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setObjectName("about");
  dialog->setWindowTitle(QObject::tr("About Painlevé Lab"));
  dialog->resize(grown(kSize.width()), kSize.height());
  auto* tabs = new QTabWidget(dialog);
  tabs->setDocumentMode(true);
  tabs->tabBar()->setDrawBase(false);
  quietTabs(*tabs->tabBar());
  const QString physics = shippedText(":/about/physics.md");
  addPage(*tabs, QObject::tr("Program"), programText());
  addPage(*tabs, QObject::tr("Proved or chosen"),
          sections(physics, {"What is proved", "What was checked by computing, not proved",
                             "What is a choice", "What is approximate"}));
  addPage(*tabs, QObject::tr("Papers"), papers());
  addPage(*tabs, QObject::tr("Licence"), "```\n" + shippedText(":/about/LICENSE") + "\n```\n");
  auto* column = new QVBoxLayout(dialog);
  column->setContentsMargins(kPanelPadding, kGrid, kPanelPadding, kPanelPadding);
  column->addWidget(tabs);
  dialog->show();
}

}  // namespace painleve::ui
