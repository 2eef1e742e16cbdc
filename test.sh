#!/usr/bin/env bash
# Builds and tests Painlevé Lab:  ./test.sh [--full]
#   plain   all tests, formatting, clang-tidy on changed files, ThreadSanitizer on core and worker
#   --full  also AddressSanitizer and UBSan on everything, clang-tidy on all files, fuzzing, benchmarks
# The last line is "N passed, N failed"; the exit code is not 0 if anything failed.
set -uo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
. "$root/scripts/common.sh"
. "$root/scripts/stages.sh"

full=no
case ${1:-} in
  "") ;;
  --full) full=yes ;;
  *) say "usage: ./test.sh [--full]"; exit 2 ;;
esac
cd "$root" || exit 1

stage "packages" scripts/packages.sh "$([ "$full" = yes ] && echo full || echo test)" || {
  failed=1
  finish
}

stage "build" build_preset check && {
  stage "tests: core, papers, worker, architecture" run_tests check '^(core|paper|worker|arch)$'
  stage "tests: window and program (virtual screen)" run_tests check '^(ui|app)$' with_screen
}
stage "format" gate scripts/format.sh
if [ "$full" = yes ]; then
  stage "clang-tidy, all files" tidy all
else
  stage "clang-tidy, changed files" tidy changed
fi
stage "build (tsan)" build_preset tsan core_tests paper_tests worker_tests &&
  stage "ThreadSanitizer: core, papers, worker" run_tests tsan '^(core|paper|worker)$' without_aslr

if [ "$full" = yes ]; then
  # Without the benchmarks: nobody times a program that is watched.
  stage "build (asan)" build_preset asan architecture_test core_tests paper_tests worker_tests ui_tests app_tests && {
    stage "AddressSanitizer, UBSan: core, papers, worker" run_tests asan '^(core|paper|worker|arch)$' without_aslr
    export ASAN_OPTIONS=detect_leaks=0 # D-Bus and ICU leak by themselves
    stage "AddressSanitizer, UBSan: window and program" run_tests asan '^(ui|app)$' with_screen
    unset ASAN_OPTIONS
  }
  stage "fuzzing, 60 s" fuzz 60
  stage "benchmarks, short" benchmarks
fi
finish
