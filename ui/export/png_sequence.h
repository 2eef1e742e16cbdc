#pragma once
// A folder of numbered pictures. It is filled beside its place, and moved there when it is whole.
// What a program that was killed left there goes with the next attempt.

#include <memory>

#include <QTemporaryDir>

#include "core/io/descriptor.h"
#include "ui/export/export_error.h"
#include "ui/export/frame_sink.h"

namespace painleve::ui {

/// "frame_00007.png": enough zeros for `count` frames, that names sort as numbers do.
QString frameName(std::size_t frame, std::size_t count);

class PngSequence : public FrameSink {
 public:
  /// The folder is new or empty; so its frames are those of one film. Throws ExportError.
  PngSequence(const QString& folder, std::size_t count);
  void put(const QImage& frame) override;
  void finish() override;

 private:
  QString folder_;
  std::unique_ptr<QTemporaryDir> aside_;
  std::unique_ptr<Descriptor> hold_;  // locks the folder aside: somebody is at work
  std::size_t count_, frames_ = 0;
};

}  // namespace painleve::ui
