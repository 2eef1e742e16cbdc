#pragma once
// What was written, to be taken hold of: dragged into a folder, a mail, a slide; or shown in its
// folder.

#include <functional>
#include <utility>

#include <QPoint>
#include <QStringList>
#include <QWidget>

class QDrag;
class QLabel;
class QMimeData;

namespace painleve::ui {

class FinishedFiles : public QWidget {
  Q_OBJECT
 public:
  explicit FinishedFiles(QWidget* parent = nullptr);

  void show(const QStringList& files);
  const QStringList& files() const { return files_; }
  /// What a drag carries: the files as addresses.
  QMimeData* mimeData() const;
  /// Carries a drag to where it is dropped; standard: the desktop.
  void setCarrier(std::function<void(QDrag&)> carry) { carry_ = std::move(carry); }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void drag();
  void openFolder() const;

  QLabel* names_;
  QStringList files_;
  QPoint pressed_;
  std::function<void(QDrag&)> carry_;
};

}  // namespace painleve::ui
