#include "ui/export/plots_page.h"

#include <utility>

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QSettings>
#include <QSpinBox>

#include "ui/export/plot_copy.h"
#include "ui/export/preview.h"
#include "ui/session/session.h"
#include "ui/theme/quiet_box.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr auto kFormat = "export/plot_format", kSize = "export/plot_size",
               kScale = "export/plot_scale", kDark = "export/plot_dark",
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
  for (QComboBox* box : {static_cast<QComboBox*>(plot_), static_cast<QComboBox*>(format_),
                         static_cast<QComboBox*>(theme_)})
    connect(box, &QComboBox::currentIndexChanged, this, &PlotsPage::change);
  for (QSpinBox* box : {width_, height_, scale_})
    connect(box, &QSpinBox::valueChanged, this, &PlotsPage::change);
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
  const auto number = [this](const char* name, int least, int most) {
    auto* made = new QSpinBox(this);
    made->setObjectName(name);
    made->setRange(least, most);
    made->setKeyboardTracking(false);
    return made;
  };
  plot_ = box("plot");
  format_ = box("format");
  format_->addItems({tr("PNG"), tr("SVG, with real text"), tr("PDF, with real text")});
  theme_ = box("theme");
  theme_->addItems({tr("Light, for print"), tr("Dark")});
  width_ = number("width", kLeastPlotSide, kMostPlotSide);
  height_ = number("height", kLeastPlotSide, kMostPlotSide);
  scale_ = number("scale", 1, kMostScale);
  scale_->setToolTip(tr("Pixels of the file in a pixel of this size"));
  playhead_ = new QCheckBox(tr("Show the pla&yhead"), this);
  playhead_->setObjectName("playhead");
  preview_ = new Preview(this);
}

void PlotsPage::layOut() {
  auto* size = new QHBoxLayout;
  size->addWidget(width_);
  size->addWidget(height_);
  auto* form = new QFormLayout;
  form->setSpacing(kGrid);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  form->addRow(tr("&Plot"), plot_);
  form->addRow(tr("F&ormat"), format_);
  form->addRow(tr("Si&ze"), size);
  qobject_cast<QLabel*>(form->labelForField(size))->setBuddy(width_);
  form->addRow(tr("&Scale"), scale_);
  form->addRow(tr("&Colours"), theme_);
  form->addRow(playhead_);
  auto* page = new QHBoxLayout(this);
  page->setContentsMargins(0, kGrid, 0, kGrid);
  page->setSpacing(2 * kGrid);
  page->addLayout(form);
  page->addWidget(preview_, 1);
}

void PlotsPage::restore() {
  const QSettings file;
  const PlotSettings standard;
  const QSize size = file.value(kSize, standard.size).toSize();
  format_->setCurrentIndex(file.value(kFormat, 0).toInt());
  width_->setValue(size.width());
  height_->setValue(size.height());
  scale_->setValue(file.value(kScale, standard.scale).toInt());
  theme_->setCurrentIndex(file.value(kDark, false).toBool() ? 1 : 0);
  playhead_->setChecked(file.value(kPlayhead, true).toBool());
}

void PlotsPage::remember() const {
  QSettings file;
  const PlotSettings now = settings();
  file.setValue(kFormat, static_cast<int>(now.format));
  file.setValue(kSize, now.size);
  file.setValue(kScale, now.scale);
  file.setValue(kDark, now.theme == Theme::Dark);
  file.setValue(kPlayhead, now.hasPlayhead);
}

PlotSettings PlotsPage::settings() const {
  PlotSettings result;
  result.format = static_cast<PictureFormat>(std::max(0, format_->currentIndex()));
  result.size = {width_->value(), height_->value()};
  result.scale = scale_->value();
  result.theme = theme_->currentIndex() == 1 ? Theme::Dark : Theme::Light;
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
  scale_->setEnabled(settings().format == PictureFormat::Png);
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
  end(writePicture(stem_ + endings().front(), plotPicture(session_, *view(), settings())));
}

void PlotsPage::cancel() {
  if (!stem_.isEmpty()) end({.cancelled = true});
}

void PlotsPage::end(const PageOutcome& outcome) {
  stem_.clear();
  emit finished(outcome);
}

}  // namespace painleve::ui
