// As pch_core.h, for the tests.
#pragma once

#include <gtest/gtest.h>

#include "pch_core.h"
