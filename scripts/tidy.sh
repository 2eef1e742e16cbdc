#!/usr/bin/env bash
# clang-tidy, two processes at a time:  scripts/tidy.sh all | changed | FILE…
# Standard output: "pass FILE" or "fail FILE"; findings go to standard error. Exit 3: nothing to do (says why).
# Files of one target are judged in batches, glued together: nearly all the time goes into the library headers
# that they share. What cannot be glued (two files that give one name to different things) is judged apart.
set -uo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit 1
. scripts/common.sh

tool=$(command -v clang-tidy-14 || command -v clang-tidy) || { echo "clang-tidy is missing"; exit 1; }
compiler=$(command -v clang++-14 || command -v clang++) || { echo "clang++ is missing"; exit 1; }
batch_size=40

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

# flags_of FILE: how it is compiled, without its own name; nothing if it is not part of this build (fuzz targets)
flags_of() {
  grep -F -B1 "/$1\"" build/tidy/compile_commands.json | sed -n 's/^ *"command": "\(.*\)",$/\1/p' | head -n 1 |
    sed 's/\\\(["\\]\)/\1/g; s/ -o [^ ]* -c [^ ]*$//; s/^[^ ]*clang++[^ ]* //; s/^.* [^ ]*clang++[^ ]* //'
}

# The constants that a file defines: the names that two glued files most often give to different things.
constants_of() { grep -oE '\bk[A-Z][A-Za-z0-9]*( =|\{|\[)' "$1" | grep -oE '^[A-Za-z0-9]+' | sort -u | tr '\n' ' '; }

# One line a batch: files that are compiled alike and define no constant twice.
batches() {
  local file
  while IFS= read -r file; do
    printf '%s\t%s\t%s\n' "$(flags_of "$file" | cksum | tr -d ' ')" "$file" "$(constants_of "$file")"
  done <<<"$files" | awk -F '\t' -v size=$batch_size '
    function fits(b, i) {
      if (kind[b] != $1 || count[b] == size) return 0
      for (i = 1; i <= n; i++) if ((b, name[i]) in taken) return 0
      return 1
    }
    {
      n = split($3, name, " ")
      for (b = 1; b <= made && !fits(b); b++);
      if (b > made) { made = b; kind[b] = $1 }
      line[b] = line[b] (count[b]++ ? " " : "") $2
      for (i = 1; i <= n; i++) taken[b, name[i]]
    }
    END { for (b = 1; b <= made; b++) print line[b] }'
}

judge_alone() {
  local out
  # In Qt's headers the analyzer sees leaks that are none; what it says of files that are not ours does not count.
  if out=$("$tool" --quiet -p build/tidy "$1" 2>&1) ||
    { grep -q '^/usr/.* error: ' <<<"$out" && ! grep ' error: ' <<<"$out" | grep -qv '^/usr/'; }; then
    echo "pass $1"
  else
    printf '%s\n' "$out" | grep -v 'warnings generated' >&2
    echo "fail $1"
  fi
}

# The check readability-duplicate-include, which glued files cannot pass.
includes_twice() { grep -h '^#include' "$1" | sort | uniq -d | grep -q .; }

# A glued file lies where the same .clang-tidy holds as for its parts.
glue() {
  local folder=build/tidy/glued file glued
  case $1 in tests/*) folder=$folder/tests ;; esac
  glued=$(mktemp "$folder/XXXXXX.cpp")
  for file in "$@"; do printf '#line 1 "%s"\n' "$root/$file"; cat "$file"; done >"$glued"
  echo "$glued"
}

# The files that the compiler does not take when they are glued to the others; half of them where it names none.
misfits() {
  local flags=$1 glued=$2 said file named=()
  shift 2
  said=$(eval "$compiler $flags -fsyntax-only -ferror-limit=0 $glued" 2>&1) && return
  for file in "$@"; do grep -qE "/$file:[0-9:]+ (fatal )?error:" <<<"$said" && named+=("$file"); done
  if [ ${#named[@]} -eq 0 ] || [ ${#named[@]} -eq $# ]; then named=("${@:1:$((($# + 1) / 2))}"); fi
  printf '%s\n' "${named[@]}"
}

# Some checks do not heed #line: their findings get their own place here.
placed() {
  awk -v glued="$1" '
    NR == FNR { if (/^#line 1 "/) { split($0, part, "\""); begin[++parts] = FNR; name[parts] = part[2] } next }
    index($0, glued ":") == 1 || index($0, ENVIRON["root"] "/" glued ":") == 1 {
      rest = substr($0, index($0, glued ":") + length(glued) + 1)
      line = rest + 0
      for (i = parts; i > 1 && begin[i] > line; i--);
      sub(/^[0-9]+/, "", rest)
      print name[i] ":" line - begin[i] rest
      next
    }
    { print }' "$1" -
}

judge_batch() {
  local flags glued apart=() rest=() file said found
  flags=$(flags_of "$1")
  [ -n "$flags" ] || return 0
  if [ $# -eq 1 ]; then judge_alone "$1"; return; fi
  glued=$(glue "$@")
  mapfile -t apart < <(misfits "$flags" "$glued" "$@")
  if [ ${#apart[@]} -gt 0 ]; then
    rm -f "$glued"
    mapfile -t rest < <(printf '%s\n' "$@" | grep -vxF "$(printf '%s\n' "${apart[@]}")")
    judge_batch "${rest[@]}"
    judge_batch "${apart[@]}"
    return
  fi
  said=$(eval "$tool --quiet --checks=-readability-duplicate-include $glued -- $flags" 2>/dev/null | placed "$glued")
  rm -f "$glued"
  [ -n "$said" ] && printf '%s\n' "$said" >&2
  # A finding bears the name of its own file, which may be a header.
  found=$(sed -nE "s|^$root/([^:]+):[0-9]+:[0-9]+: error: .*|\1|p" <<<"$said" | sort -u)
  for file in "$@"; do
    if grep -qxF "$file" <<<"$found"; then echo "fail $file"
    elif includes_twice "$file"; then judge_alone "$file"
    else echo "pass $file"; fi
  done
  grep -vxF "$(printf '%s\n' "$@")" <<<"$found" | sed -n 's/^./fail &/p'
}
mkdir -p build/tidy/glued/tests && cp tests/.clang-tidy build/tidy/glued/tests/
export -f judge_batch judge_alone flags_of includes_twice glue misfits placed
export tool compiler root
batches | xargs -d '\n' -P 2 -I{} bash -c 'judge_batch $1' _ {}
