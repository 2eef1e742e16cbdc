#!/usr/bin/env bash
# Builds Painlevé Lab and starts it:  ./run.sh [arguments of painleve-lab]
# Installs missing packages first (Debian, Ubuntu). All messages of this script go to standard error.
set -uo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
. "$root/scripts/common.sh"

"$root/scripts/packages.sh" run || exit 1
configure release || exit 1
build release painleve-lab || exit 1

program=$root/build/release/painleve-lab
scene=$root/resources/scenes/fig2_mu14.json

# Without a screen: draw the window once on a virtual one, and compute the numbers.
first_light() {
  local out=$root/build/first-light status=0 code
  say "No display (DISPLAY and WAYLAND_DISPLAY are empty): drawing the window on a virtual screen instead."
  mkdir -p "$out" && rm -f "$out"/*
  with_screen "$program" --screenshot "$out/window.png" "$1" || status=$?
  "$program" simulate "$1" --csv "$out/trajectory.csv" --events "$out/events.json"
  code=$?
  [ $status -ne 0 ] || status=$code
  say "The scene:      $1"
  for file in window.png trajectory.csv events.json; do
    if [ -s "$out/$file" ]; then say "  $out/$file"; else say "  $out/$file is missing"; status=${status/#0/1}; fi
  done
  exit "$status"
}

if has_display; then exec "$program" "$@"; fi
case ${1:-} in
  "") first_light "$scene" ;;
  export | --screenshot) with_screen "$program" "$@" ;;
  *.json) if [ $# -eq 1 ]; then first_light "$1"; else exec "$program" "$@"; fi ;;
  *) exec "$program" "$@" ;;
esac
