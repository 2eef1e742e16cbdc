#include "ui/display.h"

#include <xcb/xcb.h>

namespace painleve::ui {

bool hasDisplay() {
  xcb_connection_t* connection = xcb_connect(nullptr, nullptr);
  const bool isThere = xcb_connection_has_error(connection) == 0;
  xcb_disconnect(connection);
  return isThere;
}

}  // namespace painleve::ui
