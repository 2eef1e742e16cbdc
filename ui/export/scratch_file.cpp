#include "ui/export/scratch_file.h"

#include <QDir>

#include <unistd.h>

#include "core/io/file_writer.h"
#include "ui/export/export_error.h"
#include "ui/export/export_words.h"

namespace painleve::ui {
namespace {

constexpr qint64 kPiece = qint64{1} << 20;

}  // namespace

ScratchFile::ScratchFile() : file_(QDir::tempPath() + "/painleve-lab-XXXXXX") {
  if (!file_.open()) {
    throw ExportError(exportWords("No temporary file can be made in %1: %2")
                          .arg(QDir::tempPath(), file_.errorString()));
  }
  file_.setAutoRemove(false);
  ::unlink(file_.fileName().toLocal8Bit().constData());
}

std::string ScratchFile::path() const {
  return "/proc/self/fd/" + std::to_string(file_.handle());
}

void ScratchFile::bringTo(const QString& target) {
  file_.seek(0);
  const auto problem = writeFile(target.toStdString(), [this](const TextSink& sink) {
    while (!file_.atEnd()) {
      const QByteArray piece = file_.read(kPiece);
      if (piece.isEmpty()) return false;
      if (!sink({piece.constData(), static_cast<std::size_t>(piece.size())})) return false;
    }
    return true;
  });
  if (problem) throw ExportError(QString::fromStdString(*problem));
}

}  // namespace painleve::ui
