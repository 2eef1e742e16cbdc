#include "ui/workspace/arrangement.h"

#include <algorithm>

#include <QCoreApplication>

namespace painleve::ui {
namespace {

using namespace views;

// Shares are pixels of the smallest window, so that they can be checked by eye: 1264 x 560.
const Column kForm{296, {{1, {kParameters}}}};
const std::vector<std::string> kTimePlots{kEnergies, kForces, kSlip, kGap, kVariables, kImpulse};
const std::vector<std::string> kAnswers{kModes, kStory, kRuns, kStudy, kSteps};

std::vector<std::string> ledBy(const char* first, const std::vector<std::string>& others) {
  std::vector<std::string> result{first};
  std::copy_if(others.begin(), others.end(), std::back_inserter(result),
               [&](const auto& id) { return id != first; });
  return result;
}

std::vector<std::string> without(const char* id, std::vector<std::string> others) {
  std::erase(others, id);
  return others;
}

std::vector<std::string> endedBy(const char* last, std::vector<std::string> others) {
  others.emplace_back(last);
  return others;
}

std::vector<Arrangement> makeAll() {
  return {
      {"standard",
       QT_TRANSLATE_NOOP("painleve::ui::Workspace", "Standard"),
       {kForm,
        {500, {{250, {kScene}}, {310, kAnswers}}},
        {452, {{310, {kPlane}}, {250, kTimePlots}}}}},
      {"map",
       QT_TRANSLATE_NOOP("painleve::ui::Workspace", "Map: phase plane first"),
       {kForm,
        {400, {{240, {kScene}}, {320, without(kSteps, kAnswers)}}},
        {560, {{400, {kPlane}}, {160, endedBy(kSteps, kTimePlots)}}}}},
      {"force",
       QT_TRANSLATE_NOOP("painleve::ui::Workspace", "Force: 3-D view and forces"),
       {kForm,
        {560, {{260, {kScene}}, {300, kAnswers}}},
        {400, {{250, ledBy(kForces, kTimePlots)}, {310, {kPlane}}}}}},
      {"energy",
       QT_TRANSLATE_NOOP("painleve::ui::Workspace", "Energy: 3-D view, energies, events"),
       {kForm,
        {520, {{300, {kScene}}, {260, ledBy(kStory, kAnswers)}}},
        {440, {{250, kTimePlots}, {310, {kPlane}}}}}},
      {"impulse",
       QT_TRANSLATE_NOOP("painleve::ui::Workspace", "Impulse: what an impact does"),
       {kForm,
        {392, {{270, {kScene}}, {290, without(kSteps, ledBy(kStory, kAnswers))}}},
        {560, {{1, ledBy(kImpulse, endedBy(kPlane, endedBy(kSteps, kTimePlots)))}}}}},
      {"fork",
       QT_TRANSLATE_NOOP("painleve::ui::Workspace", "Fork: all futures side by side"),
       {kForm,
        {500, {{300, {kScene}}, {260, ledBy(kRuns, kAnswers)}}},
        {452, {{320, {kPlane}}, {240, kTimePlots}}}}},
      {"cone",
       QT_TRANSLATE_NOOP("painleve::ui::Workspace", "Cone: 3-D view beside the friction cone"),
       {kForm,
        {480, {{300, {kScene}}, {260, kAnswers}}},
        {472, {{390, {kCone}}, {170, {kForces, kPlane, kEnergies, kTheory}}}}}},
      {"stage",
       QT_TRANSLATE_NOOP("painleve::ui::Workspace", "Stage: for the back row"),
       {{700, {{1, {kScene}}}}, {564, {{1, ledBy(kPlane, kTimePlots)}}}}},
  };
}

}  // namespace

const std::vector<Arrangement>& arrangements() {
  static const std::vector<Arrangement> all = makeAll();
  return all;
}

const Arrangement* findArrangement(std::string_view id) {
  const auto& all = arrangements();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Arrangement& a) { return a.id == id; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace painleve::ui
