// As pch_core.h, for the window.
#pragma once

#include <QtWidgets/QtWidgets>

#include "pch_core.h"
