#!/usr/bin/env bash
# Checks the formatting of all C++ files:  scripts/format.sh [--fix]
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
tool=$(command -v clang-format-14 || command -v clang-format) || { echo "clang-format is missing" >&2; exit 1; }
files=$(scripts/sources.sh all)
[ -n "$files" ] || exit 0

if [ "${1:-}" = --fix ]; then
  xargs -d '\n' "$tool" -i <<<"$files"
elif [[ $("$tool" --version) != *"version 14."* ]]; then
  echo "   not judged: $("$tool" --version); versions differ in taste, ours is 14" >&2
else
  xargs -d '\n' "$tool" --dry-run -Werror <<<"$files" >&2 ||
    { echo "   scripts/format.sh --fix repairs it" >&2; exit 1; }
fi
