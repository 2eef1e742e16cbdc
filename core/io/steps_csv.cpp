#include "core/io/steps_csv.h"

#include "core/io/cell_text.h"
#include "core/trajectory/contact_suffix.h"

namespace painleve {
namespace {

void addContact(const std::string& suffix, std::vector<Column>& columns) {
  columns.push_back({"mode" + suffix, "mode", "", ColumnKind::Mode});
  columns.push_back({"P_N" + suffix, "P<sub>N</sub>", "N s"});
  columns.push_back({"P_T" + suffix, "P<sub>T</sub>", "N s"});
  columns.push_back({"U_IN" + suffix, "U<sub>I,n</sub>", "m/s"});
  columns.push_back({"U_IT" + suffix, "U<sub>I,t</sub>", "m/s"});
  columns.push_back({"U_LN" + suffix, "U<sub>L,n</sub>", "m/s"});
  columns.push_back({"U_LT" + suffix, "U<sub>L,t</sub>", "m/s"});
  columns.push_back({"U_FN" + suffix, "U<sub>F,n</sub>", "m/s"});
  columns.push_back({"U_FT" + suffix, "U<sub>F,t</sub>", "m/s"});
  columns.push_back({"B" + suffix, "B", "1/kg"});
}

}  // namespace

std::vector<Column> stepColumns(const std::vector<std::string>& contacts) {
  std::vector<Column> columns{{"time", "t", "s"}, {"step", "h", "s"}};
  for (const std::string& contact : contacts)
    addContact(contactSuffix(contacts.size(), contact), columns);
  columns.push_back({"impulse_work", "W<sub>P</sub>", "J"});
  columns.push_back({"energy_change", "ΔE", "J"});
  columns.push_back({"lift", "ΔE<sub>c</sub>", "J"});
  return columns;
}

Cells stepCells(const StepRecord& record) {
  Cells cells{record.time, record.length};
  for (const ContactStep& c : record.contacts)
    for (const double cell :
         {static_cast<double>(c.mode), c.impulseNormal, c.impulseTangent, c.start.normal,
          c.start.tangent, c.loose.normal, c.loose.tangent, c.end.normal, c.end.tangent, c.B})
      cells.push_back(cell);
  for (const double cell : {record.impulseWork, record.energyChange, record.lift})
    cells.push_back(cell);
  return cells;
}

std::string stepsHeader(const std::vector<std::string>& contacts, Separator separator) {
  return csvHeader(stepColumns(contacts), separator) + lineEnd(separator);
}

std::string stepsRow(const std::vector<std::string>& contacts, const StepRecord& record,
                     Separator separator) {
  const std::vector<Column> columns = stepColumns(contacts);
  const Cells cells = stepCells(record);
  std::string text;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (i > 0) text += static_cast<char>(separator);
    appendCell(text, columns[i].kind, cells[i]);
  }
  return text + lineEnd(separator);
}

}  // namespace painleve
