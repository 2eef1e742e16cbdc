#include <bit>
#include <clocale>
#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/io/events_json.h"
#include "core/scene/resampling.h"
#include "core/simulate.h"
#include "tests/support/compiled_locale.h"
#include "tests/support/ui/long_run.h"
#include "tests/support/ui/session_bench.h"
#include "ui/export/data_order.h"
#include "ui/export/export_work.h"

namespace painleve::ui {
namespace {

constexpr int kPatienceMs = 30'000;

/// A reader that shares nothing with the writer: the header, then every number as its eight bytes.
constexpr auto kReader = R"(
import csv, struct, sys
def cell(text):
    try:
        return struct.pack('>d', float(text)).hex()
    except ValueError:
        return 'word:' + text
with open(sys.argv[1], newline='', encoding='utf-8') as file:
    rows = list(csv.reader(file))
print('\t'.join(rows[0]))
for row in rows[1:]:
    print('\t'.join(cell(c) for c in row))
)";

/// As well for the events: how many, then kind and time of each.
constexpr auto kEventReader = R"(
import json, struct, sys
with open(sys.argv[1], encoding='utf-8') as file:
    events = json.load(file)
print(len(events))
for event in events:
    print(event['kind'] + '\t' + struct.pack('>d', event['time']).hex())
)";

QByteArray contentsOf(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  return file.readAll();
}

QString asRead(double value, ColumnKind kind) {
  if (!std::isfinite(value)) return "word:";
  if (kind == ColumnKind::Mode)
    return "word:" + QString::fromUtf8(modeName(static_cast<Mode>(static_cast<int>(value))));
  return QString("%1").arg(std::bit_cast<quint64>(value), 16, 16, QChar('0'));
}

/// Qt, the C library and the reader write "0,5".
class CommaHere {
 public:
  explicit CommaHere(const char* name) : language_(name) {
    QLocale::setDefault(QLocale(QString::fromLatin1(name)));
  }
  ~CommaHere() { QLocale::setDefault(QLocale::system()); }
  CommaHere(const CommaHere&) = delete;
  CommaHere& operator=(const CommaHere&) = delete;

 private:
  test::SpokenHere language_;
};

class ExportData : public testing::Test {
 protected:
  ExportData() { bench_.session.open(slidingScene(), {}); }
  void SetUp() override { ASSERT_TRUE(settle(bench_.session)); }

  DataOrder order() const {
    const auto& active = bench_.session.runs().front();
    return {active.scene, active.trajectory, allColumns(*active.trajectory), {}, true, true};
  }
  std::string stem(const char* name = "out") const {
    return folder_.filePath(QString::fromLatin1(name)).toStdString();
  }
  static DataResult write(const DataOrder& order, const std::string& stem) {
    Progress progress;
    return writeData(order, stem, progress, {});
  }
  QStringList files() const {
    return QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden | QDir::System);
  }
  /// Lines of the independent reader.
  static QStringList read(const std::string& path, const char* reader = kReader) {
    QProcess python;
    python.start("python3", {"-c", QString::fromLatin1(reader), QString::fromStdString(path)});
    EXPECT_TRUE(python.waitForFinished(kPatienceMs));
    EXPECT_EQ(python.exitCode(), 0) << python.readAllStandardError().toStdString();
    return QString::fromUtf8(python.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
  }
  static void expectSame(const Trajectory& run, const ColumnChoice& columns,
                         const QStringList& lines) {
    ASSERT_EQ(lines.size(), static_cast<qsizetype>(run.rowCount()) + 1);
    for (std::size_t i = 0; i < run.rowCount(); ++i) {
      QStringList cells;
      for (const std::size_t c : columns) cells << asRead(run.row(i)[c], run.columns[c].kind);
      ASSERT_EQ(lines[static_cast<qsizetype>(i) + 1].toStdString(), cells.join('\t').toStdString())
          << "row " << i;
    }
  }

  static void expectSameEvents(const Trajectory& run, const QStringList& lines) {
    QStringList expected{QString::number(run.events.size())};
    for (const Event& event : run.events)
      expected << eventKindName(event.kind) + ('\t' + asRead(event.time, ColumnKind::Number));
    EXPECT_EQ(lines.join('\n').toStdString(), expected.join('\n').toStdString());
  }

  SessionBench bench_;
  QTemporaryDir folder_;
};

TEST_F(ExportData, AnIndependentReaderFindsTheSameNumbers) {
  const DataResult result = write(order(), stem());
  ASSERT_EQ(result.problem, "");
  const QStringList lines = read(result.files.at(0));
  EXPECT_TRUE(lines.front().startsWith("time [s]\tx [m]\ty [m]\ttheta [rad]"));
  expectSame(*order().run, order().columns, lines);
  const QStringList events = read(result.files.at(1), kEventReader);
  ASSERT_GT(events.size(), 2);
  EXPECT_EQ(events[1], "start\t0000000000000000") << "at t = 0";
  expectSameEvents(*order().run, events);
}

