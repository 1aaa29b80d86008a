#!/usr/bin/env bash
# Type-checks the SwiftUI sources of the examples where there is no SwiftUI, against the stand-in
# in Tools/SwiftUI: once as for macOS and once as for iOS, each time with previews and whatever else
# is in #if DEBUG. The App target of an example of several targets can be checked only once that is
# built, since the other modules that it imports are taken from there; an example of one target is
# checked whole.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ "$(uname)" = Darwin ]; then
  echo "SwiftUI is at hand: swift build has type-checked the views."
  exit 0
fi

stand_in=Tools/SwiftUI
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# compile PLATFORM PACKAGE MODULE ARGUMENT…: in full but for machine code, as the examples are.
compile() {
  local platform=$1 package=$2 module=$3
  shift 3
  local features=()
  while read -r feature; do
    features+=(-enable-upcoming-feature "$feature")
  done < <(grep -oP 'enableUpcomingFeature\("\K\w+' Examples/Users/Package.swift)
  swiftc -swift-version 6 -D DEBUG -warnings-as-errors "${features[@]}" -package-name "$package" \
    -parse-as-library -wmo -module-name "$module" -I "$work/$platform/modules" \
    -emit-module-path "$work/$platform/modules/$module.swiftmodule" \
    -emit-sil -o "$work/$platform/sil/$module.sil" "$@"
}

# A frame with what belongs to one platform alone.
build_stand_in() {
  local platform=$1 frame=$2
  mkdir -p "$work/$platform/modules" "$work/$platform/sil"
  local sources=("$stand_in/SwiftUI"/*.swift)
  [ ! -d "$stand_in/SwiftUI/$platform" ] || sources+=("$stand_in/SwiftUI/$platform"/*.swift)
  compile "$platform" stand-in "$frame" "$stand_in/SwiftUI/Unavailable.swift" \
    "$stand_in/$frame"/*.swift
  compile "$platform" stand-in SwiftUI "${sources[@]}"
}

# source_files DIRECTORY: its Swift files, as arguments for mapfile.
source_files() {
  find "$1" -name '*.swift' | LC_ALL=C sort
}

# The sources as they are on a platform: what stands behind #if os(…) is checked, too.
copy_sources() {
  local platform=$1 example=$2 copy=$work/$1/$2
  mkdir -p "$copy"
  cp -r "$example/Sources" "$copy"
  find "$copy" -name '*.swift' -exec grep -q 'canImport(SwiftUI)' {} \; \
    -exec sed -i "s/\bos($platform)/true/g" {} +
}

# plan EXAMPLE, modules EXAMPLE: how it was built and to where, by `make examples` or on its own.
plan() {
  local shared=.build/examples/${1##*/}.yaml
  if [ -f "$shared" ]; then echo "$shared"; else echo "$1/.build/debug.yaml"; fi
}

modules() {
  if [ "$(plan "$1")" = "$1/.build/debug.yaml" ]; then
    echo "$1/.build/debug/Modules"
  else
    echo .build/examples/debug/Modules
  fi
}

# has_app EXAMPLE PREFIX: whether the modules are built that an App target imports.
has_app() {
  [ -f "$(plan "$1")" ] && [ -f "$(modules "$1")/$2Server.swiftmodule" ]
}

