#pragma once
// How columns of one contact are told apart: "F_N_tip" where the system has several contacts, "F_N"
// where it has one. The rule of every table that a run leaves behind.

#include <string>

#include "core/trajectory/trajectory.h"

namespace painleve {

/// "_tip", or nothing.
inline std::string contactSuffix(std::size_t contactCount, const std::string& contact) {
  return contactCount > 1 ? '_' + contact : std::string();
}

inline std::string contactSuffix(const Trajectory& trajectory, std::size_t contact) {
  return contactSuffix(trajectory.contacts.size(), trajectory.contacts[contact]);
}

}  // namespace painleve