TEST_F(ExportData, AnIndependentReaderFindsChosenAndResampledNumbers) {
  DataOrder asked = order();
  asked.columns = {0, 4, asked.columns.back()};
  asked.step = 0.0037;
  const DataResult result = write(asked, stem());
  ASSERT_EQ(result.problem, "");
  const auto expected = simulate(resampled(*asked.scene, *asked.step));
  ASSERT_NE(expected->rowCount(), asked.run->rowCount());
  const QStringList lines = read(result.files.at(0));
  EXPECT_EQ(lines.front().count('\t'), 2);
  EXPECT_TRUE(lines.front().startsWith("time [s]\tx_dot [m/s]\t")) << lines.front().toStdString();
  expectSame(*expected, asked.columns, lines);
  expectSameEvents(*expected, read(result.files.at(1), kEventReader));
}

TEST_F(ExportData, NumbersAreTheSameInEveryLanguage) {
  ASSERT_EQ(write(order(), stem("plain")).problem, "");
  const QByteArray plain = contentsOf(folder_.filePath("plain.csv"));
  for (const char* language : {"de_DE", "fr_FR"}) {
    const CommaHere here(language);
    ASSERT_EQ(QLocale().decimalPoint(), ",");
    ASSERT_STREQ(std::localeconv()->decimal_point, ",");
    ASSERT_EQ(write(order(), stem(language)).problem, "");
    EXPECT_EQ(contentsOf(folder_.filePath(QString(language) + ".csv")), plain);
    expectSame(*order().run, order().columns, read(stem(language) + ".csv"));
    expectSameEvents(*order().run, read(stem(language) + "_events.json", kEventReader));
    EXPECT_EQ(contentsOf(folder_.filePath(QString(language) + "_events.json")),
              contentsOf(folder_.filePath("plain_events.json")));
  }
}

TEST_F(ExportData, TheSceneBesideItMakesTheSameFileAgain) {
  DataOrder resampledOrder = order();
  resampledOrder.step = 0.0037;
  for (const DataOrder& asked : {order(), resampledOrder}) {
    const DataResult result = write(asked, stem());
    ASSERT_EQ(result.problem, "");
    const auto again = simulate(loadScene(stem() + ".json"));
    std::string samples, events;
    writeColumns(*again, asked.columns, Separator::Comma, [&](auto text) {
      samples += text;
      return true;
    });
    writeEvents(*again, [&](auto text) {
      events += text;
      return true;
    });
    EXPECT_EQ(contentsOf(folder_.filePath("out.csv")).toStdString(), samples);
    EXPECT_EQ(contentsOf(folder_.filePath("out_events.json")).toStdString(), events);
  }
}

TEST_F(ExportData, RowsComeAsOftenAsAsked) {
  DataOrder asked = order();
  asked.step = 0.0125;
  asked.columns = {0};
  ASSERT_EQ(write(asked, stem()).problem, "");
  QStringList times =
      QString::fromUtf8(contentsOf(folder_.filePath("out.csv"))).split("\r\n", Qt::SkipEmptyParts);
  EXPECT_EQ(times.takeFirst(), "time [s]");
  for (int k = 0; k <= 20; ++k)
    EXPECT_TRUE(std::ranges::any_of(times, [k](const QString& time) {
      return std::abs(time.toDouble() - k * 0.0125) < 1e-12;
    })) << k;
  EXPECT_LT(times.size(), 40);
}

TEST_F(ExportData, OnlyWhatIsAskedForIsWritten) {
  DataOrder asked = order();
  asked.columns = {0, 3};
  asked.hasEvents = asked.hasScene = false;
  EXPECT_EQ(dataFiles(asked, "a/b"), std::vector<std::string>{"a/b.csv"});
  const DataResult result = write(asked, stem());
  EXPECT_EQ(result.files, dataFiles(asked, stem()));
  EXPECT_EQ(files(), QStringList{"out.csv"});
  EXPECT_TRUE(contentsOf(folder_.filePath("out.csv")).startsWith("time [s],theta [rad]\r\n"));
}

TEST_F(ExportData, ACopyHasTabsAndTheHeader) {
  DataOrder asked = order();
  asked.columns = {0, 1};
  Progress progress;
  const DataResult result = copyData(asked, progress, {});
  EXPECT_EQ(result.problem, "");
  const QStringList lines = QString::fromStdString(result.text).split('\n', Qt::SkipEmptyParts);
  EXPECT_EQ(lines.front(), "time [s]\tx [m]");
  EXPECT_EQ(lines.size(), static_cast<qsizetype>(asked.run->rowCount()) + 1);
}

TEST_F(ExportData, WhatMakesNoTableIsRefusedInOneSentence) {
  DataOrder asked = order();
  asked.columns.clear();
  EXPECT_EQ(write(asked, stem()).problem, "no column is chosen; choose at least one");
  asked = order();
  for (const double step :
       {0.0, -1.0, std::nan(""), std::numeric_limits<double>::infinity(), 1e-9}) {
    asked.step = step;
    const std::string problem = write(asked, stem()).problem;
    EXPECT_NE(problem.find("; allowed: "), std::string::npos) << step << ": " << problem;
  }
  asked = order();
  asked.run = nullptr;
  EXPECT_EQ(write(asked, stem()).problem, "there is no run yet");
  EXPECT_TRUE(files().isEmpty());
}

