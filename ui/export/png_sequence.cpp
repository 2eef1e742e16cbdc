#include "ui/export/png_sequence.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include <QDir>
#include <QFileInfo>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "ui/export/export_error.h"
#include "ui/export/export_words.h"
#include "ui/export/png_bytes.h"

namespace painleve::ui {
namespace {

constexpr int kLeastDigits = 5;
constexpr mode_t kNewFile = 0666;  // less the umask

QString notWritten(const QString& path, const QString& reason) {
  return exportWords("cannot write %1: %2").arg(path, reason);
}

/// Without links and dots: this is what a finished folder takes the place of.
QString resolved(const QString& folder) {
  const QString real = QFileInfo(folder).canonicalFilePath();
  return real.isEmpty() ? QDir::cleanPath(folder) : real;
}

/// A folder aside and a lock on it, that ends with the program; null: somebody else holds it.
std::unique_ptr<Descriptor> held(const QString& folder) {
  auto hold = std::make_unique<Descriptor>(
      ::open(folder.toLocal8Bit().constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  const bool isOurs = hold->error() == 0 && ::flock(hold->handle(), LOCK_EX | LOCK_NB) == 0;
  return isOurs ? std::move(hold) : nullptr;
}

QString asideName(const QFileInfo& place, const QString& mark) {
  return '.' + place.fileName() + QStringLiteral(".painleve-") + mark;
}

/// Removes what programs left that were killed over this sequence: folders of frames, held by none.
void removeLeft(const QFileInfo& place) {
  const QDir around(place.absolutePath());
  for (const QString& name :
       around.entryList({asideName(place, "??????")}, QDir::Dirs | QDir::Hidden)) {
    QDir left(around.filePath(name));
    const auto hold = held(left.path());
    const QStringList all = left.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    if (hold && all == left.entryList({"frame_*.png"}, QDir::Files)) left.removeRecursively();
  }
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
  removeLeft(place);
  aside_ = std::make_unique<QTemporaryDir>(place.absolutePath() + '/' + asideName(place, "XXXXXX"));
  if (!aside_->isValid()) throw ExportError(notWritten(folder_, aside_->errorString()));
  hold_ = held(aside_->path());
}

void PngSequence::put(const QImage& frame) {
  const QByteArray bytes = pngBytes(frame);
  const QString name = frameName(frames_++, count_);
  Descriptor file(::open(aside_->filePath(name).toLocal8Bit().constData(),
                         O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kNewFile));
  file.write({bytes.constData(), static_cast<std::size_t>(bytes.size())});
  const int closed = file.close(), code = file.error() != 0 ? file.error() : closed;
  if (code != 0)
    throw ExportError(notWritten(folder_ + '/' + name,
                                 QString::fromStdString(std::generic_category().message(code))));
}

void PngSequence::finish() {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path aside = aside_->path().toStdString(), place = folder_.toStdString();
  // All frames are on the disk before the folder has its name, else a power cut leaves empty ones.
  if (hold_ && ::syncfs(hold_->handle()) != 0) error.assign(errno, std::generic_category());
  // A temporary folder is for its owner alone; this one is to be as any other.
  if (!error)
    fs::permissions(aside,
                    fs::perms::owner_all | fs::perms::group_read | fs::perms::group_exec |
                        fs::perms::others_read | fs::perms::others_exec,
                    error);
  if (!error) fs::rename(aside, place, error);
  if (error) throw ExportError(notWritten(folder_, QString::fromStdString(error.message())));
  aside_->setAutoRemove(false);
}

}  // namespace painleve::ui
