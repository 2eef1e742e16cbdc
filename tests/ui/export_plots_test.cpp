#include <set>

#include <gtest/gtest.h>

#include <QApplication>
#include <QBuffer>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QMenu>
#include <QProcess>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <qcustomplot.h>

#include "tests/support/ui/window_bench.h"
#include "ui/export/plot_copy.h"
#include "ui/export/plot_picture.h"
#include "ui/theme/palette.h"
#include "ui/workspace/workspace.h"

namespace painleve::ui {
namespace {

constexpr int kPlaneMs = 20'000;

const std::vector<const char*> kPlots{views::kPlane,   views::kEnergies, views::kForces,
                                      views::kSlip,    views::kGap,      views::kVariables,
                                      views::kImpulse, views::kCone,     views::kTheory};

/// Every word of an SVG that is text, not an outline.
QStringList textsOf(const QByteArray& svg) {
  QStringList texts;
  QXmlStreamReader reader(svg);
  while (!reader.atEnd())
    if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QString("text"))
      texts << reader.readElementText();
  EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
  return texts;
}

int coloursIn(const QImage& image) {
  std::set<QRgb> colours;
  for (int y = 0; y < image.height(); y += 3)
    for (int x = 0; x < image.width(); x += 3) colours.insert(image.pixel(x, y));
  return static_cast<int>(colours.size());
}

class ExportPlots : public WindowBench {
 protected:
  void SetUp() override { openWindow(); }
  QWidget& view(const char* id) { return *plotViewIn(*window_->workspace().dock(id)); }
  /// Also of a plane that was never seen.
  QByteArray picture(const char* id, const PlotSettings& settings) {
    const auto missing = requestWhatIsMissing(session(), view(id));
    EXPECT_TRUE(QTest::qWaitFor([this] { return session().isSettled(); }, kPlaneMs));
    if (missing) QTest::qWait(50);
    return plotPicture(session(), view(id), settings);
  }
};

TEST_F(ExportPlots, EveryPlotIsAPicture) {
  session().setPlayhead(session().endTime() / 2);
  settleWindow();
  for (const char* id : kPlots) {
    for (const int scale : {1, 3}) {
      const QByteArray png = picture(id, {.size = {700, 430}, .scale = scale});
      const QImage image = QImage::fromData(png, "PNG");
      EXPECT_EQ(image.size(), QSize(700, 430) * scale) << id;
      EXPECT_GT(coloursIn(image), 4) << id;
      EXPECT_EQ(QColor(image.pixel(1, 1)), palette(Theme::Light).plotGround) << id;
    }
  }
}

TEST_F(ExportPlots, VectorPicturesHaveRealText) {
  for (const char* id : kPlots) {
    const QByteArray svg = picture(id, {.format = PictureFormat::Svg, .size = {700, 430}});
    EXPECT_FALSE(textsOf(svg).isEmpty()) << id;
    const QByteArray pdf = picture(id, {.format = PictureFormat::Pdf, .size = {700, 430}});
    EXPECT_TRUE(pdf.startsWith("%PDF-")) << id;
    EXPECT_TRUE(pdf.contains("/FontFile2") && pdf.contains("NotoSans")) << id;
    EXPECT_TRUE(pdf.contains("/ToUnicode")) << id << ": its words can be found and copied";
  }
  const QStringList energies = textsOf(picture(views::kEnergies, {.format = PictureFormat::Svg}));
  EXPECT_TRUE(energies.contains("0.25")) << energies.join('|').toStdString();
  EXPECT_TRUE(energies.filter("[J]").size() == 1) << energies.join('|').toStdString();
}

TEST_F(ExportPlots, AVectorPictureHasTheSizeOfItsType) {
  const QByteArray svg =
      picture(views::kForces, {.format = PictureFormat::Svg, .size = {640, 360}});
  EXPECT_EQ(QSvgRenderer(svg).defaultSize(), QSize(640, 360));
  const QByteArray pdf =
      picture(views::kForces, {.format = PictureFormat::Pdf, .size = {640, 360}});
  EXPECT_TRUE(pdf.contains("/MediaBox [0 0 480")) << "96 px are an inch, 72 points";
}

TEST_F(ExportPlots, CurvesEndAtTheirAxes) {
  const QByteArray svg = picture(views::kForces, {.format = PictureFormat::Svg});
  EXPECT_GT(svg.count("<clipPath"), 0);
  EXPECT_GT(svg.count("clip-path=\"url(#"), 0);
}

TEST_F(ExportPlots, TheWindowStaysAsItIs) {
  window_->setLook(Theme::Dark, false);
  settleWindow();
  // The plane fits its window once its first answer is there, and asks again.
  QTest::qWait(200);
  settleWindow();
  QWidget& plane = view(views::kPlane);
  auto& plot = *plane.findChild<QCustomPlot*>();
  const QCPRange before = plot.xAxis->range();
  const auto known = session().phasePlane();
  const QImage dark = plane.grab().toImage();
  const QImage light = QImage::fromData(picture(views::kPlane, {.scale = 1}), "PNG");
  EXPECT_EQ(QColor(light.pixel(1, 1)), palette(Theme::Light).plotGround);
  EXPECT_EQ(currentTheme(), Theme::Dark);
  settleWindow();
  EXPECT_EQ(plot.xAxis->range(), before);
  EXPECT_EQ(session().phasePlane(), known) << "nothing is computed anew for a picture";
  EXPECT_EQ(plane.grab().toImage(), dark);
  window_->setLook(Theme::Light, false);
}

TEST_F(ExportPlots, LargeTypeOfTheRoomIsNotThatOfThePicture) {
  const QByteArray small = picture(views::kEnergies, {.scale = 1});
  window_->setLook(Theme::Light, true);
  settleWindow();
  EXPECT_EQ(picture(views::kEnergies, {.scale = 1}), small);
  EXPECT_TRUE(isPresenting());
  window_->setLook(Theme::Light, false);
}

TEST_F(ExportPlots, CurvesAreFinerThanTheScreenNeedsThem) {
  const auto on = [](QCustomPlot& plot) { return plot.graph(0)->dataCount(); };
  auto& shown = *view(views::kForces).findChild<QCustomPlot*>();
  window_->workspace().raiseView(views::kForces);
  settleWindow();
  ASSERT_TRUE(shown.isVisible());
  ASSERT_GT(on(shown), 5);
  const QByteArray svg = picture(views::kForces, {.format = PictureFormat::Svg});
  qsizetype longest = 0;
  for (const QByteArray& element : svg.split('\n'))
    if (element.contains("stroke=\"#0072b2\"")) longest = std::max(longest, element.count('L'));
  EXPECT_GT(longest, 1.5 * on(shown));
}

TEST_F(ExportPlots, APlaneThatIsClosedIsComputedForItsPicture) {
  window_->workspace().dock(views::kPlane)->hide();
  QWidget& plane = view(views::kPlane);
  const auto missing = requestWhatIsMissing(session(), plane);
  ASSERT_NE(missing, nullptr);
  EXPECT_FALSE(missing->testAttribute(Qt::WA_QuitOnClose)) << "it keeps no program alive";
  QTest::qWait(50);
  ASSERT_TRUE(QTest::qWaitFor([this] { return session().isSettled(); }, kPlaneMs));
  EXPECT_NE(session().phasePlane(), nullptr);
  EXPECT_EQ(requestWhatIsMissing(session(), view(views::kEnergies)), nullptr);
}

TEST_F(ExportPlots, TheRightButtonOffersThePicture) {
  QWidget& energies = view(views::kEnergies);
  auto& plot = *energies.findChild<QCustomPlot*>();
  QStringList offered;
  QTimer::singleShot(100, [&offered] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(menu, nullptr);
    for (const QAction* action : menu->actions()) offered << action->objectName();
    menu->close();
  });
  const QPoint at = plot.rect().center();
  QContextMenuEvent event(QContextMenuEvent::Mouse, at, plot.mapToGlobal(at));
  QApplication::sendEvent(&plot, &event);
  EXPECT_EQ(offered, QStringList{"savePlot"});
}

