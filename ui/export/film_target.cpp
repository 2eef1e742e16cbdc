#include "ui/export/film_target.h"

#include <system_error>

#include <QDir>
#include <QFile>

#include "core/io/file_writer.h"
#include "ui/export/export_words.h"

namespace painleve::ui {
namespace {

constexpr qint64 kPiece = qint64{1} << 20;

std::string placeOf(const QString& name) {
  const auto file = replaceableFile(name.toStdString());
  return file ? *file : (QDir::tempPath() + "/film").toStdString();
}

void checkCode(int code, const QString& name) {
  if (code == 0) return;
  const auto reason = std::generic_category().message(code);
  throw ExportError(exportWords("cannot write %1: %2").arg(name, QString::fromStdString(reason)));
}

}  // namespace

FilmTarget::FilmTarget(const QString& path)
    : name_(path), isCopied_(!replaceableFile(path.toStdString())), pending_(placeOf(path)) {
  checkCode(pending_.file().error(), isCopied_ ? QDir::tempPath() : name_);
}

void FilmTarget::bring() {
  if (isCopied_) return copy();
  int code = pending_.complete();
  if (code == 0) code = pending_.takePlace();
  checkCode(code, name_);
}

void FilmTarget::copy() {
  QFile film(QString::fromStdString(pending_.path()));
  if (!film.open(QIODevice::ReadOnly))
    throw ExportError(exportWords("cannot write %1: %2").arg(name_, film.errorString()));
  const auto problem = writeFile(name_.toStdString(), [&film](const TextSink& sink) {
    while (!film.atEnd()) {
      const QByteArray piece = film.read(kPiece);
      if (piece.isEmpty()) return false;
      if (!sink({piece.constData(), static_cast<std::size_t>(piece.size())})) return false;
    }
    return true;
  });
  if (problem) throw ExportError(QString::fromStdString(*problem));
}

}  // namespace painleve::ui
