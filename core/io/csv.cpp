#include "core/io/csv.h"

#include "core/io/cell_text.h"

namespace painleve {

namespace {

void appendRow(std::string& text, const std::vector<Column>& columns,
               std::span<const double> cells) {
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (i > 0) text += ',';
    appendCell(text, columns[i].kind, cells[i]);
  }
  text += lineEnd(Separator::Comma);
}

}  // namespace

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
  if (!sink(csvHeader(trajectory.columns) + lineEnd(Separator::Comma))) return false;
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
