#include "ui/export/animation_form.h"

#include <algorithm>
#include <initializer_list>

#include <QCheckBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>

#include "ui/export/film_speed.h"
#include "ui/export/typed_number.h"
#include "ui/theme/palette.h"
#include "ui/theme/quiet_box.h"
#include "ui/theme/quiet_wheel.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr auto kFilmFormat = "export/film_format", kFilmPicture = "export/film_picture",
               kFilmSize = "export/film_size", kFilmFrames = "export/film_frames",
               kFilmDark = "export/film_dark", kFilmCaptions = "export/film_captions";
constexpr int kTimeWidth = 64;  // px

}  // namespace

AnimationForm::AnimationForm(QWidget* parent) : QScrollArea(parent) {
  auto* form = new QWidget(this);
  form->setObjectName("form");
  makeParts();
  showWhatCounts();
  layOut(*form);
  setWidget(form);
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
  setFixedWidth(form->sizeHint().width() + verticalScrollBar()->sizeHint().width());
  restore();
  connectParts();
}

QuietBox* AnimationForm::makeChoice(const char* name, const QStringList& texts) {
  auto* made = new QuietBox(this);
  made->setObjectName(name);
  made->addItems(texts);
  return made;
}

QSpinBox* AnimationForm::makeNumber(const char* name, int least, int most) {
  auto* made = new QSpinBox(this);
  made->setObjectName(name);
  made->setRange(least, most);
  made->setKeyboardTracking(false);
  quietWheel(*made);
  return made;
}

QCheckBox* AnimationForm::makeBox(const char* name, const QString& text) {
  auto* made = new QCheckBox(text, this);
  made->setObjectName(name);
  return made;
}

void AnimationForm::makeParts() {
  format_ = makeChoice("filmFormat", {tr("MP4"), tr("GIF"), tr("PNG pictures")});
  picture_ = makeChoice("filmPicture", {tr("3-D view"), tr("With plane and energies")});
  speed_ = makeChoice("filmSpeed", {});
  theme_ = makeChoice("filmTheme", {tr("Light"), tr("Dark")});
  width_ = makeNumber("filmWidth", 1, kMostPixels);
  height_ = makeNumber("filmHeight", 1, kMostPixels);
  frames_ = makeNumber("filmFrames", 1, kMostFramesPerSecond);
  from_ = new QLineEdit(this);
  to_ = new QLineEdit(this);
  from_->setObjectName("filmFrom");
  to_->setObjectName("filmTo");
  from_->setAccessibleName(tr("from, in seconds of motion"));
  to_->setPlaceholderText(tr("end"));
  range_ = new QLabel(this);
  for (QLineEdit* edit : {from_, to_}) {
    edit->setMinimumWidth(grown(kTimeWidth));
    edit->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  }
  slows_ = makeBox("filmSlows", tr("Slo&wer near events"));
  sweeps_ = makeBox("filmSweeps", tr("T&he sweep in place of time"));
  title_ = makeBox("filmTitle", tr("&Title"));
  parameters_ = makeBox("filmParameters", tr("Para&meters"));
  time_ = makeBox("filmTime", tr("T&ime"));
  mode_ = makeBox("filmMode", tr("Mod&e"));
}

QGridLayout* AnimationForm::captionBoxes() const {
  auto* boxes = new QGridLayout;
  boxes->setSpacing(kGrid / 2);
  boxes->addWidget(title_, 0, 0);
  boxes->addWidget(parameters_, 0, 1);
  boxes->addWidget(time_, 1, 0);
  boxes->addWidget(mode_, 1, 1);
  return boxes;
}

void AnimationForm::layOut(QWidget& form) {
  auto* rows = new QFormLayout(&form);
  rows->setContentsMargins(0, 0, kGrid, 0);
  rows->setSpacing(kGrid);
  rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  const auto pair = [&](QLabel* label, QWidget* first, QWidget* second) {
    auto* row = new QHBoxLayout;
    row->addWidget(first);
    row->addWidget(second);
    rows->addRow(label, row);
  };
  auto* size = new QLabel(tr("Si&ze"), &form);
  size->setBuddy(width_);
  rows->addRow(tr("Fo&rmat"), format_);
  rows->addRow(tr("&Picture"), picture_);
  pair(size, width_, height_);
  rows->addRow(tr("Fr&ames/s"), frames_);
  rows->addRow(tr("&Speed"), speed_);
  pair(range_, from_, to_);
  rows->addRow(tr("&Colours"), theme_);
  rows->addRow(tr("Captions"), captionBoxes());
  rows->addRow(slows_);
  rows->addRow(sweeps_);
}

void AnimationForm::connectParts() {
  for (QuietBox* box : {format_, picture_, speed_, theme_})
    connect(box, &QComboBox::currentIndexChanged, this, &AnimationForm::changed);
  for (QSpinBox* box : {width_, height_, frames_})
    connect(box, &QSpinBox::valueChanged, this, &AnimationForm::changed);
  for (QLineEdit* edit : {from_, to_})
    connect(edit, &QLineEdit::textChanged, this, &AnimationForm::changed);
  for (QCheckBox* box : {slows_, sweeps_, title_, parameters_, time_, mode_})
    connect(box, &QCheckBox::toggled, this, &AnimationForm::changed);
  connect(speed_, &QComboBox::activated, this, [this] { isOwnSpeed_ = true; });
  connect(sweeps_, &QCheckBox::toggled, this, &AnimationForm::showWhatCounts);
  connect(slows_, &QCheckBox::clicked, this, [this] { isOwnLens_ = true; });
}

