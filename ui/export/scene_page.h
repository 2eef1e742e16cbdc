#pragma once
// The 3-D view as a picture, with a ground of its own or none.

#include <QTimer>

#include "ui/export/export_page.h"
#include "ui/export/export_sources.h"
#include "ui/export/scene_picture.h"

class QCheckBox;

namespace painleve::ui {

class PictureFields;
class Preview;

class ScenePage : public ExportPage {
  Q_OBJECT
 public:
  ScenePage(Session& session, AskSources sources, QWidget* parent = nullptr);

  ExportKind kind() const override { return ExportKind::Picture; }
  QStringList endings() const override;
  QString problem() const override;
  void enter() override;
  void remember() const override;
  void start(const QString& stem) override;

  SceneSettings settings() const;

 private:
  void makeParts();
  void layOut();
  void restore();
  void change();
  void draw();

  Session& session_;
  AskSources sources_;
  PictureFields* fields_;
  QCheckBox *transparent_, *words_;
  Preview* preview_;
  QTimer timer_;
};

}  // namespace painleve::ui
