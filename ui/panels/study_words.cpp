#include "ui/panels/study_words.h"

#include <cmath>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("painleve::ui::StudyWords", text);
}

bool hasOrder(const StepStudy& study) {
  return std::isfinite(study.order);
}

QString orderText(const StepStudy& study) {
  return QString::number(study.order, 'f', 2);
}

QString endWords(End end) {
  switch (end) {
    case End::Duration:
      return tr("its duration");
    case End::NeedsChoice:
      return tr("waits for a choice");
    case End::Limit:
      return tr("a limit of the solver");
    case End::EventLimit:
      return tr("too many events");
    case End::RowLimit:
      return tr("too many rows");
    case End::NoSolution:
      return tr("no solution");
    case End::Cancelled:
      break;
  }
  return tr("stopped");
}

QString numberOr(const std::vector<double>& numbers, std::size_t index) {
  return index < numbers.size() ? numberText(numbers[index]) : QStringLiteral("–");
}

QString tableRow(const QStringList& cells) {
  return "<tr><td>" + cells.join("</td><td align=\"right\">") + "</td></tr>";
}

std::vector<const StudiedRun*> tabled(const StepStudy& study) {
  std::vector<const StudiedRun*> runs;
  for (const StudiedRun& run : study.runs)
    if (!run.neighbour) runs.push_back(&run);
  return runs;
}

const StudiedRun* shortfall(const StepStudy& study) {
  for (const StudiedRun& run : study.runs)
    if (run.step > 0 && run.end != End::Duration && run.end != End::Cancelled) return &run;
  return nullptr;
}

QString convergingSentence(const StepStudy& study) {
  if (!study.errors.empty())
    return tr(
        "Shorter steps come closer and closer to the event-driven run: what is seen is "
        "physics, and the step only blurs it.");
  return tr(
      "Shorter steps come closer and closer to each other. The event-driven run does not "
      "reach the end of the scene and cannot confirm their limit.");
}

QString unfinishedSentence(const StepStudy& study) {
  if (const StudiedRun* run = shortfall(study))
    return tr("The run with a step of %1 ended early (%2): there is nothing to compare at the end "
              "of the scene.")
        .arg(numberText(run->step, "s"), endWords(run->end));
  return tr("It was stopped after %1 runs: too few to judge.").arg(study.runs.size());
}

QString neighbourLines(const StepStudy& study) {
  QString html;
  const auto line = [&html](const QString& text, double value) {
    if (std::isfinite(value)) html += "<br>" + text.arg(numberText(value));
  };
  line(tr("Steps a little shorter than the shortest differ from it by up to %1."), study.spread);
  line(tr("Of all runs with steps the farthest differs from the shortest step by %1."),
       study.farthest);
  line(tr("The least agreeing run is %1 times as far as its step explains."), study.outlier);
  return html;
}

}  // namespace

QString verdictTitle(const StepStudy& study) {
  switch (study.verdict) {
    case StepVerdict::Same:
      return tr("The step plays no part");
    case StepVerdict::Converging:
      return hasOrder(study) ? tr("Converging with order %1").arg(orderText(study))
                             : tr("Converging");
    case StepVerdict::OtherLimit:
      return tr("Towards another limit");
    case StepVerdict::MeshDependent:
      return tr("Depends on the mesh");
    case StepVerdict::Unfinished:
      break;
  }
  return tr("Unfinished");
}

QString verdictSentence(const StepStudy& study) {
  switch (study.verdict) {
    case StepVerdict::Same:
      return tr("With any of these steps, and without steps, the run ends in the same state.");
    case StepVerdict::Converging:
      return convergingSentence(study);
    case StepVerdict::OtherLimit:
      return tr(
          "Shorter steps agree with each other, but not with the event-driven run: where "
          "several motions are possible the scheme takes another one.");
    case StepVerdict::MeshDependent:
      return tr("Shorter steps bring no agreement, runs end up to %1 apart: where the steps happen "
                "to fall decides what is seen. No single run with steps can be trusted here.")
          .arg(numberText(study.farthest));
    case StepVerdict::Unfinished:
      break;
  }
  return unfinishedSentence(study);
}

QString studyTable(const StepStudy& study) {
  const auto runs = tabled(study);
  if (runs.empty()) return {};
  QString html =
      R"(<table cellspacing="0" cellpadding="4">)" +
      tableRow({"<b>" + tr("step") + "</b>", "<b>" + tr("ended by") + "</b>",
                "<b>" + tr("from the next") + "</b>", "<b>" + tr("from event-driven") + "</b>"});
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const bool stepped = runs[i]->step > 0;
    const QString name = stepped ? numberText(runs[i]->step, "s") : tr("event-driven");
    html += tableRow({name, endWords(runs[i]->end), numberOr(study.differences, i),
                      stepped ? numberOr(study.errors, i) : QStringLiteral("–")});
  }
  return html + "</table>" +
         tr("Differences at the end: the largest of a coordinate or velocity, relative to 1 and "
            "its size.") +
         neighbourLines(study);
}

}  // namespace painleve::ui
