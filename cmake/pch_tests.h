// As pch_core.h, for the tests.
#pragma once

#include "pch_core.h"

#include <gtest/gtest.h>
