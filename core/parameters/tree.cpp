#include "core/parameters/tree.h"

#include <algorithm>
#include <utility>

namespace painleve {

namespace {

/// Cuts the first component off a dotted path.
std::string_view takeComponent(std::string_view& path) {
  const std::size_t dot = path.find('.');
  const std::string_view first = path.substr(0, dot);
  path = dot == std::string_view::npos ? std::string_view() : path.substr(dot + 1);
  return first;
}

}  // namespace

Tree::Tree() = default;
Tree::Tree(bool v) : value(v) {}
Tree::Tree(double v) : value(v) {}
Tree::Tree(int v) : value(static_cast<double>(v)) {}
Tree::Tree(const char* v) : value(std::string(v)) {}
Tree::Tree(std::string v) : value(std::move(v)) {}
Tree::Tree(Array v) : value(std::move(v)) {}
Tree::Tree(Members v) : value(std::move(v)) {}

Tree Tree::object() {
  return Members{};
}

const Tree* Tree::find(std::string_view key) const {
  const Members* all = members();
  if (all == nullptr) return nullptr;
  const auto found = std::ranges::find(*all, key, &Member::key);
  return found == all->end() ? nullptr : &found->value;
}

Tree* Tree::find(std::string_view key) {
  return const_cast<Tree*>(std::as_const(*this).find(key));  // NOLINT: *this is not const here
}

const Tree* Tree::at(std::string_view dottedPath) const {
  const Tree* node = find(takeComponent(dottedPath));
  while (node != nullptr && !dottedPath.empty()) node = node->find(takeComponent(dottedPath));
  return node;
}

void Tree::set(std::string_view dottedPath, Tree newValue) {
  Tree* node = this;
  do {
    if (!node->isObject()) node->value = Members{};
    const std::string_view key = takeComponent(dottedPath);
    Tree* next = node->find(key);
    if (next == nullptr) {
      auto& all = std::get<Members>(node->value);
      all.push_back(Member{std::string(key), Tree()});
      next = &all.back().value;
    }
    node = next;
  } while (!dottedPath.empty());
  *node = std::move(newValue);
}

void Tree::erase(std::string_view key) {
  auto* all = std::get_if<Members>(&value);
  if (all != nullptr)
    std::erase_if(*all, [key](const Member& member) { return member.key == key; });
}

double Tree::numberOr(std::string_view dottedPath, double otherwise) const {
  const Tree* node = at(dottedPath);
  const double* found = node == nullptr ? nullptr : node->number();
  return found == nullptr ? otherwise : *found;
}

std::string Tree::textOr(std::string_view dottedPath, std::string otherwise) const {
  const Tree* node = at(dottedPath);
  const std::string* found = node == nullptr ? nullptr : node->text();
  if (found != nullptr) return *found;
  return otherwise;
}

bool Tree::operator==(const Tree& other) const {
  return value == other.value;
}

}  // namespace painleve
