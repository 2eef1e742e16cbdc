#include "ui/theme/style.h"

#include <array>
#include <utility>

#include <QApplication>
#include <QFile>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>
#include <QVariant>
#include <QWidget>

#include "core/errors.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr int kLineHeight = 20;  // px, of a field

QPalette widgetPalette(const Palette& colours) {
  QPalette result;
  result.setColor(QPalette::Window, colours.window);
  result.setColor(QPalette::WindowText, colours.text);
  result.setColor(QPalette::Base, colours.surface);
  result.setColor(QPalette::AlternateBase, colours.window);
  result.setColor(QPalette::Text, colours.text);
  result.setColor(QPalette::Button, colours.surface);
  result.setColor(QPalette::ButtonText, colours.text);
  result.setColor(QPalette::ToolTipBase, colours.surface);
  result.setColor(QPalette::ToolTipText, colours.text);
  result.setColor(QPalette::PlaceholderText, colours.muted);
  result.setColor(QPalette::Mid, colours.frame);
  result.setColor(QPalette::Highlight, colours.normalForce);
  result.setColor(QPalette::Link, colours.normalForce);
  result.setColor(QPalette::LinkVisited, colours.normalForce);
  result.setColor(QPalette::HighlightedText, colours.surface);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    result.setColor(QPalette::Disabled, role, colours.frame);
  }
  return result;
}

QString sheet(const Palette& colours) {
  QFile file(QStringLiteral(":/style/style.qss"));
  check(file.open(QIODevice::ReadOnly), "the shipped style sheet cannot be read");
  QString text = QString::fromUtf8(file.readAll());
  const std::array<std::pair<const char*, QColor>, 7> names{{{"@text", colours.text},
                                                             {"@muted", colours.muted},
                                                             {"@window", colours.window},
                                                             {"@surface", colours.surface},
                                                             {"@grid", colours.grid},
                                                             {"@frame", colours.frame},
                                                             {"@accent", colours.normalForce}}};
  for (const auto& [name, colour] : names) text.replace(QLatin1String(name), colour.name());
  text.replace(QLatin1String("@line"), QStringLiteral("%1px").arg(grown(kLineHeight)));
  return text;
}

}  // namespace

void installStyle() {
  QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
  QApplication::setFont(panelFont());
  QApplication::setPalette(widgetPalette(palette()));
  qApp->setStyleSheet(sheet(palette()));
}

void makeCard(QWidget& widget) {
  widget.setProperty("card", true);
  widget.setAttribute(Qt::WA_StyledBackground);
}

}  // namespace painleve::ui
