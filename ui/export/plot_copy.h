#pragma once
// A plot once more, off the screen: in another size and look than that of the window, which it
// leaves alone.

#include <memory>

#include <QRect>
#include <QSize>
#include <QString>
#include <QWidget>

class QAction;
class QCPPainter;
class QCustomPlot;

namespace painleve::ui {

class Session;

/// The plot view in a card of the window, or nullptr.
QWidget* plotViewIn(QWidget& card);

/// In the menu of the view's right button: the phase plane's own, or one of this action.
void offerOn(QWidget& view, QAction& action);

class PlotCopy {
 public:
  /// `original` is a plot view; the copy shows what it shows, in the look in force.
  PlotCopy(Session& session, QWidget& original, QSize size);

  void setPlayheadShown(bool shown);
  /// All that the view draws, without its buttons.
  void paint(QCPPainter& painter);

 private:
  void layOut();
  /// px of the copy's widget that the plots take.
  QRect plotsRect() const;
  QList<QCustomPlot*> plots() const;
  /// What the view says outside of its plots.
  QString title() const;

  QSize size_;
  std::unique_ptr<QWidget> view_;
};

/// A plane that was never seen has not been computed: a copy off the screen asks for it. Null where
/// nothing is missing; it must live until the session has settled.
std::unique_ptr<QWidget> requestWhatIsMissing(Session& session, QWidget& original);

}  // namespace painleve::ui
