#pragma once
// The parameter tables of everything that is not a System: laws, solver, branch, output, scene.

#include <string>
#include <vector>

#include "core/parameters/parameter_spec.h"

namespace painleve {

const Group& frictionTable();     // laws.friction {type}
const Group& impactTable();       // laws.impact {type}
const Group& formulationTable();  // laws {formulation}
const Group& solverTable();       // solver {type}
const Group& branchTable();       // branch {policy}: impulse
const Group& singularTable();     // branch {singular_point}
const Group& outputTable();       // output: step, max_rows
const ParameterSpec& durationSpec();
const ParameterSpec& editTimeSpec();
const ParameterSpec& choiceBranchSpec();     // branch.choices[].branch
const ParameterSpec& choiceParameterSpec();  // branch.choices[].parameter
/// branch.choices[].rule: what some branch point can be answered with.
const std::vector<std::string>& choiceRules();

}  // namespace painleve
