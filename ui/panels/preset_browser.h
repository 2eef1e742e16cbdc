#pragma once
// All presets as cards, by lesson; found by words, by system, by keys.

#include <vector>

#include <QDialog>

#include "core/scene/presets.h"
#include "ui/session/sketch_source.h"

class QComboBox;
class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace painleve::ui {

struct PresetGroup;

class PresetBrowser : public QDialog {
  Q_OBJECT
 public:
  /// The presets outlive the dialog; `open` is the title of the scene at hand.
  PresetBrowser(const std::vector<Preset>& presets, const QString& open, QWidget* parent = nullptr);

  const SketchSource& sketches() const { return sketches_; }

 signals:
  void chosen(int preset);

 protected:
  /// The arrows move in the list while words are typed.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void layOut();
  void fillSystems();
  void refill();
  void addGroup(const PresetGroup& group);
  void addCard(int preset);
  bool fits(int preset) const;
  void select(int preset);
  void choose(const QListWidgetItem* item);

  const std::vector<Preset>& presets_;
  SketchSource sketches_;
  std::vector<QString> systems_;  // name of each preset's system
  QLineEdit* words_;
  QComboBox* system_;
  QListWidget* list_;
};

}  // namespace painleve::ui
