#!/usr/bin/env bash
# Creates projects with `strata new` and proves them: each builds without a warning, passes its
# tests, runs, has no finding, every file in its layer with a confidence of 0.8 at least, views that
# type-check against the stand-ins in Tools/SwiftUI and Tools/UIKit, those of one more screen too, and a wrong one that
# does not, and an undo that leaves nothing.
# With --mutants, each test has to fail under some way of breaking what it tests.
#
# usage: Scripts/created.sh STRATA [--all] [--mutants]    a few combinations, or all of them
set -euo pipefail
cd "$(dirname "$0")/.."
strata=$(realpath "$1")
scripts=$PWD/Scripts
stand_in=$PWD/Tools/SwiftUI
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# compile MODULE ARGUMENT…: in full but for machine code.
warnings=-warnings-as-errors
compile() {
  local module=$1
  shift
  swiftc -swift-version 6 -D DEBUG "$warnings" -parse-as-library -wmo \
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
  compile UIKit "${features[@]}" "$stand_in"/../UIKit/*.swift
}

# check_views NAME: all sources of a project as they are where there is SwiftUI or UIKit.
check_views() {
  local name=$1 layer files
  if [ ! -f Package.swift ] || ! grep -rqE 'import (SwiftUI|UIKit)' Sources; then return 0; fi
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

# compile_screens NAME: the module of a project that holds its screens.
compile_screens() {
  local files module=$1Presentation folder=Sources/Presentation
  if grep -q 'path: "Sources"' Package.swift; then
    module=$1App
    folder=Sources
  fi
  mapfile -t files < <(find "$folder" -name '*.swift')
  compile "$module" "${files[@]}"
}

# check_controllers NAME: controllers do not type-check any more once one asks for what none has.
check_controllers() {
  local controller
  if [ ! -f Package.swift ] || ! grep -rq 'import UIKit' Sources; then return 0; fi
  controller=$(grep -rl ': UITableViewController' Sources | sort | sed -n 1p)
  sed -i 's/^\( *\)tableView.reloadData()$/&\n\1tableView.noSuchMember()/' "$controller"
  if compile_screens "$1" 2> "$work/screen.txt"; then
    echo "$controller: this is wrong, and nothing complains"
    return 1
  fi
  grep -q "error: .*noSuchMember" "$work/screen.txt" || { cat "$work/screen.txt"; return 1; }
  sed -i '/noSuchMember/d' "$controller"
}

# check_screen NAME: one more screen type-checks, what a person has to decide being a warning, and does
# not any more once it asks a view for what none has.
check_screen() {
  local view folder warnings=-suppress-warnings
  if [ ! -f Package.swift ] || ! grep -rq SwiftUI Sources; then return 0; fi
  if ! "$strata" add screen Receipt --yes > "$work/screen.txt" 2>&1; then
    # Of two features, neither has more of a say: the answer names the places to choose from.
    folder=$(sed -n "s/.*is undecided: files like it speak for '\([^']*\)'.*/\1/p" "$work/screen.txt")
    [ -n "$folder" ] && "$strata" add screen Receipt --in "$folder" --yes > "$work/screen.txt" 2>&1 \
      || { cat "$work/screen.txt"; return 1; }
  fi
  compile_screens "$1" || return 1
  view=$(grep -rl 'struct Receipt.*: View' Sources)
  sed -i 's/^\( *\).*var body: some View {$/&\n\1    Text("wrong").noSuchModifier()/' "$view"
  if compile_screens "$1" 2> "$work/screen.txt"; then
    echo "$view: this is wrong, and nothing complains"
    return 1
  fi
  grep -q "error: .*noSuchModifier" "$work/screen.txt" || { cat "$work/screen.txt"; return 1; }
  sed -i '/noSuchModifier/d' "$view"
  "$strata" undo > /dev/null
}

# create NAME FOLDER ARGUMENT…: a project of a name in a new folder.
create() {
  local name=$1 folder=$2
  shift 2
  rm -rf "$folder"
  "$strata" new "$name" --in "$folder" "$@" --yes > "$work/new.txt" 2>&1 \
    || { cat "$work/new.txt"; return 1; }
}