TEST_F(ExportData, WhereNothingCanBeWrittenTheFileIsNamed) {
  EXPECT_EQ(write(order(), stem("none/out")).problem,
            "cannot write " + stem("none/out") + ".csv: No such file or directory");
  ASSERT_TRUE(QDir(folder_.path()).mkdir("out.csv"));
  EXPECT_EQ(write(order(), stem()).problem, "cannot write " + stem() + ".csv: Is a directory");
  ASSERT_TRUE(QFile::link("/dev/full", folder_.filePath("full.csv")));
  EXPECT_EQ(write(order(), stem("full")).problem,
            "cannot write " + stem("full") + ".csv: No space left on device");
  EXPECT_EQ(files(), QStringList{"full.csv"}) << "neither events nor scene without samples";
}

TEST_F(ExportData, ARunOfOneRowIsATable) {
  DataOrder asked = order();
  asked.run = madeRun({{"x", "x", "m"}}, 1, 1, [](std::size_t, double) { return 0.1; });
  asked.columns = allColumns(*asked.run);
  ASSERT_EQ(write(asked, stem()).problem, "");
  EXPECT_EQ(contentsOf(folder_.filePath("out.csv")), "time [s],x [m]\r\n0,0.1\r\n");
  EXPECT_EQ(contentsOf(folder_.filePath("out_events.json")), "[\n]\n");
}

class ExportMillion : public ExportData {
 protected:
  void SetUp() override {
    ExportData::SetUp();
    order_ = order();
    order_.run = madeRun({{"x", "x", "m"}, {"y", "y", "m"}}, 1'000'000, 1e-3,
                         [](std::size_t, double t) { return std::sin(t); });
    order_.columns = allColumns(*order_.run);
  }
  void start() {
    QObject::connect(&work_, &ExportWork::finished, [this](const DataResult& result) {
      result_ = result;
      finished_ = true;
    });
    QObject::connect(&work_, &ExportWork::progressed, [this](double share, double) {
      EXPECT_GE(share, share_);
      share_ = share;
    });
    work_.start([this, to = stem()](Progress& progress, const JobStop& stop) {
      return writeData(order_, to, progress, stop);
    });
  }
  bool wait() {
    return QTest::qWaitFor([this] { return finished_; }, kPatienceMs);
  }

  DataOrder order_;
  ExportWork work_;
  DataResult result_;
  bool finished_ = false;
  double share_ = 0;
};

TEST_F(ExportMillion, RowsAreWrittenWhileTheWindowIsUsed) {
  constexpr int kLongestPauseMs = 200;
  QElapsedTimer clock;
  qint64 longest = 0;
  QTimer beat;
  QObject::connect(&beat, &QTimer::timeout, [&] { longest = std::max(longest, clock.restart()); });
  beat.start(5);
  clock.start();
  start();
  ASSERT_TRUE(wait());
  EXPECT_EQ(result_.problem, "");
  EXPECT_LT(longest, kLongestPauseMs);
  EXPECT_GT(share_, 0.1) << "progress was told";
  EXPECT_EQ(contentsOf(folder_.filePath("out.csv")).count('\n'), 1'000'001);
}

TEST_F(ExportMillion, CancelledItLeavesWhatWasThere) {
  QFile old(folder_.filePath("out.csv"));
  ASSERT_TRUE(old.open(QIODevice::WriteOnly));
  old.write("old");
  old.close();
  start();
  ASSERT_TRUE(QTest::qWaitFor([this] { return share_ > 0.02; }, kPatienceMs));
  work_.cancel();
  ASSERT_TRUE(wait());
  EXPECT_TRUE(result_.cancelled);
  EXPECT_EQ(result_.problem, "");
  EXPECT_EQ(contentsOf(folder_.filePath("out.csv")), "old");
  EXPECT_EQ(files(), QStringList{"out.csv"});
}

TEST_F(ExportMillion, AWindowThatClosesDoesNotWaitForIt) {
  QElapsedTimer clock;
  {
    ExportWork work;
    work.start([this, to = stem()](Progress& progress, const JobStop& stop) {
      return writeData(order_, to, progress, stop);
    });
    QTest::qWait(50);
    clock.start();
  }
  EXPECT_LT(clock.elapsed(), 200);
  EXPECT_TRUE(files().isEmpty());
}

TEST_F(ExportMillion, TooMuchForTheClipboardIsRefused) {
  Progress progress;
  const DataResult result = copyData(order_, progress, {});
  EXPECT_TRUE(result.text.empty());
  EXPECT_NE(result.problem.find("20 MB"), std::string::npos) << result.problem;
}

}  // namespace
}  // namespace painleve::ui
