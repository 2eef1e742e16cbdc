#include "ui/export/finished_files.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDrag>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QMouseEvent>
#include <QPushButton>
#include <QUrl>

#include "ui/theme/style.h"

namespace painleve::ui {

FinishedFiles::FinishedFiles(QWidget* parent)
    : QWidget(parent),
      names_(new QLabel(this)),
      carry_([](QDrag& hand) { hand.exec(Qt::CopyAction); }) {
  names_->setObjectName("files");
  names_->setWordWrap(true);
  names_->setCursor(Qt::OpenHandCursor);
  names_->setToolTip(tr("Drag it to where it is needed"));
  names_->installEventFilter(this);
  auto* folder = new QPushButton(tr("Open fol&der"), this);
  folder->setObjectName("openFolder");
  connect(folder, &QPushButton::clicked, this, &FinishedFiles::openFolder);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kGrid);
  row->addWidget(names_, 1);
  row->addWidget(folder);
  hide();
}

void FinishedFiles::show(const QStringList& files) {
  files_ = files;
  QStringList names;
  for (const QString& file : files) names << QFileInfo(file).fileName();
  names_->setText(tr("✓ Written: %1").arg(names.join(QStringLiteral(", "))));
  setVisible(!files.isEmpty());
}

QMimeData* FinishedFiles::mimeData() const {
  QList<QUrl> urls;
  for (const QString& file : files_)
    urls << QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath());
  auto* data = new QMimeData;
  data->setUrls(urls);
  return data;
}

bool FinishedFiles::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::MouseButtonPress)
    pressed_ = static_cast<QMouseEvent*>(event)->position().toPoint();
  if (event->type() == QEvent::MouseMove) {
    const auto& move = *static_cast<QMouseEvent*>(event);
    const int way = (move.position().toPoint() - pressed_).manhattanLength();
    if (move.buttons() & Qt::LeftButton && way >= QApplication::startDragDistance()) drag();
  }
  return QWidget::eventFilter(watched, event);
}

void FinishedFiles::drag() {
  auto* hand = new QDrag(this);
  hand->setMimeData(mimeData());
  carry_(*hand);
}

void FinishedFiles::openFolder() const {
  if (files_.isEmpty()) return;
  QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(files_.front()).absolutePath()));
}

}  // namespace painleve::ui