# check PLATFORM EXAMPLE PREFIX: the modules of an example, from Domain to App.
check() {
  local platform=$1 example=$2 prefix=$3
  local package=${example##*/} layer files=() found=()
  package=${package,,}
  copy_sources "$platform" "$example"
  for layer in Domain Presentation; do
    mapfile -t files < <(source_files "$work/$platform/$example/Sources/$layer")
    compile "$platform" "$package" "$prefix$layer" "${files[@]}"
  done
  has_app "$example" "$prefix" || return 0
  mapfile -t found < <(
    grep -m 1 "\"-module-name\",\"${prefix}App\"" "$(plan "$example")" \
      | grep -oP '"-Xcc","\K(-fmodule-map-file=[^"]*|-I","-Xcc","[^"]*)' \
      | sed 's/","-Xcc","/\n/' | sed 's/^/-Xcc\n/')
  mapfile -t files < <(source_files "$work/$platform/$example/Sources/App")
  compile "$platform" "$package" "${prefix}App" "${files[@]}" \
    -I "$(modules "$example")" "${found[@]}"
}

# check_whole PLATFORM EXAMPLE: an example that is one module.
check_whole() {
  local platform=$1 example=$2 name=${2##*/} files=()
  copy_sources "$platform" "$example"
  mapfile -t files < <(source_files "$work/$platform/$example/Sources")
  compile "$platform" "${name,,}" "$name" "${files[@]}"
}

# together COMMAND…, one per line on standard input: at once, with the errors of all that fail.
together() {
  local number=0 failed=0 line jobs=()
  while read -r line; do
    # shellcheck disable=SC2086 # a line is a command with its words
    $line >"$work/log.$number" 2>&1 &
    jobs+=($!)
    number=$((number + 1))
  done
  for number in "${!jobs[@]}"; do
    wait "${jobs[$number]}" && continue
    failed=1
    sed -E "s#$work/[A-Za-z]+/##" "$work/log.$number" >&2
  done
  return "$failed"
}

# refuse FILE: a wrong view has to be refused, and for the reason in its first line.
refuse() {
  local file=$1 name=${1##*/} reason
  reason=$(sed -n '1s#^// error: ##p' "$file")
  if compile macOS wrong "${name%.swift}" "$file" >"$work/$name.log" 2>&1; then
    echo "$file: this is wrong, and nothing complains"
    return 1
  elif [ -z "$reason" ] || ! grep -qF "error: $reason" "$work/$name.log"; then
    echo "$file: refused, but not for '$reason':"
    cat "$work/$name.log"
    return 1
  fi
}

# Every function, property, case and type of the stand-in that no example makes use of.
unused() {
  cat "$work"/*/sil/{Users,Food,Colleagues,Books}*.sil >"$work/examples.sil"
  cat "$work"/*/sil/{SwiftUI,UIKit,AppKit}.sil >"$work/stand-in.sil"
  # shellcheck disable=SC2016 # the dollar is a part of mangled names
  grep -ohP '_ref \K@\$s\w+' "$work/examples.sil" "$work/stand-in.sil" | sort -u >"$work/called"
  # shellcheck disable=SC2016 # the same
  grep -oP '^sil (\[[^]]*\] )*\K@\$s(7SwiftUI|5UIKit|6AppKit)\w+' "$work/stand-in.sil" \
    | sort -u | comm -23 - "$work/called" | cut -c 2- | swift demangle --simplified --compact \
    | grep -vE '\.wrappedValue\.|\.modify$|_deinit$' || true
  local name
  grep -rhoP '^\s+case \K[\w, ]+' "$stand_in" --include='*.swift' | tr -d ' ' | tr , '\n' \
    | while read -r name; do
      grep -qP "enum \\$\S+, #\S+\.$name!enumelt" "$work/examples.sil" "$work/stand-in.sil" || echo "case $name"
    done
  grep -rhoP 'public (final )?(struct|class|enum) \K\w+' "$stand_in" \
    --include='*.swift' | while read -r name; do
      grep -qw "$name" "$work/examples.sil" || echo "type $name"
    done
}

# count PROTOCOL EXAMPLE: how many types of an example conform to it.
count() {
  grep -rhE "struct \w+(<.*>)?: $1\b" "$2/Sources" --include='*.swift' | wc -l
}

# counted EXAMPLE: what of it was checked, such as '6 views and 2 previews'.
counted() {
  local previews
  previews=$(count PreviewProvider "$1")
  if [ "$previews" = 0 ]; then
    echo "$(count View "$1") views"
  else
    echo "$(count View "$1") views and $previews previews"
  fi
}

together <<END
build_stand_in macOS AppKit
build_stand_in iOS UIKit
END

whole=(Examples/Colleagues Examples/Books)

# The script proves in each run that it can fail.
probes=("$stand_in"/Refused/*.swift)
{
  printf 'refuse %s\n' "${probes[@]}"
  for platform in macOS iOS; do
    echo "check $platform Examples/Users Users"
    echo "check $platform Examples/FoodOrdering Food"
    for example in "${whole[@]}"; do echo "check_whole $platform $example"; done
  done
} >"$work/commands"
together <"$work/commands"

complete=yes
for pair in Users:Users FoodOrdering:Food; do
  example=Examples/${pair%:*}
  note=
  if ! has_app "$example" "${pair#*:}"; then
    note=", its App not: build $example first"
    complete=no
  fi
  echo "$example: $(counted "$example") type-check$note"
done
for example in "${whole[@]}"; do
  echo "$example: $(counted "$example") type-check"
done
echo "$stand_in: ${#probes[@]} wrong views are refused"

if [ $complete = yes ]; then
  superfluous=$(unused)
  if [ -n "$superfluous" ]; then
    echo "No example uses this of $stand_in, so that it has to go:" >&2
    echo "$superfluous" >&2
    exit 1
  fi
fi
