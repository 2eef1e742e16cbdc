#include "core/analysis/step_study.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace painleve {
namespace {

constexpr double kSame = 1e-9;
constexpr double kShrinks = 0.6;  // first order shrinks to a quarter over two halvings
// One step in a hundred may meet an impact at a bad phase; an outcome of another kind is farther.
constexpr double kOutlier = 30;
constexpr double kNoticed = 1e-6;
constexpr double kElsewhere = 4;  // times the finest difference: no longer the error that is left

class Distances {
 public:
  explicit Distances(const std::vector<StudiedRun>& runs) {
    for (const StudiedRun& run : runs) {
      scale_.resize(std::max(scale_.size(), run.last.size()), 1);
      for (std::size_t i = 0; i < run.last.size(); ++i)
        scale_[i] = std::max(scale_[i], 1 + std::abs(run.last[i]));
    }
  }
  double between(const StudiedRun& a, const StudiedRun& b) const {
    double largest = 0;
    for (std::size_t i = 0; i < std::min(a.last.size(), b.last.size()); ++i)
      largest = std::max(largest, std::abs(a.last[i] - b.last[i]) / scale_[i]);
    return largest;
  }

 private:
  std::vector<double> scale_;
};

// How far the least agreeing run lies from the finest, in units of what its step would explain.
void measureOutliers(const Distances& distances, const StudiedRun& finest, StepStudy& study) {
  std::vector<double> shares;
  study.farthest = 0;
  for (const StudiedRun& run : study.runs) {
    if (run.step == 0 || &run == &finest) continue;
    const double distance = distances.between(run, finest);
    study.farthest = std::max(study.farthest, distance);
    shares.push_back(distance / run.step);
  }
  std::ranges::sort(shares);
  const double median = shares[shares.size() / 2];
  if (median > 0) study.outlier = shares.back() / median;
}

double orderOf(double coarse, double fine, std::size_t halvings) {
  if (coarse <= 0 || fine <= 0) return kNoValue;
  return std::log2(coarse / fine) / static_cast<double>(halvings);
}

StepVerdict verdictOf(const StepStudy& study) {
  const double coarse = std::max(study.differences.front(), study.differences[1]);
  const double fine = std::max(study.differences.back(), study.spread);
  const double error = study.errors.empty() ? 0 : study.errors.back();
  if (std::max({coarse, fine, error}) <= kSame) return StepVerdict::Same;
  if (fine > std::max(kShrinks * coarse, kSame)) return StepVerdict::MeshDependent;
  if (study.outlier > kOutlier && study.farthest > kNoticed) return StepVerdict::MeshDependent;
  return error > std::max(kElsewhere * fine, kSame) ? StepVerdict::OtherLimit
                                                    : StepVerdict::Converging;
}

}  // namespace

const char* stepVerdictName(StepVerdict verdict) {
  switch (verdict) {
    case StepVerdict::Same:
      return "same";
    case StepVerdict::Converging:
      return "converging";
    case StepVerdict::OtherLimit:
      return "other_limit";
    case StepVerdict::MeshDependent:
      return "mesh_dependent";
    case StepVerdict::Unfinished:
      break;
  }
  return "unfinished";
}

StepStudy judgeSteps(std::vector<StudiedRun> runs) {
  StepStudy study;
  study.runs = std::move(runs);
  const Distances distances(study.runs);
  std::vector<const StudiedRun*> halved, neighbours;
  const StudiedRun* exact = nullptr;
  for (const StudiedRun& run : study.runs) {
    const bool whole = run.end == End::Duration;
    if (run.step == 0) {
      if (whole) exact = &run;
      continue;
    }
    if (!whole) return study;
    (run.neighbour ? neighbours : halved).push_back(&run);
  }
  if (halved.size() < 4) return study;
  measureOutliers(distances, *halved.back(), study);
  for (std::size_t i = 1; i < halved.size(); ++i)
    study.differences.push_back(distances.between(*halved[i - 1], *halved[i]));
  study.spread = 0;
  for (const StudiedRun* neighbour : neighbours)
    if (neighbour->step < halved.back()->step)
      study.spread = std::max(study.spread, distances.between(*halved.back(), *neighbour));
  if (exact != nullptr)
    for (const StudiedRun* run : halved) study.errors.push_back(distances.between(*run, *exact));
  study.verdict = verdictOf(study);
  if (study.verdict == StepVerdict::Converging && exact != nullptr) {
    study.order = orderOf(study.errors.front(), study.errors.back(), halved.size() - 1);
  } else if (study.verdict == StepVerdict::Converging || study.verdict == StepVerdict::OtherLimit) {
    study.order = orderOf(study.differences.front(), study.differences.back(), halved.size() - 2);
  }
  return study;
}

}  // namespace painleve
