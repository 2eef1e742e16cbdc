// Folders and names that exports and pictures of the window are offered under.

#include <functional>

#include <gtest/gtest.h>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "tests/support/ui/window_bench.h"
#include "ui/export/file_names.h"

namespace painleve::ui {
namespace {

TEST(ExportNames, AreWhatFileSystemsTake) {
  EXPECT_EQ(fileStem("Sliding body, mu = 1.4 (Fig. 2)"), "Sliding_body_mu_1.4_Fig_2");
  EXPECT_EQ(fileStem("Überschlag / π"), "Überschlag_π");
  EXPECT_EQ(fileStem(" .. "), "painleve");
  EXPECT_EQ(fileStem(""), "painleve");
  EXPECT_LE(fileStem(QString(500, 'a')).size(), 60);
}

TEST(ExportNames, CountOnPastEveryEnding) {
  const QTemporaryDir folder;
  const QStringList endings{".csv", "_events.json"};
  EXPECT_EQ(freeName(folder.path(), "a", endings), "a_1");
  QFile file(folder.filePath("a_1_events.json"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  EXPECT_EQ(freeName(folder.path(), "a", endings), "a_2");
  ASSERT_TRUE(QFile::link("/nowhere/at/all", folder.filePath("a_2.csv")));
  EXPECT_EQ(freeName(folder.path(), "a", endings), "a_3") << "also a link to nothing is a name";
}

// --- Folders

/// A desktop that names the folders of its user.
class ExportFolders : public testing::Test {
 protected:
  void SetUp() override {
    QSettings().remove("export");
    qputenv(kConfig, QFile::encodeName(home_.path()));
    QByteArray named;
    for (const char* folder : {"VIDEOS", "DOCUMENTS", "PICTURES"}) {
      ASSERT_TRUE(QDir(home_.path()).mkdir(folder));
      named += QByteArray("XDG_") + folder + "_DIR=\"" + QFile::encodeName(path(folder)) + "\"\n";
    }
    QFile file(path("user-dirs.dirs"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly) && file.write(named) == named.size());
  }
  void TearDown() override {
    if (before_.isNull()) {
      qunsetenv(kConfig);
    } else {
      qputenv(kConfig, before_);
    }
  }
  QString path(const char* name) const { return home_.filePath(name); }

  static constexpr auto kConfig = "XDG_CONFIG_HOME";
  const QByteArray before_ = qgetenv(kConfig);
  QTemporaryDir home_;
};

TEST_F(ExportFolders, areThoseOfTheDesktop) {
  EXPECT_EQ(standardFolder(ExportKind::Animation), path("VIDEOS"));
  EXPECT_EQ(standardFolder(ExportKind::Data), path("DOCUMENTS"));
  EXPECT_EQ(standardFolder(ExportKind::Plots), path("PICTURES"));
  EXPECT_EQ(standardFolder(ExportKind::Picture), path("PICTURES"));
}

TEST_F(ExportFolders, areHomeWhereTheDesktopHasNone) {
  ASSERT_TRUE(QDir(home_.path()).rmdir("VIDEOS"));
  EXPECT_EQ(standardFolder(ExportKind::Animation), QDir::homePath());
}

TEST_F(ExportFolders, areRememberedForEachKindWhileTheyAreThere) {
  const QTemporaryDir own;
  rememberFolder(ExportKind::Data, own.path());
  EXPECT_EQ(lastFolder(ExportKind::Data), own.path());
  EXPECT_EQ(lastFolder(ExportKind::Picture), path("PICTURES"));
  rememberFolder(ExportKind::Data, own.filePath("gone"));
  EXPECT_EQ(lastFolder(ExportKind::Data), path("DOCUMENTS"));
}

// --- Save picture (F12)

class ExportWindowPicture : public WindowBench {
 protected:
  void SetUp() override {
    QSettings().remove("export");
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    openWindow();
    rememberFolder(ExportKind::Picture, folder_.path());
  }
  void TearDown() override {
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs, false);
    QSettings().remove("export");
  }
  static void accept(QDialog& dialog) { dialog.accept(); }
  static void reject(QDialog& dialog) { dialog.reject(); }
  /// Presses the key; `answer` has the dialog that it brings up. What that proposes.
  QString proposed(const std::function<void(QFileDialog&)>& answer) {
    QString name;
    QTimer look;
    look.callOnTimeout([&] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) return;
      look.stop();
      name = dialog->selectedFiles().value(0);
      answer(*dialog);
    });
    look.start(10);
    QTest::keyClick(window_.get(), Qt::Key_F12);
    return name;
  }
  QTemporaryDir folder_;
};

TEST_F(ExportWindowPicture, goesWherePicturesGoUnderAFreeName) {
  const QString stem = fileStem(QString::fromStdString(session().scene().title));
  const QString first = folder_.filePath(stem + "_1.png");
  EXPECT_EQ(proposed(reject), first);
  EXPECT_FALSE(QFile::exists(first));
  EXPECT_EQ(proposed(accept), first);
  EXPECT_TRUE(QFile::exists(first));
  EXPECT_EQ(proposed(reject), folder_.filePath(stem + "_2.png"));
}

TEST_F(ExportWindowPicture, remembersWhereItWent) {
  const QTemporaryDir other;
  const QString file = other.filePath("mine.png");
  proposed([&](QFileDialog& dialog) {
    dialog.selectFile(file);
    accept(dialog);
  });
  EXPECT_TRUE(QFile::exists(file));
  EXPECT_EQ(lastFolder(ExportKind::Picture), other.path());
}

}  // namespace
}  // namespace painleve::ui
