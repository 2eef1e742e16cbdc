#include "ui/export/png_sequence.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include <QDir>
#include <QFileInfo>

#include "core/io/file_writer.h"
#include "ui/export/export_error.h"
#include "ui/export/export_words.h"
#include "ui/export/png_bytes.h"

namespace painleve::ui {
namespace {

constexpr int kLeastDigits = 5;

QString notWritten(const QString& path, const QString& reason) {
  return exportWords("cannot write %1: %2").arg(path, reason);
}

/// Without links and dots: this is what a finished folder takes the place of.
QString resolved(const QString& folder) {
  const QString real = QFileInfo(folder).canonicalFilePath();
  return real.isEmpty() ? QDir::cleanPath(folder) : real;
}

}  // namespace

QString frameName(std::size_t frame, std::size_t count) {
  const int digits = std::max(kLeastDigits, static_cast<int>(QString::number(count).size()));
  return QStringLiteral("frame_%1.png").arg(frame, digits, 10, QLatin1Char('0'));
}

PngSequence::PngSequence(const QString& folder, std::size_t count)
    : folder_(resolved(folder)), count_(count) {
  const QFileInfo place(folder_);
  if (place.exists() && !place.isDir())
    throw ExportError(notWritten(folder_, exportWords("it is a file, and no folder")));
  if (place.isDir() &&
      !QDir(folder_).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot))
    throw ExportError(notWritten(folder_, exportWords("the folder is not empty")));
  const QString beside = place.absolutePath() + "/." + place.fileName() + ".XXXXXX";
  aside_ = std::make_unique<QTemporaryDir>(beside);
  if (!aside_->isValid()) throw ExportError(notWritten(folder_, aside_->errorString()));
}

void PngSequence::put(const QImage& frame) {
  const QByteArray bytes = pngBytes(frame);
  const QString path = aside_->filePath(frameName(frames_++, count_));
  const auto problem = writeFile(path.toStdString(), [&](const TextSink& sink) {
    return sink({bytes.constData(), static_cast<std::size_t>(bytes.size())});
  });
  if (problem) throw ExportError(QString::fromStdString(*problem));
}

void PngSequence::finish() {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path aside = aside_->path().toStdString(), place = folder_.toStdString();
  // A temporary folder is for its owner alone; this one is to be as any other.
  fs::permissions(aside,
                  fs::perms::owner_all | fs::perms::group_read | fs::perms::group_exec |
                      fs::perms::others_read | fs::perms::others_exec,
                  error);
  if (!error) fs::rename(aside, place, error);
  if (error) throw ExportError(notWritten(folder_, QString::fromStdString(error.message())));
  aside_->setAutoRemove(false);
}

}  // namespace painleve::ui
