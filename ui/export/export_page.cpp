#include "ui/export/export_page.h"

#include "core/io/file_writer.h"
#include "ui/export/export_error.h"

namespace painleve::ui {

PageOutcome writePicture(const QString& path, const std::function<QByteArray()>& draw) {
  QByteArray bytes;
  try {
    bytes = draw();
  } catch (const ExportError& error) {
    return {.problem = error.sentence()};
  }
  const auto problem = writeFile(path.toStdString(), [&](const TextSink& sink) {
    return sink({bytes.constData(), static_cast<std::size_t>(bytes.size())});
  });
  PageOutcome outcome;
  outcome.problem = QString::fromStdString(problem.value_or(std::string()));
  if (!problem) outcome.files << path;
  return outcome;
}

}  // namespace painleve::ui
