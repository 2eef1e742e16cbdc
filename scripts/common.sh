# shellcheck shell=bash disable=SC2154
# Shared by run.sh and test.sh; sourced, with $root set to the top of the source tree.

say() { printf '%s\n' "$*" >&2; }
cores() { nproc 2>/dev/null || echo 2; }

# configure PRESET [cmake options]: quiet unless it fails
configure() {
  local preset=$1 log
  shift
  mkdir -p "$root/build"
  log=$root/build/configure-$preset.log
  (cd "$root" && cmake --preset "$preset" "$@") >"$log" 2>&1 || { cat "$log" >&2; return 1; }
}

# build PRESET [targets]
build() {
  local preset=$1
  shift
  cmake --build "$root/build/$preset" -j "$(cores)" ${1+--target "$@"} >&2
}

# A virtual screen where there is none.
with_screen() {
  xvfb-run -a -s "-screen 0 1920x1200x24" "$@"
}

has_display() { [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; }
