#include "tests/support/reference/rod_cases.h"

#include <cmath>
#include <fstream>
#include <map>

#include "core/scene/scene_json.h"

namespace painleve::test {

const nlohmann::json& reference(const std::string& name) {
  static std::map<std::string, nlohmann::json> files;
  nlohmann::json& file = files[name];
  if (file.is_null())
    file = nlohmann::json::parse(
        std::ifstream(std::string(PAINLEVE_TEST_DATA "/reference/") + name + ".json"));
  return file;
}

const nlohmann::json& referenceCase(const std::string& name, const std::string& id) {
  for (const auto& entry : reference(name)["cases"])
    if (entry["id"] == id) return entry;
  throw std::out_of_range("no such case in " + name + ".json: " + id);
}

std::vector<std::string> rodCaseNames() {
  std::vector<std::string> names;
  for (const auto& run : reference("rod")["cases"]) names.push_back(run["name"]);
  return names;
}

const nlohmann::json& rodCase(const std::string& name) {
  for (const auto& run : reference("rod")["cases"])
    if (run["name"] == name) return run;
  throw std::out_of_range("no such case in rod.json: " + name);
}

Scene rodScene(const nlohmann::json& run) {
  const auto& p = run["params"];
  const auto& s = run["initial"];
  const auto& options = run["options"];
  nlohmann::json scene{
      {"format", "painleve-lab/scene"},
      {"version", 1},
      {"title", run["name"]},
      {"system",
       {{"type", "rod"},
        {"parameters",
         {{"mass", p["m"]}, {"half_length", p["l"]}, {"inertia", p["I"]}, {"gravity", p["g"]}}}}},
      {"laws",
       {{"friction", {{"type", "coulomb"}, {"mu", p["mu"]}}},
        {"impact", {{"type", "newton"}, {"e", p["e"]}}}}},
      {"initial",
       {{"x", s["x"]},
        {"y", s["y"]},
        {"theta", s["theta"]},
        {"x_dot", s["vx"]},
        {"y_dot", s["vy"]},
        {"theta_dot", s["omega"]}}},
      {"duration", run["t_end"]}};
  const std::map<std::string, std::string> words{
      {"detach", "painleve"}, {"contact", "contact"}, {"impact", "impact"}};
  if (options.contains("m4")) scene["branch"]["policy"] = words.at(options["m4"]);
  if (options.contains("singular"))
    scene["branch"]["singular_point"] = options["singular"] == "detach" ? "lift_off" : "impact";
  if (options.contains("zeno"))
    scene["solver"]["zeno_speed"] = std::stod(options["zeno"].get<std::string>());
  return parseScene(scene.dump());
}

double difference(double expected, double actual) {
  const double d = std::abs(expected - actual) / (1 + std::abs(expected));
  return std::isnan(d) ? 1e300 : d;
}

void Difference::take(double expected, double actual, const std::string& name) {
  const double d = difference(expected, actual);
  if (d <= value) return;
  value = d;
  where = name;
}

double cell(const Trajectory& trajectory, const Cells& cells, const std::string& column) {
  return cells.at(trajectory.column(column));
}

std::string modeIn(const Trajectory& trajectory, const Cells& cells, const std::string& column) {
  return modeName(static_cast<Mode>(static_cast<int>(cell(trajectory, cells, column))));
}

std::string modeWord(const std::string& referenceMode) {
  const std::map<std::string, std::string> words{
      {"flight", "free"}, {"stick", "stick"}, {"slide_left", "slip-"}, {"slide_right", "slip+"}};
  return words.at(referenceMode);
}

Difference compareState(const nlohmann::json& expected, const Trajectory& trajectory,
                        const Cells& cells) {
  const std::map<std::string, std::string> columns{
      {"x", "x"},          {"y", "y"},        {"theta", "theta"},
      {"vx", "x_dot"},     {"vy", "y_dot"},   {"omega", "theta_dot"},
      {"vxA", "slip_tip"}, {"yA", "gap_tip"}, {"T", "T"},
      {"V", "V"},          {"E", "E"},        {"FN", "F_N_tip"},
      {"FT", "F_T_tip"}};
  Difference worst;
  for (const auto& [theirs, ours] : columns) {
    if (!expected.contains(theirs) || expected[theirs].is_null()) continue;
    worst.take(expected[theirs].get<double>(), cell(trajectory, cells, ours), ours);
  }
  const bool sliding = modeIn(trajectory, cells).starts_with("slip");
  if (sliding && expected.contains("B")) {
    worst.take(expected["A"].get<double>(), cell(trajectory, cells, "A_tip"), "A_tip");
    worst.take(expected["B"].get<double>(), cell(trajectory, cells, "B_tip"), "B_tip");
    const bool onZeroA =
        std::abs(expected["A"].get<double>()) < 1e-9;  // the reference's own sign there is rounding
    if (!onZeroA)
      worst.take(expected["lcp"].get<double>(), cell(trajectory, cells, "lcp_mode_tip"),
                 "lcp_mode_tip");
  }
  return worst;
}

}  // namespace painleve::test
