#pragma once
// JSON against a JSON Schema, judged by a validator that is not ours.

#include <string>

namespace painleve::test {

/// What is wrong, one line a finding; empty: nothing. The schema must be draft 7, the document
/// JSON.
std::string schemaFindings(const std::string& schema, const std::string& document);

}  // namespace painleve::test
