#!/usr/bin/env bash
# clang-tidy, two processes at a time:  scripts/tidy.sh all | changed | FILE…
# Standard output: "pass FILE" or "fail FILE"; findings go to standard error. Exit 3: nothing to do (says why).
# Files of one target are judged in batches, glued together: nearly all the time goes into the library headers
# that they share. What cannot be glued is judged apart.
set -uo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit 1
. scripts/common.sh

tool=$(command -v clang-tidy-14 || command -v clang-tidy) || { echo "clang-tidy is missing"; exit 1; }
compiler=$(command -v clang++-14 || command -v clang++) || { echo "clang++ is missing"; exit 1; }
batch_size=40
# Half of all time goes into long functions whose paths the analyzer would follow to 225 000 states (clang's default).
analyzer="-Xclang -analyzer-config -Xclang max-nodes=50000"

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

# One line a batch: files that are compiled alike.
batches() {
  local file
  while IFS= read -r file; do
    printf '%s\t%s\n' "$(flags_of "$file" | cksum | tr -d ' ')" "$file"
  done <<<"$files" | awk -F '\t' -v size=$batch_size '
    { if (count[$1]++ % size == 0) batch[$1] = ++made; line[batch[$1]] = line[batch[$1]] " " $2 }
    END { for (b = 1; b <= made; b++) print line[b] }'
}

judge_alone() {
  local out
  # In Qt's headers the analyzer sees leaks that are none; what it says of files that are not ours does not count.
  # shellcheck disable=SC2086
  if out=$("$tool" --quiet -p build/tidy $(printf -- '--extra-arg=%s ' $analyzer) "$1" 2>&1) ||
    { grep -q '^/usr/.* error: ' <<<"$out" && ! grep ' error: ' <<<"$out" | grep -qv '^/usr/'; }; then
    echo "pass $1"
  else
    printf '%s\n' "$out" | grep -v 'warnings generated' >&2
    echo "fail $1"
  fi
}

# The check readability-duplicate-include, which glued files cannot pass.
includes_twice() { grep -h '^#include' "$1" | sort | uniq -d | grep -q .; }

# What a file defines for itself alone: constants, and functions and types of its namespace without a name.
own_names_of() {
  {
    grep '^[a-z]' "$1" | grep -v '^static_assert' | grep -oE '\bk[A-Z][A-Za-z0-9]*( =|\{|\[)' | grep -oE '^[A-Za-z0-9]+'
    awk '
      /^namespace \{/ { inside = 1 }
      /^}  \/\/ namespace$/ { inside = 0 }
      !inside { next }
      /^using namespace/ { next }
      /^(struct|class|enum|using) [A-Za-z]/ { print $1 == "enum" && $2 == "class" ? $3 : $2; next }
      /^[A-Za-z[][^={(]*[ *&][A-Za-z0-9]+\(/ { match($0, /[A-Za-z0-9]+\(/); print substr($0, RSTART, RLENGTH - 1) }' "$1"
  } | tr -dc 'A-Za-z0-9\n' | sort -u
}

# Glues files. What a file defines for itself gets the number of the file to its name.
# The glued file lies where the same .clang-tidy holds as for its parts.
glue() {
  local folder=build/tidy/glued file glued part=0 names
  case $1 in tests/*) folder=$folder/tests ;; esac
  glued=$(mktemp "$folder/XXXXXX.cpp")
  for file in "$@"; do
    part=$((part + 1))
    names=$(own_names_of "$file" | paste -sd '|')
    printf '#line 1 "%s"\n' "$root/$file"
    perl -pe "s{(?<![\\w.>:/\"])($names)\\b}{\${1}In$part}g if '$names'" "$file"
  done >"$glued"
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

# Some checks do not heed #line: their findings get their own place here; and names get back what they were.
placed() {
  awk -v glued="$1" '
    NR == FNR { if (/^#line 1 "/) { split($0, part, "\""); begin[++parts] = FNR; name[parts] = part[2] } next }
    index($0, glued ":") == 1 || index($0, ENVIRON["root"] "/" glued ":") == 1 {
      rest = substr($0, index($0, glued ":") + length(glued) + 1)
      line = rest + 0
      for (i = parts; i > 1 && begin[i] > line; i--);
      sub(/^[0-9]+/, "", rest)
      $0 = name[i] ":" line - begin[i] rest
    }
    { gsub(/In[0-9]+/, ""); print }' "$1" -
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
  said=$(eval "$tool --quiet --checks=-readability-duplicate-include $glued -- $flags $analyzer" 2>/dev/null | placed "$glued")
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
export -f judge_batch judge_alone flags_of includes_twice own_names_of glue misfits placed
export tool compiler root analyzer
batches | xargs -d '\n' -P 2 -I{} bash -c 'judge_batch $1' _ {}