# check_places: no file is placed by a guess.
check_places() {
  "$strata" layers --format json --no-cache 2> /dev/null | python3 -c '
import json, sys
document = json.load(sys.stdin)
unsure = [f for f in document["files"] if f["confidence"] < 0.8]
for f in unsure: print(f["file"], f["layer"], f["confidence"])
sys.exit(bool(unsure) or not document["files"])'
}

# undo TITLE: nothing is left of a project.
undo() {
  "$strata" undo > /dev/null
  [ -z "$(find . -type f)" ] || { find . -type f; echo "$1 is not undone"; return 1; }
}

# prove NAME SCHOOL UI TESTS LAYOUT CACHE MANIFEST FEATURE…
prove() {
  local name=$1 school=$2 ui=$3 tests=$4 layout=$5 cache=$6 manifest=$7 features=() feature
  local folder=$work/$1 title="$school, $ui, $tests, $layout, $cache, $manifest:" noticed=
  shift 7
  for feature in "$@"; do features+=(--feature "$feature"); done
  local arguments=(--school "$school" --ui "$ui" --tests "$tests" --layout "$layout" \
    --cache "$cache" "${features[@]}")
  create "$name" "$folder" "${arguments[@]}" --project "$manifest" \
    || { echo "$title not created"; return 1; }
  cd "$folder"
  "$strata" check --info --no-cache > "$work/check.txt" || true
  grep -q '^No errors or warnings' "$work/check.txt" \
    && ! grep -q '\(info\|warning\|error\): ' "$work/check.txt" \
    || { cat "$work/check.txt"; echo "$title has findings"; return 1; }
  check_places || { echo "$title is placed by a guess"; return 1; }
  if [ "$manifest" != package ]; then
    # No generator of Xcode projects is at hand: the same sources are built as a package.
    create "$name" "$work/package/$name" "${arguments[@]}" || { echo "$title is no package"; return 1; }
    diff -r Sources "$work/package/$name/Sources" && diff -r Tests "$work/package/$name/Tests" \
      || { echo "$title has other sources than a package"; return 1; }
    undo "$title" || return 1
    cd "$work/package/$name"
  fi
  # The build is kept between combinations: what is common is not compiled again.
  local build=(--scratch-path "$work/build" -Xswiftc -warnings-as-errors)
  swift build --build-tests "${build[@]}" > "$work/build.txt" 2>&1 \
    || { grep error: "$work/build.txt"; echo "$title does not build"; return 1; }
  swift test --skip-build "${build[@]}" > "$work/test.txt" 2>&1 \
    || { cat "$work/test.txt"; echo "$title fails its tests"; return 1; }
  swift run --skip-build "${build[@]}" "${name}App" > "$work/run.txt" 2>&1 || true
  grep -q '^  1  ' "$work/run.txt" || { cat "$work/run.txt"; echo "$title does not run"; return 1; }
  check_views "$name" || { echo "$title has views that do not type-check"; return 1; }
  check_controllers "$name" || { echo "$title has controllers that cannot be wrong"; return 1; }
  check_screen "$name" || { echo "$title takes no further screen that type-checks"; return 1; }
  if [ -n "$mutants" ]; then
    "$scripts/mutants.py" . "$work/mutants/build" > "$work/mutants.txt" 2>&1 \
      || { cat "$work/mutants.txt"; echo "$title has tests that test nothing"; return 1; }
    noticed="; $(tail -1 "$work/mutants.txt")"
  fi
  undo "$title" || return 1
  local count
  count=$(grep -ohE '(Executed|run with) [1-9][0-9]* tests' "$work/test.txt" | tail -1)
  echo "$title ${count//[^0-9]/} tests pass$noticed"
  cd "$work"
}

all=--few
mutants=
for option in "${@:2}"; do
  case $option in
    --all) all= ;;
    --mutants) mutants=yes ;;
    *) echo "created.sh: what is '$option'?" >&2; exit 2 ;;
  esac
done

build_stand_in
mkdir -p "$work/mutants" "$work/package"
# shellcheck disable=SC2086 # no argument, if all are wanted
"$scripts/combinations.py" $all > "$work/combinations.txt"
proved=0
while read -r -a combination; do
  prove "${combination[@]}" < /dev/null
  proved=$((proved + 1))
done < "$work/combinations.txt"
echo "$proved combinations are proved"
