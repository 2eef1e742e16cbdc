#include "ui/plots/variable_names.h"

#include <cmath>

#include "ui/plots/label_painter.h"
#include "ui/session/plain_symbol.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr int kLastMode = static_cast<int>(Mode::Slip);

QString unitText(const Column& column) {
  return QString::fromStdString(column.unit).replace("^2", "²").replace("^3", "³");
}

/// ", left end"; empty where the run has one contact only, and for what belongs to none.
QString contactText(const Trajectory& trajectory, std::size_t column,
                    std::span<const ContactSpec> contacts) {
  if (trajectory.contacts.size() < 2) return {};
  const ContactSpec* owner = nullptr;
  for (const ContactSpec& contact : contacts) {
    const bool isOwn = trajectory.columns[column].id.ends_with('_' + contact.id);
    // "other_end" ends in "end" as well.
    if (isOwn && (owner == nullptr || contact.id.size() > owner->id.size())) owner = &contact;
  }
  return owner == nullptr ? QString() : ", " + QString::fromStdString(owner->name);
}

}  // namespace

QString variableText(const Trajectory& trajectory, std::size_t column,
                     std::span<const ContactSpec> contacts) {
  QString symbol = plainSymbol(trajectory.columns[column].symbol);
  const QString unit = unitText(trajectory.columns[column]);
  symbol += contactText(trajectory, column, contacts);
  return unit.isEmpty() ? symbol : symbol + " [" + unit + ']';
}

QString variableHtml(const Trajectory& trajectory, std::size_t column,
                     std::span<const ContactSpec> contacts) {
  const QString symbol = richSymbol(QString::fromStdString(trajectory.columns[column].symbol));
  const QString contact = contactText(trajectory, column, contacts).toHtmlEscaped();
  // Marked as HTML, so that a name of several words is taken as it is.
  return axisText("<span>" + symbol + contact + "</span>", unitText(trajectory.columns[column]));
}

QString variableValue(const Trajectory& trajectory, const std::string& id, double value) {
  const Column& column = trajectory.columns[trajectory.column(id)];
  const QString symbol = richSymbol(QString::fromStdString(column.symbol)) + " = ";
  const bool isWhole = value == std::floor(value) && value >= 0 && value <= kLastMode;
  if (column.kind == ColumnKind::Mode && isWhole)
    return symbol + QString::fromUtf8(modeName(static_cast<Mode>(value)));
  return symbol + numberText(value, QString::fromStdString(column.unit));
}

}  // namespace painleve::ui
