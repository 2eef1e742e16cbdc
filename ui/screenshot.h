#pragma once
// A picture of the whole window, for documents and for machines without a screen.

#include <cstdint>
#include <optional>
#include <string>

#include <QImage>
#include <QObject>
#include <QString>
#include <QTimer>

namespace painleve::ui {

class MainWindow;

/// The window as it is seen, its 3-D view included.
QImage windowImage(MainWindow& window);

/// Writes windowImage() as a PNG; why that failed, or nothing.
std::optional<std::string> savePicture(MainWindow& window, const QString& path);

/// Waits until the window shows its run, writes one PNG, then says whether that worked.
class Screenshot : public QObject {
  Q_OBJECT
 public:
  /// Unfinished: written, but the run was not there after a minute.
  enum class Outcome : std::uint8_t { Written, Unfinished, NotWritten };
  Screenshot(MainWindow& window, QString path);

 signals:
  /// `problem` is one line, empty where all is well.
  void finished(painleve::ui::Screenshot::Outcome outcome, const QString& problem);

 private:
  void look();

  MainWindow& window_;
  QString path_;
  QTimer timer_;
  int settledLooks_ = 0, looks_ = 0;
};

}  // namespace painleve::ui
