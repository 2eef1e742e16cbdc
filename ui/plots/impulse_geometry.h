#pragma once
// The plane of impulses at an impact: tangential impulse to the right, normal impulse up, N s.
// [own] derivations 12.2, Routh's diagram

#include <array>
#include <optional>

#include <QLineF>
#include <QSizeF>

#include "core/analysis/impact_report_result.h"

namespace painleve::ui {

/// along * tangent + up * normal = rest.
struct ImpulseLine {
  double along = 0, up = 0, rest = 0;
};
/// Impulses after which the contact does not slide (S), or neither approaches nor leaves (C).
ImpulseLine lineOfSticking(const ImpactReport& report);
ImpulseLine lineOfCompression(const ImpactReport& report);

/// An edge of the friction cone: friction of this slip, tangent over normal impulse. Where an
/// impulse along it does not push the contact apart (B <= 0) it dips below the kinetic tangent
/// plane.
struct ConeEdge {
  double ratio = 0;
  bool dips = false;
};
/// Of slip- and slip+: to the right, and to the left.
std::array<ConeEdge, 2> coneEdges(const ImpactReport& report);

struct ImpulseWindow {
  double left = -1, right = 1, bottom = 0, top = 1;  // N s
};
/// All impulses of the report with room around them; of the shape of `axes` (px), with one scale
/// for both directions, where that does not make it much larger.
ImpulseWindow impulseWindow(const ImpactReport& report, const QSizeF& axes);

/// The part of a line inside the window, from left to right; nullopt: it passes by.
std::optional<QLineF> inWindow(const ImpulseLine& line, const ImpulseWindow& window);

}  // namespace painleve::ui
