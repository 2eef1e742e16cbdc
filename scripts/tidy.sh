#!/usr/bin/env bash
# clang-tidy, two files at a time:  scripts/tidy.sh all | changed | FILE…
# Standard output: "pass FILE" or "fail FILE"; findings go to standard error. Exit 3: nothing to do (says why).
set -uo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit 1
. scripts/common.sh

tool=$(command -v clang-tidy-14 || command -v clang-tidy) || { echo "clang-tidy is missing"; exit 1; }
compiler=$(command -v clang++-14 || command -v clang++) || { echo "clang++ is missing"; exit 1; }

# A header is judged through one source that includes it, best its own.
source_of() {
  case $1 in *.cpp) echo "$1"; return ;; esac
  if [ -f "${1%.h}.cpp" ]; then echo "${1%.h}.cpp"; return; fi
  scripts/sources.sh all | grep '\.cpp$' | xargs -d '\n' grep -lF "#include \"$1\"" 2>/dev/null | head -n 1
}

case ${1:-changed} in
  all) files=$(scripts/sources.sh all | grep '\.cpp$') ;;
  changed) files=$(scripts/sources.sh changed | while IFS= read -r file; do source_of "$file"; done | sort -u) ;;
  *) files=$(printf '%s\n' "$@") ;;
esac
[ -n "$files" ] || { echo "no C++ file has changed"; exit 3; }

configure tidy -DCMAKE_CXX_COMPILER="$compiler" || exit 1
# Files that include their own "x.moc" need it; nothing else is ever built in this tree.
for target in painleve_ui painleve-lab painleve_test_support_ui ui_tests; do
  ninja -C build/tidy -t query ${target}_autogen >/dev/null 2>&1 && ninja -C build/tidy ${target}_autogen >/dev/null
done

judge() {
  local out
  grep -qF "/$3\"" build/tidy/compile_commands.json || exit 0 # not part of this build (fuzz targets)
  if out=$("$1" --quiet -p "$2" "$3" 2>&1); then echo "pass $3"; else
    printf '%s\n' "$out" | grep -v 'warnings generated' >&2
    echo "fail $3"
  fi
}
export -f judge
printf '%s\n' "$files" | xargs -d '\n' -P 2 -I{} bash -c 'judge "$@"' _ "$tool" build/tidy {}
