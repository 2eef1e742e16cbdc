#pragma once
// A JSON-like value that keeps the order of its members: what a scene carries before and beside its
// typed parts.

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace painleve {

struct Member;
struct Tree;
using Array = std::vector<Tree>;
using Members = std::vector<Member>;

/// null, bool, number, text, array or object. Numbers are finite doubles.
struct Tree {
  std::variant<std::monostate, bool, double, std::string, Array, Members> value;

  Tree();
  Tree(bool v);         // NOLINT(google-explicit-constructor): literals read as in JSON
  Tree(double v);       // NOLINT(google-explicit-constructor)
  Tree(int v);          // NOLINT(google-explicit-constructor)
  Tree(const char* v);  // NOLINT(google-explicit-constructor)
  Tree(std::string v);  // NOLINT(google-explicit-constructor)
  Tree(Array v);        // NOLINT(google-explicit-constructor)
  Tree(Members v);      // NOLINT(google-explicit-constructor)

  static Tree object();

  bool isNull() const { return std::holds_alternative<std::monostate>(value); }
  bool isObject() const { return std::holds_alternative<Members>(value); }
  bool isArray() const { return std::holds_alternative<Array>(value); }
  const bool* boolean() const { return std::get_if<bool>(&value); }
  const double* number() const { return std::get_if<double>(&value); }
  const std::string* text() const { return std::get_if<std::string>(&value); }
  const Array* array() const { return std::get_if<Array>(&value); }
  const Members* members() const { return std::get_if<Members>(&value); }

  /// Direct member of an object, or nullptr.
  const Tree* find(std::string_view key) const;
  Tree* find(std::string_view key);
  /// Member at a dotted path ("friction.mu"), or nullptr.
  const Tree* at(std::string_view dottedPath) const;
  /// Sets the member at a dotted path, making objects on the way; a non-object on the way is
  /// replaced.
  void set(std::string_view dottedPath, Tree newValue);
  /// Removes a direct member; no effect where there is none.
  void erase(std::string_view key);
  /// Number at a dotted path, or the given default.
  double numberOr(std::string_view dottedPath, double otherwise) const;
  std::string textOr(std::string_view dottedPath, std::string otherwise) const;

  bool operator==(const Tree& other) const;
};

struct Member {
  std::string key;
  Tree value;
  bool operator==(const Member&) const = default;
};

}  // namespace painleve
