// The window's look and what it remembers: colours, large type, layouts, settings.

#include <algorithm>
#include <memory>
#include <set>

#include <gtest/gtest.h>

#include <QAction>
#include <QComboBox>
#include <QMenuBar>
#include <QScreen>
#include <QSettings>
#include <QTest>
#include <QToolButton>

#include "core/scene/scene_json.h"
#include "tests/support/ui/session_bench.h"
#include "tests/support/ui/window_bench.h"
#include "ui/main_window.h"
#include "ui/panels/parameter_form.h"
#include "ui/screenshot.h"
#include "ui/theme/style.h"
#include "ui/views3d/scene_view.h"
#include "ui/workspace/workspace.h"

namespace painleve::ui {
namespace {

class Look : public WindowBench {
 protected:
  void SetUp() override {
    QSettings().clear();
    openWindow();
  }
  void TearDown() override {
    window_.reset();
    setTheme(Theme::Light);
    setPresenting(false);
    installStyle();
  }
  QAction* action(const QString& text) const {
    for (QAction* candidate : window_->menuBar()->findChildren<QAction*>())
      if (candidate->text().remove('&') == text) return candidate;
    return nullptr;
  }
  void trigger(const QString& text) {
    QAction* found = action(text);
    ASSERT_NE(found, nullptr) << text.toStdString();
    found->trigger();
    QTest::qWait(60);
    settleWindow();
  }
  double lightness() const {
    const QImage image =
        windowImage(*window_).scaled(64, 36, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    float sum = 0;
    for (int y = 0; y < image.height(); ++y)
      for (int x = 0; x < image.width(); ++x) sum += image.pixelColor(x, y).lightnessF();
    return sum / static_cast<float>(image.width() * image.height());
  }
  Workspace& space() { return window_->workspace(); }
};

TEST_F(Look, darkAndBackKeepsDocumentPlayheadAndViews) {
  window_->session().setPlayhead(0.05);
  space().dock(views::kForces)->raise();
  space().dock(views::kParameters)->close();
  const double light = lightness();
  trigger("Dark colours");
  EXPECT_GT(light, 0.8);
  EXPECT_LT(lightness(), 0.3);
  EXPECT_DOUBLE_EQ(window_->session().playhead(), 0.05);
  EXPECT_FALSE(space().dock(views::kParameters)->isVisible());
  EXPECT_TRUE(action("Dark colours")->isChecked());
  QTest::keyClick(window_.get(), Qt::Key_Right);
  EXPECT_GT(window_->session().playhead(), 0.05) << "the transport of the new views has its keys";
  QTest::keyClick(window_.get(), Qt::Key_K);
  EXPECT_EQ(window_->session().scene().variations.size(), 1U) << "one action for each key";
  QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(window_->session().scene().variations.empty());
  trigger("Dark colours");
  EXPECT_NEAR(lightness(), light, 0.02);
}

TEST_F(Look, darkKeepsWhatWasOpenedAndChosen) {
  const auto solver = [this] { return window_->findChild<QToolButton*>("section:Solver"); };
  const auto figures = [this] { return window_->findChild<QComboBox*>("theory figure"); };
  ASSERT_NE(solver(), nullptr);
  EXPECT_FALSE(solver()->isChecked());
  solver()->setChecked(true);
  space().raiseView(views::kTheory);
  settleWindow();
  ASSERT_GT(figures()->count(), 1);
  figures()->setCurrentIndex(1);
  trigger("Dark colours");
  EXPECT_TRUE(solver()->isChecked());
  EXPECT_EQ(figures()->currentIndex(), 1);
}

TEST_F(Look, theColoursAreRememberedAndDamageIsNot) {
  trigger("Dark colours");
  openWindow();
  EXPECT_EQ(currentTheme(), Theme::Dark);
  window_->close();
  QSettings().setValue("window/theme", QByteArray("\x01\x02nonsense"));
  QSettings().setValue("window/docks", QByteArray("damaged"));
  QSettings().setValue("window/geometry", QByteArray("damaged"));
  openWindow();
  EXPECT_EQ(currentTheme(), Theme::Light);
  EXPECT_TRUE(space().dock(views::kPlane)->isVisible());
  EXPECT_GE(window_->width(), 1280);
}

TEST_F(Look, presenterTypeIsLargerAndGoesAgain) {
  const int before = window_->fontMetrics().height();
  const QString own = space().arrangementId();
  trigger("Presenter: large type");
  EXPECT_NEAR(window_->fontMetrics().height(), 1.6 * before, 2);
  EXPECT_EQ(space().arrangementId(), "stage") << "there is no room for more";
  trigger("Presenter: large type");
  EXPECT_EQ(window_->fontMetrics().height(), before);
  EXPECT_EQ(space().arrangementId(), own);
  EXPECT_TRUE(space().dock(views::kParameters)->isVisible());
}

TEST_F(Look, aSceneBringsItsLayoutUnlessTheUserWantsHisOwn) {
  Scene scene = slidingScene();
  scene.view.set("layout", "energy");
  window_->session().open(scene, {});
  EXPECT_EQ(space().arrangementId(), "energy");
  trigger("Scenes bring their layout");
  scene.view.set("layout", "force");
  window_->session().open(scene, {});
  EXPECT_EQ(space().arrangementId(), "energy");
  scene.view.set("layout", "unheard of");
  trigger("Scenes bring their layout");
  window_->session().open(scene, {});
  EXPECT_EQ(space().arrangementId(), "energy");
}

TEST_F(Look, theFormHasRoomForItsFieldsInEveryLayout) {
  for (const char* file : {"kane_classic_hit.json", "fig2_mu14.json"})
    for (const Arrangement& arrangement : arrangements()) {
      Scene scene = loadScene(std::string(PAINLEVE_REPOSITORY "/resources/scenes/") + file);
      scene.view.set("layout", std::string(arrangement.id));
      window_->session().open(scene, {});
      settleWindow();
      const auto* form = window_->findChild<ParameterForm*>();
      if (!form->isVisible()) continue;
      EXPECT_GE(form->viewport()->width(), form->widget()->minimumSizeHint().width())
          << file << ", " << arrangement.id;
    }
}

// Closed views that belong to its stack make no tabs, and take no title away.
TEST_F(Look, aViewThatStandsAloneHasItsTitle) {
  for (const Arrangement& arrangement : arrangements()) {
    space().arrange(arrangement);
    QTest::qWait(30);
    for (const char* id : views::kAll) {
      QDockWidget* dock = space().dock(id);
      if (!dock->isVisible()) continue;
      const auto others = space().tabifiedDockWidgets(dock);
      const bool alone = std::none_of(others.begin(), others.end(),
                                      [](const QDockWidget* other) { return !other->isHidden(); });
      EXPECT_EQ(dock->titleBarWidget()->isVisible(), alone) << arrangement.id << ", " << id;
    }
  }
}

TEST_F(Look, theLayoutOfTheLastDayIsThereAgain) {
  space().dock(views::kPlane)->close();
  window_->close();
  openWindow();
  EXPECT_FALSE(space().dock(views::kPlane)->isVisible());
  trigger("Reset layout");
  EXPECT_TRUE(space().dock(views::kPlane)->isVisible());
}

TEST_F(Look, the3dViewIsNotBlackWhenFirstShownFloating) {
  space().dock(views::kScene)->setFloating(true);
  window_->close();
  openWindow();
  ASSERT_TRUE(space().dock(views::kScene)->isFloating());
  QTest::qWait(200);
  // The screen itself: the view's own picture would be rendered for the asking.
  const SceneView& view = window_->sceneView();
  const QPoint at = view.mapToGlobal(QPoint(0, 0));
  const QImage image =
      view.screen()->grabWindow(0, at.x(), at.y(), view.width(), view.height()).toImage();
  std::set<QRgb> colours;
  for (int y = 0; y < image.height(); y += 3)
    for (int x = 0; x < image.width(); x += 3) colours.insert(image.pixel(x, y));
  EXPECT_GT(colours.size(), 8U);
}

}  // namespace
}  // namespace painleve::ui
