#include "core/io/csv.h"

#include "core/io/cell_text.h"

namespace painleve {

namespace {

constexpr std::string_view kLineEnd = "\r\n";  // RFC 4180

/// RFC 4180: quoted where it holds a comma, a quote or a line break.
std::string field(const std::string& text) {
  if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
  std::string out = "\"";
  for (const char c : text) out += c == '"' ? std::string("\"\"") : std::string(1, c);
  return out + '"';
}

void appendRow(std::string& text, const std::vector<Column>& columns,
               std::span<const double> cells) {
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (i > 0) text += ',';
    appendCell(text, columns[i].kind, cells[i]);
  }
  text += kLineEnd;
}

}  // namespace

std::string csvHeader(const std::vector<Column>& columns) {
  std::string text;
  for (const Column& column : columns) {
    if (&column != columns.data()) text += ',';
    text += field(column.unit.empty() ? column.id : column.id + " [" + column.unit + ']');
  }
  return text;
}

bool writeCsv(const Trajectory& trajectory, const TextSink& sink) {
  if (!sink(csvHeader(trajectory.columns) + std::string(kLineEnd))) return false;
  std::string text;
  for (const auto& chunk : trajectory.chunks) {
    text.clear();
    const std::span<const double> cells(chunk->cells);
    for (std::size_t row = 0; row < chunk->rows(); ++row) {
      appendRow(text, trajectory.columns, cells.subspan(row * chunk->columns, chunk->columns));
    }
    if (!sink(text)) return false;
  }
  return true;
}

}  // namespace painleve
