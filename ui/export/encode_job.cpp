#include "ui/export/encode_job.h"

#include <memory>

#include <QDir>
#include <QFileInfo>

#include "core/io/file_writer.h"
#include "ui/export/export_error.h"
#include "ui/export/export_words.h"
#include "ui/export/gif_encoder.h"
#include "ui/export/png_sequence.h"
#include "ui/export/video_encoder.h"

namespace painleve::ui {
namespace {

std::unique_ptr<FrameSink> makeSink(const EncodeRequest& request) {
  const AnimationSettings& s = request.settings;
  switch (s.format) {
    case AnimationFormat::Gif:
      return std::make_unique<GifEncoder>(s.path, effectiveSize(s), s.framesPerSecond);
    case AnimationFormat::PngSequence:
      return std::make_unique<PngSequence>(s.path, request.frames);
    case AnimationFormat::Mp4:
      break;
  }
  return std::make_unique<VideoEncoder>(s.path, effectiveSize(s), s.framesPerSecond, request.codec);
}

}  // namespace

EncodeResult encodeFilm(const EncodeRequest& request, FrameQueue& queue) {
  try {
    const auto sink = makeSink(request);
    while (const auto frame = queue.take()) {
      if (frame->isNull())
        return {false, exportWords("There is not enough memory for a picture of this size.")};
      sink->put(*frame);
    }
    if (queue.isAbandoned()) return {};
    sink->finish();
    return {true, {}};
  } catch (const ExportError& error) {
    return {false, error.sentence()};
  } catch (const std::exception& error) {
    return {false, exportWords("The film cannot be made: %1").arg(QString::fromUtf8(error.what()))};
  }
}

QString problemOfTarget(const AnimationSettings& settings) {
  const QFileInfo target(settings.path);
  const QFileInfo folder(QFileInfo(QDir::cleanPath(settings.path)).absolutePath());
  const auto cannot = [&settings](const QString& reason) {
    return exportWords("cannot write %1: %2").arg(settings.path, reason);
  };
  if (!folder.isDir()) return cannot(exportWords("there is no folder %1").arg(folder.filePath()));
  const bool isFilm = settings.format != AnimationFormat::PngSequence;
  if (isFilm && target.isDir()) return cannot(exportWords("it is a folder"));
  if (target.exists() && !target.isWritable()) return cannot(exportWords("it may not be changed"));
  // It is made beside its place; only what is no file is written directly.
  const auto place = replaceableFile(QDir::cleanPath(settings.path).toStdString());
  if (!place) return {};
  const QFileInfo room(QFileInfo(QString::fromStdString(*place)).absolutePath());
  if (!room.isDir() || room.isWritable()) return {};
  return cannot(exportWords("the folder %1 may not be changed").arg(room.filePath()));
}

}  // namespace painleve::ui
