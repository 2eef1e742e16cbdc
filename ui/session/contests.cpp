#include "ui/session/contests.h"

#include <algorithm>

#include <QCoreApplication>
#include <QString>

#include "core/errors.h"
#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "core/simulate.h"
#include "core/step_study.h"
#include "ui/session/shown_runs.h"

namespace painleve::ui {
namespace {

constexpr auto kImpact = "laws.impact.type", kSolver = "solver.type", kStep = "solver.step";
constexpr auto kEventDriven = "event-driven", kStepped = "moreau", kDissipationLaw = "moreau";
constexpr int kDigits = 4;

QString tr(const char* text) {
  return QCoreApplication::translate("painleve::ui::Contests", text);
}

const FieldGroup* groupAt(const std::vector<FieldGroup>& groups, const char* selector) {
  const auto found = std::ranges::find(groups, selector, &FieldGroup::selectorPath);
  return found == groups.end() ? nullptr : &*found;
}

std::string nameOf(const std::vector<FieldGroup>& groups, const char* selector, const char* id) {
  const FieldGroup* group = groupAt(groups, selector);
  if (group == nullptr) return id;
  const auto found = std::ranges::find(group->alternatives, id, &Alternative::id);
  return found == group->alternatives.end() ? id : found->name;
}

std::string stepName(double step) {
  constexpr double kMilli = 1e-3;
  return tr("h = %1 ms").arg(QString::number(step / kMilli, 'g', kDigits)).toStdString();
}

/// e of a law that has it, and the index that rebounds the same where friction takes no part.
Members lawValues(const Scene& scene, const std::string& law) {
  Members set{{kImpact, law}};
  const bool isDissipation = textAt(scene, kImpact) == kDissipationLaw;
  if (law == kDissipationLaw) {
    const double e = numberAt(scene, "laws.impact.e");
    set.push_back({"laws.impact.delta", (1 - e) / (1 + e)});
  } else if (isDissipation) {
    const double delta = numberAt(scene, "laws.impact.delta");
    set.push_back({"laws.impact.e", (1 - delta) / (1 + delta)});
  }
  return set;
}

bool isFriction(const Field& field) {
  return field.path.find("friction.") != std::string::npos && field.value > 0;
}

bool hasFriction(const std::vector<FieldGroup>& groups) {
  return std::ranges::any_of(groups, [](const FieldGroup& group) {
    return std::ranges::any_of(group.fields, isFriction);
  });
}

class Draw {
 public:
  explicit Draw(const Scene& scene) : scene_(scene), groups_(fieldGroups(scene)) {
    scene_.variations.clear();
  }

  const std::vector<FieldGroup>& groups() const { return groups_; }
  const Scene& scene() const { return scene_; }
  Rivals result() && { return std::move(rivals_); }

  void leaveOut(const std::string& name, const std::string& why) {
    rivals_.leftOut.push_back(name + ": " + why);
  }

  void add(const std::string& name, const Members& set) {
    try {
      Scene other = withValues(scene_, set);
      if (runsAlike(other, scene_)) return;
      // Asked for the second time it is at work: what a solver refuses it has refused by then.
      const auto start = simulate(other, {}, [asked = 0]() mutable { return ++asked > 1; });
      if (start->end == End::Limit) return leaveOut(name, start->endReason);
      rivals_.runs.push_back({name, std::move(other)});
    } catch (const SceneError& error) {
      leaveOut(name, error.what());
    }
  }

  void addEventDriven() { add(nameOf(groups_, kSolver, kEventDriven), {{kSolver, kEventDriven}}); }
  void addStepped(double step, const std::string& name) {
    add(name, {{kSolver, kStepped}, {kStep, step}});
  }
  void addHalvedSteps(int count) {
    double step = studiedStep(scene_);
    for (int i = 0; i < count; ++i, step /= 2) addStepped(step, stepName(step));
  }

 private:
  Scene scene_;
  std::vector<FieldGroup> groups_;
  Rivals rivals_;
};

void drawLaws(Draw& draw) {
  const FieldGroup* impact = groupAt(draw.groups(), kImpact);
  if (impact == nullptr) return;
  for (const Alternative& law : impact->alternatives) {
    if (law.id == impact->chosen) continue;
    if (law.id == kDissipationLaw && hasFriction(draw.groups())) {
      draw.leaveOut(law.name, tr("friction takes no part in it").toStdString());
      continue;
    }
    draw.add(law.name, lawValues(draw.scene(), law.id));
  }
}

void drawSolver(Draw& draw) {
  if (textAt(draw.scene(), kSolver) == kStepped) return draw.addEventDriven();
  const double step = studiedStep(draw.scene());
  draw.addStepped(step, nameOf(draw.groups(), kSolver, kStepped) + ", " + stepName(step));
}

}  // namespace

Rivals rivalsOf(const Scene& scene, Contest contest) {
  constexpr int kSteps = 3, kStudied = 4;
  Draw draw(scene);
  switch (contest) {
    case Contest::ImpactLaws:
      drawLaws(draw);
      break;
    case Contest::OtherSolver:
      drawSolver(draw);
      break;
    case Contest::Steps:
      draw.addHalvedSteps(kSteps);
      break;
    case Contest::StepStudy:
      draw.addHalvedSteps(kStudied);
      draw.addEventDriven();
      break;
  }
  return std::move(draw).result();
}

}  // namespace painleve::ui
