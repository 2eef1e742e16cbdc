#pragma once
// Where the frames of a film go. Works in the thread of a job; a sink that dies unfinished leaves
// nothing behind.

#include <QImage>

namespace painleve::ui {

class FrameSink {
 public:
  FrameSink() = default;
  virtual ~FrameSink() = default;
  FrameSink(const FrameSink&) = delete;
  FrameSink& operator=(const FrameSink&) = delete;

  /// The next frame, in the format RGB32 and always of one size. Throws ExportError.
  virtual void put(const QImage& frame) = 0;
  /// All frames are there: brings the film to its place. Throws ExportError.
  virtual void finish() = 0;
};

}  // namespace painleve::ui
