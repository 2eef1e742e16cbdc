#pragma once
// One preset in the browser: its picture, title and what to look for.

#include <QStyledItemDelegate>

#include "core/scene/presets.h"

namespace painleve::ui {

class SketchSource;

/// Items carry the preset's index under kPresetRole, headings -1; what to look for is the tooltip.
class PresetCard : public QStyledItemDelegate {
  Q_OBJECT
 public:
  static constexpr int kPresetRole = Qt::UserRole;
  static constexpr int kCaptionRole = Qt::UserRole + 1;  // "2.3 · name of the system"
  static constexpr int kNoteRole = Qt::UserRole + 2;

  explicit PresetCard(const SketchSource& sketches, QObject* parent = nullptr);

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  void paintPicture(QPainter& painter, const QRect& room, int preset) const;

  const SketchSource& sketches_;
};

}  // namespace painleve::ui
