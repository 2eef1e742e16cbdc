// As pch_core.h, for the window.
#pragma once

#include "pch_core.h"

#include <QtWidgets/QtWidgets>
