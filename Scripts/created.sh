#!/usr/bin/env bash
# Creates projects with `strata new` and proves them: each builds without a warning, passes its
# tests, runs, has no finding, every file in its layer with a confidence of 0.8 at least, views that
# type-check against the stand-in in Tools/SwiftUI, and an undo that leaves nothing.
#
# usage: Scripts/created.sh STRATA [--all]    a few combinations, or all of them
set -euo pipefail
cd "$(dirname "$0")/.."
strata=$(realpath "$1")
stand_in=$PWD/Tools/SwiftUI
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# compile MODULE ARGUMENT…: in full but for machine code.
compile() {
  local module=$1
  shift
  swiftc -swift-version 6 -D DEBUG -warnings-as-errors -parse-as-library -wmo \
    -module-name "$module" -package-name created -I "$work/modules" \
    -emit-module-path "$work/modules/$module.swiftmodule" \
    -emit-sil -o "$work/$module.sil" "$@"
}

# The stand-in is compiled as for macOS.
build_stand_in() {
  mkdir -p "$work/modules"
  local features=(-enable-upcoming-feature InternalImportsByDefault)
  compile AppKit "${features[@]}" "$stand_in/SwiftUI/Unavailable.swift" "$stand_in"/AppKit/*.swift
  compile SwiftUI "${features[@]}" "$stand_in"/SwiftUI/*.swift
}

# check_views NAME: all sources of a project as they are where there is SwiftUI.
check_views() {
  local name=$1 layer files
  if [ ! -f Package.swift ] || ! grep -rq SwiftUI Sources; then return 0; fi
  if grep -q 'path: "Sources"' Package.swift; then
    mapfile -t files < <(find Sources -name '*.swift')
    compile "${name}App" "${files[@]}"
    return
  fi
  for layer in Domain Data Presentation App; do
    mapfile -t files < <(find "Sources/$layer" -name '*.swift')
    compile "$name$layer" "${files[@]}"
  done
}

# prove NAME SCHOOL UI TESTS LAYOUT FEATURE…
prove() {
  local name=$1 school=$2 ui=$3 tests=$4 layout=$5 features=() feature folder=$work/$1
  local title="$school, $ui, $tests, $layout:"
  shift 5
  for feature in "$@"; do features+=(--feature "$feature"); done
  # The build is kept between combinations: what is common is not compiled again.
  rm -rf "$folder"
  (cd "$work" && "$strata" new "$name" --school "$school" --ui "$ui" --tests "$tests" \
    --layout "$layout" "${features[@]}" --yes > "$work/new.txt") \
    || { cat "$work/new.txt"; echo "$title not created"; return 1; }
  cd "$folder"
  "$strata" check --info --no-cache > "$work/check.txt" || true
  grep -q '^No errors or warnings' "$work/check.txt" \
    && ! grep -q '\(info\|warning\|error\): ' "$work/check.txt" \
    || { cat "$work/check.txt"; echo "$title has findings"; return 1; }
  "$strata" layers --format json --no-cache 2> /dev/null | python3 -c '
import json, sys
document = json.load(sys.stdin)
unsure = [f for f in document["files"] if f["confidence"] < 0.8]
for f in unsure: print(f["file"], f["layer"], f["confidence"])
sys.exit(bool(unsure))' || { echo "$title is placed by a guess"; return 1; }
  swift build --build-tests --scratch-path "$work/build" -Xswiftc -warnings-as-errors \
    > "$work/build.txt" 2>&1 || { grep error: "$work/build.txt"; echo "$title does not build"; return 1; }
  swift test --skip-build --scratch-path "$work/build" -Xswiftc -warnings-as-errors \
    > "$work/test.txt" 2>&1 || { cat "$work/test.txt"; echo "$title fails its tests"; return 1; }
  swift run --skip-build --scratch-path "$work/build" -Xswiftc -warnings-as-errors "${name}App" \
    > "$work/run.txt" 2>&1
  grep -q '^  1  ' "$work/run.txt" || { cat "$work/run.txt"; echo "$title does not run"; return 1; }
  check_views "$name" || { echo "$title has views that do not type-check"; return 1; }
  "$strata" undo > /dev/null
  [ -z "$(find . -type f)" ] || { find . -type f; echo "$title is not undone"; return 1; }
  echo "$title $(grep -ohE '(Executed|run with) [1-9][0-9]* tests' "$work/test.txt" | tail -1 | grep -oE '[0-9]+') tests pass"
  cd - > /dev/null
}

build_stand_in
if [ "${2:-}" = --all ]; then
  for school in layered router pragmatic domain-first; do
    for ui in swiftui none; do
      for tests in testing xctest; do
        prove Users $school $ui $tests split
        prove Shop $school $ui $tests split Order Category
      done
    done
  done
  for tests in testing xctest; do
    prove Users layered swiftui $tests tree
    prove Shop layered none $tests tree OrderItem Customer
  done
else
  prove Users layered swiftui testing tree
  prove Shop router swiftui xctest split Order Category
  prove Shop pragmatic none testing split OrderItem
  prove Users domain-first swiftui testing split
fi
