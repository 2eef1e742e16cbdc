#pragma once
// The rules of the house (CONTRIBUTING.md) as functions from a source tree to findings "file:line:
// what is wrong".

#include <string>
#include <vector>

#include "tests/support/house/source_scan.h"

namespace painleve::house {

using Findings = std::vector<std::string>;

// Who may include whom.
Findings rootedIncludes(const Tree& tree);  // "core/…", never "../x.h"; the file exists
Findings coreOrder(const Tree& tree);       // types, errors, parameters, laws, … io, façades
Findings coreLibraries(const Tree& tree);   // no Qt, VTK, thread, clock, stream in core
Findings abstractContact(
    const Tree& tree);  // contact and solver know no concrete system, solver no concrete law
Findings plainScene(const Tree& tree);    // core/scene/scene.h never reaches a System
Findings uiSeesValues(const Tree& tree);  // ui and app use the public headers of core only
Findings uiRooms(const Tree& tree);       // views and panels never know each other
Findings toolkitsAtHome(
    const Tree& tree);               // VTK, QCustomPlot, libav, TBB, CLI11 each in their rooms
Findings oneLock(const Tree& tree);  // one file of ui/worker holds the only mutex

// How files look.
Findings fileSizes(const Tree& tree);
Findings testTwins(const Tree& tree);  // core/x/y.cpp has tests/core/x/y_test.cpp
Findings paperKeys(const Tree& tree);  // every header of model, contact, analysis names its source
Findings concreteWords(
    const Tree& tree);  // no concrete system by name outside core/model and tests
Findings unfinishedWords(const Tree& tree);
Findings pragmaOnce(const Tree& tree);
Findings oneTypeAName(const Tree& tree);  // no two headers define one name in one namespace

}  // namespace painleve::house
