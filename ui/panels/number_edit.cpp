#include "ui/panels/number_edit.h"

#include <cmath>

#include <QFocusEvent>
#include <QKeyEvent>
#include <QLocale>

#include "ui/theme/palette.h"

namespace painleve::ui {

std::optional<double> parseNumber(const QString& text) {
  QString plain = text;
  plain.replace(QChar(0x2212), '-').replace(',', '.');
  plain.removeIf([](QChar c) { return c.isSpace(); });
  bool ok = false;
  const double value = QLocale::c().toDouble(plain, &ok);
  return ok && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

NumberEdit::NumberEdit(QWidget* parent) : QLineEdit(parent) {
  setAlignment(Qt::AlignRight);
  setMaxLength(40);
  // A file dropped here is meant for the window, not its name for this field.
  setAcceptDrops(false);
  connect(this, &QLineEdit::returnPressed, this, [this] {
    commit();
    // Done: the keys belong to the transport again.
    if (!wrong_) clearFocus();
  });
  connect(this, &QLineEdit::textEdited, this, [this] { markWrong(false); });
}

void NumberEdit::setNumber(std::optional<double> value) {
  const bool typing = hasFocus() && isModified();
  if (typing || (value == value_ && wrong_)) {
    value_ = value;
    return;
  }
  value_ = value;
  markWrong(false);
  show(hasFocus());
}

void NumberEdit::markWrong(bool wrong) {
  wrong_ = wrong;
  QFont struck = font();  // not by colour: red means created energy and nothing else
  struck.setStrikeOut(wrong);
  setFont(struck);
}

void NumberEdit::show(bool editing) {
  if (!value_) {
    clear();
  } else {
    setText(editing ? QString::number(*value_, 'g', QLocale::FloatingPointShortest)
                    : numberText(*value_));
  }
  setModified(false);
  if (editing) selectAll();
}

void NumberEdit::commit() {
  if (!isModified()) return;
  setModified(false);
  if (text().trimmed().isEmpty()) {
    emit cleared();
  } else if (const auto value = parse(text())) {
    emit entered(*value);
  } else {
    markWrong(true);
    emit rejected(text());
  }
}

void NumberEdit::focusInEvent(QFocusEvent* event) {
  QLineEdit::focusInEvent(event);
  if (!wrong_ && event->reason() != Qt::PopupFocusReason) show(true);
}

void NumberEdit::focusOutEvent(QFocusEvent* event) {
  QLineEdit::focusOutEvent(event);
  if (event->reason() == Qt::PopupFocusReason) return;
  commit();
  if (!wrong_) show(false);
}

bool NumberEdit::event(QEvent* event) {
  // A text that was begun is taken back before anything else that the key means in the window.
  if (event->type() == QEvent::ShortcutOverride && (isModified() || wrong_) &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    event->accept();
    return true;
  }
  return QLineEdit::event(event);
}

void NumberEdit::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape) return QLineEdit::keyPressEvent(event);
  markWrong(false);
  show(true);
  emit reverted();
}

}  // namespace painleve::ui
