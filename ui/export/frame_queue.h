#pragma once
// Frames on their way from the window's thread, which draws them, to the one that encodes them.
// Short: drawn frames are large, and drawing need not be far ahead.

#include <deque>
#include <optional>
#include <utility>

#include <QImage>

#include "ui/worker/guarded.h"

namespace painleve::ui {

class FrameQueue {
 public:
  static constexpr std::size_t kLength = 3;

  // --- the thread of the window: nothing here waits
  bool hasRoom() {
    return line_.with([](Line& line) { return line.frames.size() < kLength; });
  }
  void put(QImage frame) {
    line_.with([&](Line& line) { line.frames.push_back(std::move(frame)); });
  }
  /// No frame follows.
  void close() {
    line_.with([](Line& line) { line.isClosed = true; });
  }
  /// Nobody wants the film any more.
  void abandon() {
    line_.with([](Line& line) {
      line.isClosed = line.isAbandoned = true;
      line.frames.clear();
    });
  }

  // --- the thread that encodes
  /// Waits for the next frame; nothing: there is none.
  std::optional<QImage> take() {
    return line_.when([](Line& line) { return line.isClosed || !line.frames.empty(); },
                      [](Line& line) { return takeFirst(line); });
  }
  bool isAbandoned() {
    return line_.with([](Line& line) { return line.isAbandoned; });
  }

 private:
  struct Line {
    std::deque<QImage> frames;
    bool isClosed = false, isAbandoned = false;
  };
  static std::optional<QImage> takeFirst(Line& line) {
    if (line.frames.empty()) return std::nullopt;
    std::optional<QImage> first(std::move(line.frames.front()));
    line.frames.pop_front();
    return first;
  }

  Guarded<Line> line_;
};

}  // namespace painleve::ui
