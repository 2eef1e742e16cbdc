#!/usr/bin/env bash
# Installs what is missing:  scripts/packages.sh run | test | full
# Names are chosen by what apt knows, not by the name of the release. "a|b" is the first that exists; "?a" may be absent.
# A call that finds everything in place asks dpkg once and returns; apt is not touched.
set -uo pipefail

purpose=${1:-run}
say() { printf '%s\n' "$*" >&2; }

run=(
  g++ cmake ninja-build pkg-config
  qt6-base-dev ?libqt6opengl6-dev "libqt6svg6-dev|qt6-svg-dev" ?qt6-svg-plugins
  qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools libgl-dev libxcb1-dev
  libvtk9-dev libqcustomplot-dev "?libqcustomplot2.1-qt6|libqcustomplot2.1-qt6t64"
  libeigen3-dev libboost-dev nlohmann-json3-dev libfmt-dev libcli11-dev libtbb-dev
  libavcodec-dev libavformat-dev libavutil-dev libswscale-dev
  fonts-noto-core libgl1-mesa-dri xvfb xauth
)
test=(
  git libgtest-dev libgmock-dev librapidcheck-dev libbenchmark-dev libvalijson-dev xdotool ffmpeg python3 file locales
  "clang-14|clang" "clang-tidy-14|clang-tidy" "clang-format-14|clang-format" ?ccache
)
full=("libclang-rt-14-dev|libclang-rt-dev|libclang-common-14-dev")

case $purpose in
  run) wanted=("${run[@]}"); why="to build and run Painlevé Lab" ;;
  test) wanted=("${run[@]}" "${test[@]}"); why="to build and test Painlevé Lab" ;;
  full) wanted=("${run[@]}" "${test[@]}" "${full[@]}"); why="to build and test Painlevé Lab, with the fuzz targets" ;;
  *) say "usage: scripts/packages.sh run | test | full"; exit 2 ;;
esac

[ "${PAINLEVE_SKIP_PACKAGES:-}" = 1 ] && exit 0
if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  say "This machine has no apt. Painlevé Lab needs, $why, what these Debian packages hold:"
  say "  ${wanted[*]#\?}"
  say "Install their counterparts, then call again with PAINLEVE_SKIP_PACKAGES=1."
  exit 1
fi

installed=" $(dpkg-query -W -f '${db:Status-Abbrev}${Package}\n' 2>/dev/null | sed -n 's/^ii *//p' | tr '\n' ' ')"
missing=()
for entry in "${wanted[@]}"; do
  found=no
  IFS='|' read -ra names <<<"${entry#\?}"
  for name in "${names[@]}"; do [[ $installed == *" $name "* ]] && found=yes; done
  [ $found = yes ] || missing+=("$entry")
done

# What may be absent, and was not known when asked before, is not asked for again.
stamp=$(dirname "${BASH_SOURCE[0]}")/../build/packages-unknown
unknown=" $(cat "$stamp" 2>/dev/null) "
ask=()
for entry in "${missing[@]}"; do
  [[ $entry == \?* && $unknown == *" $entry "* ]] || ask+=("$entry")
done
[ ${#ask[@]} -eq 0 ] && exit 0

root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || { say "Missing, $why: ${ask[*]#\?}. Installing needs root, and there is no sudo."; exit 1; }
  root=(sudo)
fi
say "Asking apt for what is missing $why: ${ask[*]#\?}"
"${root[@]}" apt-get update -q >/dev/null || say "(apt-get update failed; going on with the lists that are here)"

choose() { # the first name that apt can install
  local name
  IFS='|' read -ra names <<<"${1#\?}"
  for name in "${names[@]}"; do
    [[ $(apt-cache policy "$name" 2>/dev/null) =~ Candidate:\ [^\(] ]] && { echo "$name"; return 0; }
  done
  return 1
}
chosen=() lacking=() absent=()
for entry in "${ask[@]}"; do
  if name=$(choose "$entry"); then chosen+=("$name")
  elif [[ $entry == \?* ]]; then absent+=("$entry")
  else lacking+=("$entry"); fi
done
if [ ${#lacking[@]} -gt 0 ]; then
  say "apt knows none of: ${lacking[*]}"
  say "Painlevé Lab needs Debian 12 or newer, or an Ubuntu with Qt 6.4, VTK 9.1 and QCustomPlot for Qt 6."
  exit 1
fi
if [ ${#absent[@]} -gt 0 ]; then
  mkdir -p "$(dirname "$stamp")" && printf '%s ' "${absent[@]}" >>"$stamp"
fi
[ ${#chosen[@]} -eq 0 ] && exit 0
say "Installing: ${chosen[*]}"
"${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${chosen[@]}" >&2 || {
  say "apt could not install them; see above."
  exit 1
}
