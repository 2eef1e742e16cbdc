#include "ui/session/sketch_source.h"

#include <cstddef>
#include <utility>

namespace painleve::ui {
namespace {

constexpr auto kKey = "sketch";
constexpr int kPollMs = 20;

}  // namespace

SketchSource::SketchSource(const std::vector<Preset>& presets, QObject* parent)
    : QObject(parent), presets_(presets), sketches_(presets.size()) {
  timer_.setInterval(kPollMs);
  connect(&timer_, &QTimer::timeout, this, &SketchSource::poll);
  post();
}

const Sketch* SketchSource::sketch(int preset) const {
  const auto& found = sketches_.at(static_cast<std::size_t>(preset));
  return found ? &*found : nullptr;
}

void SketchSource::post() {
  if (isDone()) return timer_.stop();
  timer_.start();
  jobs_.post(kKey, 0,
             [mail = mail_, scene = presets_[static_cast<std::size_t>(next_)].scene](
                 const JobStop& stop) { mail->put(sketchOf(scene, stop)); });
}

void SketchSource::poll() {
  auto sketch = mail_->take();
  if (!sketch) return;
  sketches_[static_cast<std::size_t>(next_)] = std::move(*sketch);
  emit drawn(next_++);
  post();
}

}  // namespace painleve::ui
