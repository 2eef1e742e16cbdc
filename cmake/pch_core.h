// Precompiled for speed only: every file still includes what it uses (the tidy build has no
// precompiled header).
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <Eigen/Core>
