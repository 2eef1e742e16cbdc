#pragma once
// The warning that an impact created energy, with the amount and a link that clamps the
// restitution. [CB] sec. 6.3

#include <optional>

#include <QLabel>

namespace painleve::ui {

class GainNote : public QLabel {
  Q_OBJECT
 public:
  explicit GainNote(QWidget* parent = nullptr);

  /// `subject` begins the sentence ("This impact"); `safe`: the restitution that the link offers,
  /// none: there is no link. The note appears.
  void warn(const QString& subject, double joules, std::optional<double> safe);

 signals:
  void clampWanted();
};

}  // namespace painleve::ui
