#include "tests/support/scene/schema_check.h"

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

namespace painleve::test {

std::string schemaFindings(const std::string& schema, const std::string& document) {
  using valijson::adapters::NlohmannJsonAdapter;
  const auto schemaJson = nlohmann::json::parse(schema);
  const auto documentJson = nlohmann::json::parse(document);
  valijson::Schema parsed;
  valijson::SchemaParser(valijson::SchemaParser::kDraft7)
      .populateSchema(NlohmannJsonAdapter(schemaJson), parsed);
  valijson::ValidationResults results;
  valijson::Validator().validate(parsed, NlohmannJsonAdapter(documentJson), &results);
  std::string findings;
  valijson::ValidationResults::Error error;
  while (results.popError(error)) {
    for (const std::string& part : error.context) findings += part;
    findings += ": " + error.description + '\n';
  }
  return findings;
}

}  // namespace painleve::test
