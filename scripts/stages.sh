# shellcheck shell=bash disable=SC2154
# The stages of test.sh; sourced after common.sh. Each counts into passed and failed.

passed=0 failed=0
timings=()

# stage NAME COMMAND…: runs, times, remembers. Returns the command's status.
stage() {
  local name=$1 begin=$SECONDS status
  shift
  say ""
  say "── $name"
  "$@"
  status=$?
  timings+=("$(printf '%6d s  %-5s %s' $((SECONDS - begin)) "$([ $status -eq 0 ] && echo ok || echo FAILS)" "$name")")
  return $status
}

finish() {
  say ""
  printf '%s\n' "${timings[@]}" "$(printf '%6d s        altogether' "$SECONDS")"
  [ -n "${no_check:-}" ] && printf '%s\n' "$no_check"
  printf '%d passed, %d failed\n' "$passed" "$failed"
  [ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
  exit $?
}

# gate COMMAND…: one check that is no test of a test program
gate() {
  if "$@"; then passed=$((passed + 1)); else
    failed=$((failed + 1))
    return 1
  fi
}

# The given targets, or all; targets that this tree does not have (an empty folder) are left out.
build_preset() {
  local preset=$1 targets=() name
  shift
  if ! configure "$preset"; then gate false; return 1; fi
  for name in "$@"; do
    ninja -C "$root/build/$preset" -t query "$name" >/dev/null 2>&1 && targets+=("$name")
  done
  if [ $# -gt 0 ] && [ ${#targets[@]} -eq 0 ]; then return 0; fi
  build "$preset" "${targets[@]}" || { gate false; return 1; }
}

# ThreadSanitizer of g++ 12 dislikes address spaces as random as newer kernels make them.
without_aslr() {
  if setarch "$(uname -m)" -R true 2>/dev/null; then setarch "$(uname -m)" -R "$@"; else "$@"; fi
}

# run_tests PRESET LABELS [WRAPPER]: ctest, then the cases counted from GoogleTest's own reports
run_tests() {
  local tree=$root/build/$1 labels=$2 status
  local reports=$tree/tests/reports log=$tree/Testing/Temporary/LastTestsFailed.log
  shift 2
  rm -rf "$reports" "$log"
  "$@" ctest --test-dir "$tree" -L "$labels" -j "$(cores)" --output-on-failure >&2
  status=$?
  count_reports "$reports" "$log" $status
  return $status
}

count_reports() {
  local reports=$1 log=$2 status=$3 good=0 bad=0 line name report
  sum() { # of an attribute over all elements of a name
    grep -h "^ *<$1 " "$reports"/*.xml 2>/dev/null | sed -n "s/.* $2=\"\([0-9]*\)\".*/\1/p" | awk '{ n += $1 } END { print n + 0 }'
  }
  bad=$(($(sum testsuites failures) + $(sum testsuites errors)))
  good=$(($(sum testsuites tests) - bad - $(sum testsuites disabled) - $(sum testsuite skipped)))
  # A suite that failed without saying so: it crashed, timed out, or a sanitizer spoke.
  while IFS= read -r line; do
    name=${line#*:}
    report=$reports/${name//\//_}.xml
    grep -q '<failure' "$report" 2>/dev/null || bad=$((bad + 1))
  done < <(cat "$log" 2>/dev/null)
  [ "$status" -ne 0 ] && [ $bad -eq 0 ] && bad=1
  passed=$((passed + good)) failed=$((failed + bad))
  say "   $good passed, $bad failed"
}

# tidy all|changed: a file is a check
tidy() {
  local list=$root/build/tidy.list good bad
  scripts/tidy.sh "$1" >"$list"
  case $? in
    0) ;;
    3) no_check="clang-tidy was not run: $(cat "$list")"; say "   $no_check"; return 0 ;;
    *) cat "$list" >&2; gate false; return 1 ;;
  esac
  good=$(grep -c '^pass ' "$list") bad=$(grep -c '^fail ' "$list")
  passed=$((passed + good)) failed=$((failed + bad))
  say "   $good files pass, $bad files fail"
  [ "$bad" -eq 0 ]
}

# fuzz SECONDS: shared among the targets
fuzz() {
  local compiler target name count=0 status=0
  compiler=$(command -v clang++-14 || command -v clang++) || { say "   no clang"; gate false; return 1; }
  if ! configure fuzz -DCMAKE_CXX_COMPILER="$compiler"; then gate false; return 1; fi
  local sources=("$root"/tests/fuzz/*.cpp)
  [ -e "${sources[0]}" ] || { say "   no fuzz targets"; return 0; }
  for target in "${sources[@]}"; do
    name=$(basename "$target" .cpp)
    build fuzz "$name" || { gate false; return 1; }
    count=$((count + 1))
  done
  for target in "${sources[@]}"; do
    name=$(basename "$target" .cpp)
    local found=$root/build/fuzz/corpus/$name seeds=()
    [ -d "$root/tests/fuzz/corpus/$name" ] && seeds=("$root/tests/fuzz/corpus/$name")
    mkdir -p "$found"
    (cd "$found" && "$root/build/fuzz/fuzz/$name" -max_total_time=$(($1 / count)) -timeout=10 -rss_limit_mb=2048 \
      -verbosity=0 -print_final_stats=1 "$found" "${seeds[@]}" >&2)
    gate [ $? -eq 0 ] || status=1
  done
  return $status
}

benchmarks() {
  build_preset bench benches || return 1
  [ -x "$root/build/bench/tests/benches" ] || { say "   no benchmarks"; return 0; }
  gate "$root/build/bench/tests/benches" --benchmark_min_time=0.01 >&2
}
