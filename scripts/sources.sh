#!/usr/bin/env bash
# Lists our C++ files, tracked and new:  scripts/sources.sh [all | changed]
# changed: against origin/main, or against the last commit where there is no remote.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
patterns=('core/*.h' 'core/*.cpp' 'ui/*.h' 'ui/*.cpp' 'app/*.h' 'app/*.cpp' 'tests/*.h' 'tests/*.cpp' 'cmake/*.h')

existing() { while IFS= read -r file; do [ -f "$file" ] && printf '%s\n' "$file"; done | sort -u; }

if ! git rev-parse --git-dir >/dev/null 2>&1; then # an unpacked archive
  [ "${1:-all}" = changed ] && exit 0
  find core ui app tests cmake \( -name '*.h' -o -name '*.cpp' \) 2>/dev/null | existing
  exit 0
fi
if [ "${1:-all}" = all ]; then
  git ls-files -co --exclude-standard -- "${patterns[@]}" | existing
else
  base=$(git merge-base origin/main HEAD 2>/dev/null || git rev-parse -q --verify HEAD || git hash-object -t tree /dev/null)
  { git diff --name-only "$base" -- "${patterns[@]}"; git ls-files -o --exclude-standard -- "${patterns[@]}"; } | existing
fi