void AnimationForm::open() {
  const QSignalBlocker quiet(this);
  isOwnSpeed_ = isOwnLens_ = false;
  from_->setText(QStringLiteral("0"));
  to_->clear();
  sweeps_->setChecked(false);
}

void AnimationForm::follow(const Scene& scene) {
  const QSignalBlocker quiet(this);
  const AnimationSettings standard = standardAnimation(scene);
  if (!isOwnSpeed_) offerSpeed(standard.speed);
  if (!isOwnLens_) slows_->setChecked(standard.slowsAtEvents);
  offerSweep(sweepOf(scene));
}

void AnimationForm::offerSpeed(double speed) {
  speed_->clear();
  std::vector<double> speeds = filmSpeeds();
  if (std::ranges::find(speeds, speed) == speeds.end()) speeds.push_back(speed);
  std::ranges::sort(speeds);
  for (const double known : speeds) speed_->addItem(filmSpeedText(known) + u'×', known);
  speed_->setCurrentIndex(speed_->findData(speed));
}

void AnimationForm::offerSweep(const std::optional<Sweep>& sweep) {
  sweep_ = sweep;
  sweeps_->setEnabled(sweep.has_value());
  sweeps_->setToolTip(sweep ? QString::fromStdString(sweep->path)
                            : tr("A sweep is set up in its bar: Simulation, Sweep a parameter"));
  if (!sweep) sweeps_->setChecked(false);
}

void AnimationForm::showWhatCounts() {
  const bool sweeps = sweeps_->isChecked();
  const QString why =
      sweeps ? tr("In a sweep each frame shows another run, all at one instant") : QString();
  for (QWidget* part : std::initializer_list<QWidget*>{speed_, from_, slows_}) {
    part->setEnabled(!sweeps);
    part->setToolTip(why);
  }
  if (!sweeps)
    speed_->setToolTip(
        tr("Seconds of motion in a second of film; 1× is real time. The frames "
           "follow the clock of the film, not the steps of the solver"));
  range_->setText(sweeps ? tr("Sh&own at [s]") : tr("&From, to [s]"));
  range_->setBuddy(sweeps ? to_ : from_);
  to_->setAccessibleName(sweeps ? tr("instant shown of each run, in seconds of motion")
                                : tr("to, in seconds of motion"));
}

AnimationSettings AnimationForm::settings() const {
  AnimationSettings s;
  s.format = static_cast<AnimationFormat>(std::max(0, format_->currentIndex()));
  s.picture =
      picture_->currentIndex() == 0 ? AnimationPicture::SceneOnly : AnimationPicture::Composed;
  s.size = {width_->value(), height_->value()};
  s.framesPerSecond = frames_->value();
  s.speed = speed_->currentData().toDouble();
  if (!sweeps_->isChecked()) {
    s.slowsAtEvents = slows_->isChecked();
    s.from = typedNumber(from_->text());
  }
  if (!to_->text().trimmed().isEmpty()) s.to = typedNumber(to_->text());
  if (sweeps_->isChecked()) s.sweep = sweep_;
  s.captions = {title_->isChecked(), parameters_->isChecked(), time_->isChecked(),
                mode_->isChecked()};
  s.theme = theme_->currentIndex() == 1 ? Theme::Dark : Theme::Light;
  return s;
}

void AnimationForm::restore() {
  const QSettings file;
  const AnimationSettings standard;
  const QSize size = file.value(kFilmSize, standard.size).toSize();
  format_->setCurrentIndex(std::clamp(file.value(kFilmFormat, 0).toInt(), 0, 2));
  picture_->setCurrentIndex(std::clamp(file.value(kFilmPicture, 1).toInt(), 0, 1));
  width_->setValue(size.width());
  height_->setValue(size.height());
  frames_->setValue(file.value(kFilmFrames, standard.framesPerSecond).toInt());
  theme_->setCurrentIndex(file.value(kFilmDark, false).toBool() ? 1 : 0);
  const QStringList without = file.value(kFilmCaptions).toStringList();
  for (QCheckBox* box : {title_, parameters_, time_, mode_})
    box->setChecked(!without.contains(box->objectName()));
}

void AnimationForm::remember() const {
  QSettings file;
  const AnimationSettings now = settings();
  file.setValue(kFilmFormat, format_->currentIndex());
  file.setValue(kFilmPicture, picture_->currentIndex());
  file.setValue(kFilmSize, now.size);
  file.setValue(kFilmFrames, now.framesPerSecond);
  file.setValue(kFilmDark, now.theme == Theme::Dark);
  QStringList without;
  for (const QCheckBox* box : {title_, parameters_, time_, mode_})
    if (!box->isChecked()) without << box->objectName();
  file.setValue(kFilmCaptions, without);
}

}  // namespace painleve::ui
