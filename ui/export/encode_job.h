#pragma once
// The half of an export that a worker does: from drawn frames to a file in its place.

#include <cstdint>

#include "ui/export/animation_settings.h"
#include "ui/export/frame_queue.h"

namespace painleve::ui {

struct EncodeRequest {
  AnimationSettings settings;
  std::size_t frames = 0;
  QString codec;  // of an MP4
};

struct EncodeResult {
  bool isDone = false;
  QString problem;  // empty where nobody wanted the film any more
};

/// Takes frames until the queue is closed. A film that is abandoned or cannot be written leaves
/// what was there before.
EncodeResult encodeFilm(const EncodeRequest& request, FrameQueue& queue);

/// Why nothing can be written there, as far as can be told beforehand; empty: nothing speaks
/// against it.
QString problemOfTarget(const AnimationSettings& settings);

}  // namespace painleve::ui
