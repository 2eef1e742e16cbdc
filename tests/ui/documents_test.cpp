// Opening, dropping, saving, reverting, as text: what the user's files go through.

#include "ui/documents.h"

#include <fstream>

#include <gtest/gtest.h>

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "tests/support/ui/session_bench.h"
#include "ui/scene_drop.h"

namespace painleve::ui {
namespace {

constexpr auto kMu = "laws.friction.mu";

class DocumentsTest : public testing::Test {
 protected:
  void SetUp() override {
    documents_.recent().clear();
    session_.open(slidingScene(), {});
    ASSERT_TRUE(settle(session_));
  }
  QString write(const QString& name, const Scene& scene) const {
    QString path = folder_.filePath(name);
    std::ofstream(path.toStdString()) << writeScene(scene);
    return path;
  }
  void change(double mu) { ASSERT_TRUE(session_.setValue(kMu, mu, "change of μ", {})); }
  QString lastFailure() const {
    return failures_.isEmpty() ? QString() : failures_.back().front().toString();
  }
  /// The answer to the question that comes up next.
  static void answer(QMessageBox::StandardButton button) {
    QTimer::singleShot(50, [button] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      ASSERT_NE(box, nullptr);
      box->button(button)->click();
    });
  }

  QTemporaryDir folder_;
  SessionBench bench_;
  Session& session_ = bench_.session;
  QWidget window_;
  Documents documents_{session_, window_};
  QSignalSpy failures_{&documents_, &Documents::failed};
};

TEST_F(DocumentsTest, revertGoesBackToTheSavedSceneAndCanBeUndone) {
  const Scene opened = session_.scene();
  change(1.2);
  change(1.1);
  const Scene changed = session_.scene();
  documents_.revert();
  EXPECT_EQ(session_.scene(), opened);
  EXPECT_FALSE(session_.isModified());
  session_.undo();
  EXPECT_EQ(session_.scene(), changed);
  ASSERT_TRUE(documents_.saveTo(folder_.filePath("a.json")));
  change(0.9);
  documents_.revert();
  EXPECT_EQ(session_.scene(), changed) << "as last saved";
}

TEST_F(DocumentsTest, keptRunsAreSaved) {
  ASSERT_TRUE(settle(session_));
  ASSERT_TRUE(session_.keepRun(session_.runs().front().id, "first"));
  change(1.2);
  const QString path = folder_.filePath("kept.json");
  ASSERT_TRUE(documents_.saveTo(path));
  const Scene saved = session_.scene();
  ASSERT_EQ(saved.variations.size(), 1U);
  session_.open(fallingScene(), {});
  documents_.openFile(path);
  EXPECT_EQ(session_.scene(), saved);
}

TEST_F(DocumentsTest, aSceneTravelsAsText) {
  change(1.25);
  const Scene scene = session_.scene();
  documents_.copyAsText();
  session_.open(fallingScene(), {});
  documents_.paste();
  EXPECT_EQ(session_.scene(), scene);
  EXPECT_EQ(session_.path(), "");
}

TEST_F(DocumentsTest, whatIsNoSceneIsNotPasted) {
  const Scene before = session_.scene();
  for (const char* text : {"", "   ", "hello", "{", R"({"format": "painleve-lab/scene"})"}) {
    QApplication::clipboard()->setText(text);
    const auto count = failures_.count();
    documents_.paste();
    EXPECT_EQ(failures_.count(), count + 1) << text;
    EXPECT_TRUE(lastFailure().contains("clipboard")) << lastFailure().toStdString();
    EXPECT_EQ(session_.scene(), before);
  }
}

TEST_F(DocumentsTest, unsavedChangesAreAskedAbout) {
  window_.show();
  const QString path = write("other.json", fallingScene());
  change(1.2);
  const Scene changed = session_.scene();
  answer(QMessageBox::Cancel);
  documents_.openDropped({QUrl::fromLocalFile(path)});
  EXPECT_EQ(session_.scene(), changed);
  answer(QMessageBox::Discard);
  documents_.openDropped({QUrl::fromLocalFile(path)});
  EXPECT_EQ(session_.scene(), fallingScene());
  EXPECT_EQ(session_.path(), path);
}

TEST_F(DocumentsTest, aChangedPresetIsNotReplacedWithoutAQuestion) {
  window_.show();
  documents_.openUntitled(slidingScene());
  change(1.2);
  const Scene changed = session_.scene();
  answer(QMessageBox::Cancel);
  documents_.openUntitled(fallingScene());
  EXPECT_EQ(session_.scene(), changed);
  answer(QMessageBox::Discard);
  documents_.openUntitled(fallingScene());
  EXPECT_EQ(session_.scene(), fallingScene());
  documents_.openUntitled(slidingScene());
  EXPECT_EQ(session_.scene(), slidingScene()) << "nothing was changed: no question";
}

TEST_F(DocumentsTest, whatWasRescuedIsNotReplacedWithoutAQuestion) {
  window_.show();
  ASSERT_TRUE(documents_.reopen(slidingScene(), withValue(slidingScene(), kMu, 1.1), {}));
  const Scene rescued = session_.scene();
  answer(QMessageBox::Cancel);
  documents_.openUntitled(fallingScene());
  EXPECT_EQ(session_.scene(), rescued);
}

TEST_F(DocumentsTest, onlyOneSceneFileCanBeDropped) {
  const QString scene = write("a.json", fallingScene()), picture = write("a.png", fallingScene());
  const Scene before = session_.scene();
  const QList<QList<QUrl>> wrong{{},
                                 {QUrl::fromLocalFile(scene), QUrl::fromLocalFile(scene)},
                                 {QUrl("https://example.org/a.json")},
                                 {QUrl::fromLocalFile(picture)},
                                 {QUrl::fromLocalFile(folder_.path())},
                                 {QUrl::fromLocalFile(folder_.filePath("missing.json"))}};
  for (const auto& urls : wrong) {
    const auto count = failures_.count();
    documents_.openDropped(urls);
    ASSERT_EQ(failures_.count(), count + 1) << urls.size();
    EXPECT_TRUE(lastFailure().contains(".json")) << lastFailure().toStdString();
    EXPECT_EQ(session_.scene(), before);
  }
}

TEST_F(DocumentsTest, theWindowTakesWhatIsDropped) {
  const SceneDrop* drop = new SceneDrop(window_, documents_);
  EXPECT_EQ(drop->parent(), &window_);
  const auto send = [&](QMimeData& data) {
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    enter.ignore();
    QApplication::sendEvent(&window_, &enter);
    if (!enter.isAccepted()) return false;
    QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&window_, &drop);
    QApplication::processEvents();
    return drop.isAccepted();
  };
  QMimeData text;
  text.setText("a text");
  EXPECT_FALSE(send(text));
  QMimeData file;
  file.setUrls({QUrl::fromLocalFile(write("dropped.json", fallingScene()))});
  EXPECT_TRUE(send(file));
  EXPECT_EQ(session_.scene(), fallingScene());
  QMimeData web;
  web.setUrls({QUrl("https://example.org/a.json")});
  send(web);
  EXPECT_TRUE(lastFailure().contains("example.org"));
}

