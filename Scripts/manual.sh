#!/bin/sh
# Print the manual page: what swift-argument-parser's own tool writes from the options, with examples
# as they are typed, and what options do not tell: environment, files, exit codes. It is dated today,
# unless it says what the page says that there is.
set -eu
# The tool's help speaks the language of the environment; the page is in English.
export LC_ALL=C
cd "$(dirname "$0")/.."
page=Documentation/Manual/strata.1
swift=${SWIFT:-swift}
$swift build --quiet --product generate-manual
bin=$($swift build --show-bin-path)

written=$("$bin/generate-manual" "$bin/strata" --output-directory - |
  awk -v version="$("$bin/strata" --version)" '
    /^\.Sh "EXIT STATUS"$/ { exit }
    /^\.Os$/ { print ".Os Strata " version; next }
    /^Example:$/ { print ".Pp"; print; print ".Bd -literal"; isExample = 1; gap = 0; next }
    isExample && !/^  / { print ".Ed"; isExample = 0 }
    # A gap is one paragraph before text, and none before the next entry.
    /^$|^\.Pp$/ { gap = 1; next }
    gap && !/^\.(It|El|Bl)/ { print ".Pp" }
    { gap = 0; print }
  '
  cat Scripts/manual-end.mdoc)

undated() { grep -v '^\.Dd '; }
if [ -f "$page" ] && [ "$(undated < "$page")" = "$(printf '%s\n' "$written" | undated)" ]; then
  cat "$page"
else
  printf '%s\n' "$written"
fi
