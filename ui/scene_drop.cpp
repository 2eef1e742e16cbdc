#include "ui/scene_drop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QTimer>
#include <QWidget>

#include "ui/documents.h"

namespace painleve::ui {

SceneDrop::SceneDrop(QWidget& window, Documents& documents)
    : QObject(&window), documents_(documents) {
  window.setAcceptDrops(true);
  window.installEventFilter(this);
}

bool SceneDrop::eventFilter(QObject* watched, QEvent* event) {
  const bool drags = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove;
  if (!drags && event->type() != QEvent::Drop) return QObject::eventFilter(watched, event);
  auto* drop = static_cast<QDropEvent*>(event);
  if (!drop->mimeData()->hasUrls()) return false;
  drop->acceptProposedAction();
  if (drags) return true;
  // Opening may ask something; the program that the file comes from must not wait for the answer.
  const QList<QUrl> urls = drop->mimeData()->urls();
  QTimer::singleShot(0, &documents_, [this, urls] { documents_.openDropped(urls); });
  return true;
}

}  // namespace painleve::ui
