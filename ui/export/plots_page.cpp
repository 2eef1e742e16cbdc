#include "ui/export/plots_page.h"

#include <utility>

#include <QCheckBox>
#include <QFormLayout>
#include <QSettings>

#include "ui/export/picture_fields.h"
#include "ui/export/plot_copy.h"
#include "ui/export/preview.h"
#include "ui/session/session.h"
#include "ui/theme/quiet_box.h"

namespace painleve::ui {
namespace {

constexpr auto kPlotMemory = "export/plot_", kFormat = "export/plot_format",
               kPlayhead = "export/plot_playhead";
constexpr int kRestMs = 60;     // a preview follows typing, not every key
constexpr int kFollowMs = 300;  // nor every frame of a motion

}  // namespace

PlotsPage::PlotsPage(Session& session, AskSources sources, QWidget* parent)
    : ExportPage(parent), session_(session), sources_(std::move(sources)) {
  makeParts();
  layOut();
  restore();
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &PlotsPage::draw);
  for (QuietBox* box : {plot_, format_})
    connect(box, &QComboBox::currentIndexChanged, this, &PlotsPage::change);
  connect(fields_, &PictureFields::changed, this, &PlotsPage::change);
  connect(playhead_, &QCheckBox::toggled, this, &PlotsPage::change);
  const auto follow = [this] {
    if (isVisible() && !timer_.isActive()) timer_.start(kFollowMs);
  };
  connect(&session_, &Session::trajectoryChanged, this, follow);
  connect(&session_, &Session::playheadChanged, this, follow);
  connect(&session_, &Session::phasePlaneChanged, this, follow);
}

void PlotsPage::makeParts() {
  const auto box = [this](const char* name) {
    auto* made = new QuietBox(this);
    made->setObjectName(name);
    return made;
  };
  plot_ = box("plot");
  format_ = box("format");
  format_->addItems({tr("PNG"), tr("SVG, with real text"), tr("PDF, with real text")});
  fields_ = new PictureFields(kPlotMemory, {kLeastPlotSide, kMostPlotSide, kMostScale}, this);
  playhead_ = new QCheckBox(tr("Show the pla&yhead"), this);
  playhead_->setObjectName("playhead");
  preview_ = new Preview(this);
}

void PlotsPage::layOut() {
  auto* form = new QFormLayout;
  form->addRow(tr("&Plot"), plot_);
  form->addRow(tr("F&ormat"), format_);
  fields_->addTo(*form);
  form->addRow(playhead_);
  layOutPage(*this, form, *preview_);
}

void PlotsPage::restore() {
  const QSettings file;
  const PlotSettings standard;
  fields_->restore({standard.size, standard.scale, standard.theme});
  format_->setCurrentIndex(file.value(kFormat, 0).toInt());
  playhead_->setChecked(file.value(kPlayhead, true).toBool());
}

void PlotsPage::remember() const {
  QSettings file;
  const PlotSettings now = settings();
  file.setValue(kFormat, static_cast<int>(now.format));
  fields_->remember();
  file.setValue(kPlayhead, now.hasPlayhead);
}

PlotSettings PlotsPage::settings() const {
  PlotSettings result;
  result.format = static_cast<PictureFormat>(std::max(0, format_->currentIndex()));
  const PictureSize picture = fields_->values();
  result.size = picture.size;
  result.scale = picture.scale;
  result.theme = picture.theme;
  result.hasPlayhead = playhead_->isChecked();
  return result;
}

void PlotsPage::choose(const QString& id) {
  fillPlots();
  if (const int index = plot_->findData(id); index >= 0) plot_->setCurrentIndex(index);
}

void PlotsPage::fillPlots() {
  const QSignalBlocker quiet(plot_);
  const QString chosen = plot_->currentData().toString();
  plot_->clear();
  for (const PlotSource& source : sources_().plots) plot_->addItem(source.title, source.id);
  plot_->setCurrentIndex(std::max(0, plot_->findData(chosen)));
}

QWidget* PlotsPage::view() const {
  const QString id = plot_->currentData().toString();
  for (const PlotSource& source : sources_().plots)
    if (source.id == id) return source.view;
  return nullptr;
}

QString PlotsPage::subject() const {
  return plot_->currentText();
}

QStringList PlotsPage::endings() const {
  return {pictureEnding(settings().format)};
}

QString PlotsPage::problem() const {
  return view() == nullptr ? tr("There is no plot in the window.") : QString();
}

void PlotsPage::enter() {
  fillPlots();
  change();
}

void PlotsPage::change() {
  fields_->setScaled(settings().format == PictureFormat::Png);
  missing_.reset();
  if (QWidget* shown = view()) missing_ = requestWhatIsMissing(session_, *shown);
  timer_.start(kRestMs);
  emit changed();
}

void PlotsPage::draw() {
  QWidget* shown = view();
  if (shown == nullptr) {
    preview_->show(problem());
    return stem_.isEmpty() ? void() : end({.problem = problem()});
  }
  if (missing_ != nullptr && !session_.isSettled()) return timer_.start(kRestMs);
  missing_.reset();
  preview_->show(plotImage(session_, *shown, settings(), 1));
  if (!stem_.isEmpty()) write();
}

void PlotsPage::start(const QString& stem) {
  remember();
  stem_ = stem;
  timer_.start(0);
}

void PlotsPage::write() {
  end(writePicture(stem_ + endings().front(),
                   [this] { return plotPicture(session_, *view(), settings()); }));
}

void PlotsPage::cancel() {
  if (!stem_.isEmpty()) end({.cancelled = true});
}

void PlotsPage::end(const PageOutcome& outcome) {
  stem_.clear();
  emit finished(outcome);
}

}  // namespace painleve::ui
