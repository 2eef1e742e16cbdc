#pragma once
// A film of the motion: its settings, a frame of it, and the work of making it.

#include <memory>

#include <QTimer>

#include "ui/export/animation_settings.h"
#include "ui/export/export_page.h"
#include "ui/export/export_sources.h"

class QLabel;

namespace painleve::ui {

class AnimationExport;
class AnimationForm;
class FramePainter;
class Preview;

class AnimationPage : public ExportPage {
  Q_OBJECT
 public:
  AnimationPage(Session& session, AskSources sources, QWidget* parent = nullptr);
  ~AnimationPage() override;

  ExportKind kind() const override { return ExportKind::Animation; }
  QStringList endings() const override;
  QString problem() const override;
  void enter() override;
  void remember() const override;
  void start(const QString& stem) override;
  void cancel() override;

 private:
  /// The document, looked at as in the window.
  Scene seenScene() const;
  void change();
  void startPreview();
  void lookAtPreview();
  QString summary() const;
  void take(bool ok, const QString& message);

  Session& session_;
  AskSources sources_;
  AnimationForm* form_;
  Preview* preview_;
  QLabel* summary_;
  QTimer rest_, look_;
  std::unique_ptr<FramePainter> painter_;  // of the preview; null: none is under way
  bool isSought_ = false;
  std::unique_ptr<AnimationExport> film_;  // the last one
  AnimationSettings made_;                 // of that one
  bool isCancelled_ = false, isOpened_ = false;
};

}  // namespace painleve::ui
