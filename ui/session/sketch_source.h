#pragma once
// Sketches the presets one after another in the background; nothing waits for it.

#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QTimer>

#include "core/scene/presets.h"
#include "ui/session/sketch.h"
#include "ui/worker/jobs.h"
#include "ui/worker/mailbox.h"

namespace painleve::ui {

class SketchSource : public QObject {
  Q_OBJECT
 public:
  /// The presets outlive the source.
  explicit SketchSource(const std::vector<Preset>& presets, QObject* parent = nullptr);

  /// Null: not there yet.
  const Sketch* sketch(int preset) const;
  bool isDone() const { return next_ == static_cast<int>(presets_.size()); }

 signals:
  void drawn(int preset);

 private:
  void post();
  void poll();

  const std::vector<Preset>& presets_;
  std::vector<std::optional<Sketch>> sketches_;
  int next_ = 0;
  QTimer timer_;
  std::shared_ptr<Mailbox<Sketch>> mail_ = std::make_shared<Mailbox<Sketch>>();
  Jobs jobs_;  // of its own: the window's runs never wait behind a picture
};

}  // namespace painleve::ui