TEST_F(DocumentsTest, recentFilesAreTheNewestTenOnce) {
  for (int i = 0; i < 13; ++i)
    documents_.openFile(write(QString("s%1.json").arg(i), slidingScene()));
  documents_.openFile(folder_.filePath("s7.json"));
  documents_.openFile(folder_.filePath("broken.json"));
  const QStringList paths = documents_.recent().paths();
  ASSERT_EQ(paths.size(), RecentFiles::kMost);
  EXPECT_EQ(paths.front(), folder_.filePath("s7.json"));
  EXPECT_EQ(paths.at(1), folder_.filePath("s12.json"));
  EXPECT_EQ(paths.count(paths.front()), 1);
  EXPECT_FALSE(paths.contains(folder_.filePath("broken.json")));
  RecentFiles another;
  EXPECT_EQ(another.paths(), paths) << "kept in the settings";
}

TEST_F(DocumentsTest, theRecentMenuGreysWhatIsGoneOpensAndClears) {
  const QString gone = write("gone.json", slidingScene()),
                there = write("a&b.json", fallingScene());
  documents_.openFile(gone);
  documents_.openFile(there);
  QFile::remove(gone);
  session_.open(slidingScene(), {});
  QMenu menu;
  documents_.recent().attachTo(menu);
  emit menu.aboutToShow();
  ASSERT_EQ(menu.actions().size(), 4);
  EXPECT_TRUE(menu.actions().at(0)->text().contains("a&&b.json"));
  EXPECT_TRUE(menu.actions().at(0)->isEnabled());
  EXPECT_FALSE(menu.actions().at(1)->isEnabled());
  menu.actions().at(0)->trigger();
  EXPECT_EQ(session_.path(), there);
  menu.actions().back()->trigger();
  EXPECT_TRUE(documents_.recent().paths().empty());
  emit menu.aboutToShow();
  EXPECT_FALSE(menu.actions().front()->isEnabled());
}

TEST_F(DocumentsTest, damagedSettingsAreNoFiles) {
  QSettings().setValue("documents/recent", QVariantList{7, "relative.json", "/a.json", "/a.json"});
  EXPECT_EQ(documents_.recent().paths(), QStringList{"/a.json"});
  QSettings().setValue("documents/recent", QByteArray("\x01\x02"));
  EXPECT_TRUE(documents_.recent().paths().empty());
}

}  // namespace
}  // namespace painleve::ui
