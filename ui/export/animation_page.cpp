#include "ui/export/animation_page.h"

#include <utility>

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/export/animation_export.h"
#include "ui/export/animation_form.h"
#include "ui/export/export_error.h"
#include "ui/export/film_notes.h"
#include "ui/export/film_speed.h"
#include "ui/export/frame_layout.h"
#include "ui/export/frame_painter.h"
#include "ui/export/preview.h"
#include "ui/export/time_left.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr int kPreviewRestMs = 250, kPreviewLookMs = 15;

QString endingOf(AnimationFormat format) {
  switch (format) {
    case AnimationFormat::Mp4:
      return QStringLiteral(".mp4");
    case AnimationFormat::Gif:
      return QStringLiteral(".gif");
    default:
      return {};  // a folder
  }
}

}  // namespace

AnimationPage::AnimationPage(Session& session, AskSources sources, QWidget* parent)
    : ExportPage(parent),
      session_(session),
      sources_(std::move(sources)),
      form_(new AnimationForm(this)),
      preview_(new Preview(this)),
      summary_(new QLabel(this)) {
  summary_->setObjectName("filmSummary");
  summary_->setProperty("quiet", true);
  summary_->setWordWrap(true);
  auto* right = new QVBoxLayout;
  right->addWidget(preview_, 1);
  right->addWidget(summary_);
  auto* page = new QHBoxLayout(this);
  page->setContentsMargins(0, kGrid, 0, kGrid);
  page->setSpacing(2 * kGrid);
  page->addWidget(form_);
  page->addLayout(right, 1);
  rest_.setSingleShot(true);
  rest_.setInterval(kPreviewRestMs);
  look_.setInterval(kPreviewLookMs);
  connect(&rest_, &QTimer::timeout, this, &AnimationPage::startPreview);
  connect(&look_, &QTimer::timeout, this, &AnimationPage::lookAtPreview);
  connect(form_, &AnimationForm::changed, this, &AnimationPage::change);
  connect(&session_, &Session::documentOpened, this, [this] {
    isOpened_ = false;
    if (isVisible()) enter();
  });
  connect(&session_, &Session::trajectoryChanged, this, [this] {
    if (isVisible()) change();
  });
}

AnimationPage::~AnimationPage() = default;

Scene AnimationPage::seenScene() const {
  Scene scene = session_.document();
  scene.view = sources_().view;
  return scene;
}

void AnimationPage::enter() {
  const Scene seen = seenScene();
  if (!std::exchange(isOpened_, true)) form_->open();
  form_->follow(seen);
  change();
}

void AnimationPage::change() {
  summary_->setText(summary());
  rest_.start();
  emit changed();
}

QString AnimationPage::summary() const {
  const auto run = session_.trajectory();
  AnimationSettings s = form_->settings();
  s.path = QStringLiteral("film");
  if (!run || run->checkpoints.empty() || !problemOf(s, session_.scene()).isEmpty()) return {};
  const QString notes = joinedSentences({sizeNote(s), roomNote(s, session_.scene())});
  if (run->end == End::Cancelled && !s.sweep)
    return joinedSentences({tr("The run was stopped at t = %1. The film computes it whole.")
                                .arg(numberText(run->endTime, "s")),
                            notes});
  const std::size_t frames = framePlan(s, session_.scene(), *run).size();
  const double seconds = static_cast<double>(frames) * frameInterval(s);
  const QString pace = s.sweep ? tr("a run each") : filmPaceText(s.speed, s.slowsAtEvents);
  const QString size =
      tr("%1 frames, %2 s of film, %3").arg(frames).arg(seconds, 0, 'f', 1).arg(pace);
  const QString more = joinedSentences({endNote(s, *run), notes});
  return more.isEmpty() ? size : size + ". " + more;
}

QStringList AnimationPage::endings() const {
  return {endingOf(form_->settings().format)};
}

QString AnimationPage::problem() const {
  AnimationSettings s = form_->settings();
  s.path = QStringLiteral("film");  // where it goes is the dialog's business
  return problemOf(s, session_.scene());
}

void AnimationPage::startPreview() {
  look_.stop();
  painter_.reset();
  if (film_ && film_->isRunning()) return;
  AnimationSettings s = form_->settings();
  s.path = QStringLiteral("film");
  if (const QString wrong = problemOf(s, session_.scene()); !wrong.isEmpty())
    return preview_->show(wrong);
  s.size = previewSize(s.size);
  painter_ = std::make_unique<FramePainter>(seenScene(), s);
  isSought_ = false;
  look_.start();
}

void AnimationPage::lookAtPreview() {
  if (!painter_->poll()) return;
  if (const QString wrong = painter_->problem(); !wrong.isEmpty()) {
    preview_->show(wrong);
  } else if (!std::exchange(isSought_, true)) {
    const AnimationSettings s = form_->settings();
    return painter_->seek(s.sweep ? s.sweep->from : session_.playhead());
  } else {
    try {
      preview_->show(painter_->paint());
    } catch (const ExportError& error) {
      preview_->show(error.sentence());
    }
  }
  look_.stop();
  painter_.reset();
}

void AnimationPage::start(const QString& stem) {
  form_->remember();
  rest_.stop();
  look_.stop();
  painter_.reset();
  isCancelled_ = false;
  made_ = form_->settings();
  made_.path = stem + endingOf(made_.format);
  film_ = std::make_unique<AnimationExport>(seenScene(), made_);
  connect(film_.get(), &AnimationExport::progress, this, [this](int done, int total) {
    const double share = static_cast<double>(done) / total;
    emit progressed(share, secondsLeft(share, film_->secondsDrawing()));
  });
  connect(film_.get(), &AnimationExport::finished, this, &AnimationPage::take);
  film_->start();
}

void AnimationPage::remember() const {
  form_->remember();
}

void AnimationPage::cancel() {
  isCancelled_ = true;
  if (film_) film_->cancel();
}

void AnimationPage::take(bool ok, const QString& message) {
  PageOutcome outcome;
  outcome.cancelled = isCancelled_ && !ok;
  if (ok) {
    outcome.files << made_.path;
    outcome.note = joinedSentences({endNote(made_, *film_->trajectory()), film_->note()});
  } else if (!isCancelled_) {
    outcome.problem = message;
  }
  emit finished(outcome);
}

}  // namespace painleve::ui
