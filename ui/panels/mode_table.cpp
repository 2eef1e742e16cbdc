#include "ui/panels/mode_table.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>

#include "core/analyse.h"
#include "core/trajectory/shown_event.h"
#include "ui/panels/contact_words.h"
#include "ui/panels/impact_words.h"
#include "ui/panels/lcp_rows.h"
#include "ui/panels/rich_text.h"
#include "ui/session/event_times.h"
#include "ui/session/session.h"
#include "ui/theme/event_words.h"
#include "ui/theme/palette.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr int kSampleWidth = 28, kNarrowest = 280, kTwoColumns = 620;

/// The line that A = 0 or B = 0 is in the phase plane: the same colour and dash.
class CurveSample : public QWidget {
 public:
  explicit CurveSample(QPen pen, QWidget* parent) : QWidget(parent), pen_(std::move(pen)) {
    setFixedSize(grown(kSampleWidth), QFontMetrics(panelFont()).height());
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setPen(pen_);
    const double y = height() / 2.0;
    painter.drawLine(QPointF(0, y), QPointF(width(), y));
  }

 private:
  QPen pen_;
};

QString exact(double value) {
  return QString::number(value, 'g', 17);
}

/// Full precision, on hover.
QString exactWords(const ContactFacts& contact) {
  return ModeTable::tr("A = %1 m/s²\nB = %2 1/kg\nv_t = %3 m/s")
      .arg(exact(contact.A.value_or(0)), exact(contact.B.value_or(0)), exact(contact.slip));
}

}  // namespace

ModeTable::ModeTable(Session& session, QWidget* parent) : QScrollArea(parent), session_(session) {
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setMinimumWidth(grown(kNarrowest));
  setWidget(makePage());
  connect(&session_, &Session::trajectoryChanged, this, &ModeTable::follow);
  connect(&session_, &Session::documentOpened, this, [this] { verticalScrollBar()->setValue(0); });
  connect(&session_, &Session::playheadChanged, this, &ModeTable::follow);
}

QWidget* ModeTable::makePage() {
  auto* page = new QWidget;
  page->setObjectName("form");
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(kGrid, kGrid / 2, kGrid, kGrid / 2);
  column->setSpacing(kGrid / 2);
  situation_ = addText(*column, "situation");
  next_ = addText(*column, "next");
  parts_ = new QGridLayout;
  parts_->setHorizontalSpacing(2 * kGrid);
  parts_->setVerticalSpacing(kGrid);
  column->addLayout(parts_);
  column->addStretch();
  numbers_ = makeNumbers();
  answers_ = makeAnswers();
  rows_ = new LcpRows;
  arrange();
  return page;
}

QWidget* ModeTable::makeNumbers() {
  auto* part = new QWidget;
  auto* column = new QVBoxLayout(part);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kGrid / 4);
  addCurve(*column, a_, "A", QPen(ui::palette().aZero, 2));
  addCurve(*column, b_, "B", QPen(ui::palette().bZero, 2, Qt::DashLine));
  quotient_ = addText(*column, "quotient");
  return part;
}

QWidget* ModeTable::makeAnswers() {
  auto* part = new QWidget;
  auto* column = new QVBoxLayout(part);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kGrid / 4);
  count_ = addText(*column, "count");
  solutions_ = addText(*column, "solutions");
  verdict_ = addText(*column, "verdict");
  return part;
}

void ModeTable::arrange() {
  wide_ = width() >= grown(kTwoColumns);
  rows_->setCompact(!wide_);
  for (QWidget* part : {numbers_, answers_, static_cast<QWidget*>(rows_)})
    parts_->removeWidget(part);
  const int beside = wide_ ? 1 : 0;
  // How many, which one is taken and why come first: what is below the fold explains them.
  parts_->addWidget(answers_, 0, beside, Qt::AlignTop);
  parts_->addWidget(numbers_, 1, beside, Qt::AlignTop);
  parts_->addWidget(rows_, wide_ ? 0 : 2, 0, wide_ ? 2 : 1, 1, Qt::AlignTop);
  parts_->setColumnStretch(0, 2);
  parts_->setColumnStretch(1, 3 * beside);
  parts_->setRowStretch(1, beside);
}

void ModeTable::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  if (wide_ != (width() >= grown(kTwoColumns))) arrange();
}

RichText* ModeTable::addText(QVBoxLayout& column, const char* name) {
  auto* text = new RichText;
  text->setObjectName(QLatin1String(name));
  column.addWidget(text);
  return text;
}

void ModeTable::addCurve(QVBoxLayout& column, RichText*& text, const char* name, const QPen& pen) {
  auto* row = new QHBoxLayout;
  row->setSpacing(kGrid);
  auto* inner = new QVBoxLayout;
  text = addText(*inner, name);
  row->addWidget(new CurveSample(pen, nullptr), 0, Qt::AlignTop);
  row->addLayout(inner, 1);
  column.addLayout(row);
}

void ModeTable::showEvent(QShowEvent* event) {
  QScrollArea::showEvent(event);
  follow();
}

void ModeTable::follow() {
  if (!isVisible()) return;
  const auto trajectory = session_.trajectory();
  if (trajectory != nullptr && trajectory == shownRun_ && session_.playhead() == shownTime_) return;
  shownRun_ = trajectory;
  shownTime_ = session_.playhead();
  if (trajectory == nullptr) {
    display({});
    situation_->setHtml(tr("The contact problem appears here when the first run is there."));
    next_->setHtml({});
    return;
  }
  display(contactSolutions(*session_.runs().front().scene, *trajectory, shownTime_));
  tellImpact(*trajectory);
  next_->setHtml(
      tr("<b>Next:</b> %1").arg(nextEventWords(*trajectory, shownTime_).toHtmlEscaped()));
}

void ModeTable::tellImpact(const Trajectory& trajectory) {
  const Event* ahead = shownEvent(trajectory, shownTime_);
  const Event* past = ahead == nullptr ? impactJustBefore(trajectory, shownTime_) : nullptr;
  const Event* event = ahead != nullptr ? ahead : past;
  if (event == nullptr) return;
  const auto index = static_cast<std::size_t>(event - trajectory.events.data());
  const auto report = impactReport(*session_.runs().front().scene, trajectory, index);
  if (!report) return;
  if (past != nullptr) {
    situation_->setHtml(
        tr("<b>Just now, %1.</b> %2<br>").arg(eventWords(past->kind), impactWords(*report)) +
        situation_->html());
  } else if (!report->tangential) {
    solutions_->setHtml(solutions_->html() + "<br>" + impactWords(*report));
  }
}

void ModeTable::display(const ContactSolutions& problem) {
  const double weight = session_.frame().depiction.weight;
  const ContactFacts* sliding = slidingContact(problem);
  const int live = sliding != nullptr ? sliding->lcpMode : 0;
  // Another situation is read from its first line, wherever the last one was left.
  if (live != liveRow_) verticalScrollBar()->setValue(0);
  liveRow_ = live;
  rows_->setLive(live);
  situation_->setHtml(situationWords(problem));
  a_->setHtml(aWords(problem));
  b_->setHtml(bWords(problem));
  quotient_->setHtml(quotientWords(problem, weight));
  count_->setHtml(countWords(problem));
  solutions_->setHtml(solutionWords(problem, weight));
  verdict_->setHtml(verdictWords(problem));
  for (RichText* text : {a_, b_, quotient_})
    text->setToolTip(sliding != nullptr ? exactWords(*sliding) : QString());
}

}  // namespace painleve::ui
