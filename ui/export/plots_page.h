#pragma once
// One plot as a picture.

#include <memory>

#include <QTimer>

#include "ui/export/export_page.h"
#include "ui/export/export_sources.h"
#include "ui/export/plot_picture.h"

class QCheckBox;

namespace painleve::ui {

class PictureFields;
class Preview;
class QuietBox;

class PlotsPage : public ExportPage {
  Q_OBJECT
 public:
  PlotsPage(Session& session, AskSources sources, QWidget* parent = nullptr);

  ExportKind kind() const override { return ExportKind::Plots; }
  QString subject() const override;
  QStringList endings() const override;
  QString problem() const override;
  void enter() override;
  void remember() const override;
  void start(const QString& stem) override;
  void cancel() override;

  PlotSettings settings() const;
  /// Which plot; one that the window does not have changes nothing.
  void choose(const QString& id);

 private:
  void makeParts();
  void layOut();
  void restore();
  void fillPlots();
  void change();
  QWidget* view() const;
  /// Draws the preview, and writes what was asked for, once everything is computed.
  void draw();
  void write();
  void end(const PageOutcome& outcome);

  Session& session_;
  AskSources sources_;
  QuietBox *plot_, *format_;
  PictureFields* fields_;
  QCheckBox* playhead_;
  Preview* preview_;
  QTimer timer_;
  std::unique_ptr<QWidget> missing_;  // asks for what was never seen
  QString stem_;                      // of the file to be written; empty: none
};

}  // namespace painleve::ui
