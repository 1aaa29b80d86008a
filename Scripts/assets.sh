#!/usr/bin/env bash
# Print the script and the style of the report's page as Swift: every file is a raw string. Its first
# line is a comment that says what it is for, and becomes the docstring.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/.."
folder=Sources/StrataPresentation/Page/Report/Assets

# constant FILE KIND: the file as a constant.
constant() {
  local name
  name=$(basename "$1")
  awk -v name="${name%.*}$2" '
    function fail(why) {
      print "error: " FILENAME ":" FNR ": " why > "/dev/stderr"
      failed = 1
      exit 1
    }
    FNR == 1 {
      if (!sub(/^\/\/ /, "") && !(sub(/^\/\* /, "") && sub(/ \*\/$/, "")))
        fail("begin with a line of comment that says what the file is for")
      print "\n  /// " $0 "\n  static let " name " = #\"\"\""
      next
    }
    /\\#|"""#/ { fail("neither \\# nor \"\"\"# can stand in the string of Swift") }
    { print $0 == "" ? "" : "    " $0 }
    END { if (!failed) print "    \"\"\"#" }
  ' "$1"
}

cat <<'HEAD'
// Written by `make generate` from the files in Sources/StrataPresentation/Page/Report/Assets.

/// The script and the style of the page, as they stand in their files.
enum PageAssets {
HEAD
{
  for file in "$folder"/*.js; do constant "$file" Script; done
  for file in "$folder"/*.css; do constant "$file" Style; done
} | sed 1d
echo "}"