TEST_F(ExportPlots, ADarkPictureIsThereForTheAsking) {
  const QImage dark =
      QImage::fromData(picture(views::kEnergies, {.scale = 1, .theme = Theme::Dark}), "PNG");
  EXPECT_EQ(QColor(dark.pixel(1, 1)), palette(Theme::Dark).plotGround);
}

TEST_F(ExportPlots, ThePlayheadCanBeLeftOut) {
  session().setPlayhead(0.1);
  const PlotSettings with{.scale = 1};
  PlotSettings without = with;
  without.hasPlayhead = false;
  EXPECT_NE(picture(views::kEnergies, with), picture(views::kEnergies, without));
  session().setPlayhead(0.05);
  const QByteArray there = picture(views::kEnergies, without);
  session().setPlayhead(0.15);
  EXPECT_EQ(picture(views::kEnergies, without), there);
}

TEST_F(ExportPlots, OddSizesBecomePossibleOnes) {
  EXPECT_EQ(allowed({.size = {1, 99999}, .scale = 9}).size, QSize(kLeastPlotSide, kMostPlotSide));
  EXPECT_EQ(allowed({.size = {1, 1}, .scale = 9}).scale, kMostScale);
  const QImage least = QImage::fromData(picture(views::kSlip, {.size = {1, 1}, .scale = 1}));
  EXPECT_EQ(least.size(), QSize(kLeastPlotSide, kLeastPlotSide));
}

}  // namespace
}  // namespace painleve::ui
