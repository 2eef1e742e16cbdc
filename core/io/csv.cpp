#include "core/io/csv.h"

#include "core/io/columns_csv.h"

namespace painleve {

std::string csvField(const std::string& text, Separator separator) {
  const std::string special{static_cast<char>(separator), '"', '\r', '\n'};
  if (text.find_first_of(special) == std::string::npos) return text;
  std::string out = "\"";
  for (const char c : text) out += c == '"' ? std::string("\"\"") : std::string(1, c);
  return out + '"';
}

const char* lineEnd(Separator separator) {
  return separator == Separator::Comma ? "\r\n" : "\n";
}

std::string csvHeader(const std::vector<Column>& columns, Separator separator) {
  std::string text;
  for (const Column& column : columns) {
    if (&column != columns.data()) text += static_cast<char>(separator);
    text +=
        csvField(column.unit.empty() ? column.id : column.id + " [" + column.unit + ']', separator);
  }
  return text;
}

bool writeCsv(const Trajectory& trajectory, const TextSink& sink) {
  return writeColumns(trajectory, allColumns(trajectory), Separator::Comma, sink);
}

}  // namespace painleve
