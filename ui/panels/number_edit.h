#pragma once
// A number field: four digits to read, all digits to edit, comma or point to type.

#include <optional>

#include <QLineEdit>

namespace painleve::ui {

/// The number that a person typed: decimal comma or point, true minus, blanks; nullopt where it is
/// none.
std::optional<double> parseNumber(const QString& text);

class NumberEdit : public QLineEdit {
  Q_OBJECT
 public:
  explicit NumberEdit(QWidget* parent = nullptr);

  /// nullopt: not given, an empty field. Keeps what is being typed, and a wrong text while the
  /// value stays.
  void setNumber(std::optional<double> value);
  /// What was set last; the text may say something else while it is being changed.
  std::optional<double> number() const { return value_; }
  /// Leaves the typed text standing, marked as wrong, until it is changed.
  void markWrong(bool wrong);

 signals:
  void entered(double value);
  void cleared();                      // left empty
  void rejected(const QString& text);  // no number
  void reverted();                     // Escape: the former value stands again

 protected:
  /// What a typed text means; a field of one quantity may know units.
  virtual std::optional<double> parse(const QString& text) const { return parseNumber(text); }

  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void show(bool editing);
  void commit();

  std::optional<double> value_;
  bool wrong_ = false;
};

}  // namespace painleve::ui
