#include "ui/panels/keyboard_buttons.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QKeyEvent>

namespace painleve::ui {
namespace {

/// Null where the object is no button that is reached by Tab only.
QAbstractButton* tabButton(QObject* watched) {
  auto* button = qobject_cast<QAbstractButton*>(watched);
  return button != nullptr && button->focusPolicy() == Qt::TabFocus ? button : nullptr;
}

bool isEnter(int key) {
  return key == Qt::Key_Return || key == Qt::Key_Enter;
}

}  // namespace

KeyboardButtons::KeyboardButtons(QObject* parent) : QObject(parent) {
  QCoreApplication::instance()->installEventFilter(this);
}

bool KeyboardButtons::eventFilter(QObject* watched, QEvent* event) {
  const bool asks = event->type() == QEvent::ShortcutOverride;
  if (!asks && event->type() != QEvent::KeyPress) return false;
  QAbstractButton* button = tabButton(watched);
  auto* key = static_cast<QKeyEvent*>(event);
  if (button == nullptr || key->modifiers() != Qt::NoModifier) return false;
  if (asks && (key->key() == Qt::Key_Space || isEnter(key->key()))) {
    event->accept();
    return true;
  }
  if (asks || !isEnter(key->key())) return false;
  if (!key->isAutoRepeat()) button->click();
  return true;
}

}  // namespace painleve::ui
