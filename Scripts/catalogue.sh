#!/usr/bin/env bash
# Print the catalogue: every `static let …: Rule = Rule(` below Sources/StrataDomain/Rules, by family and name.
set -euo pipefail
cd "$(dirname "$0")/.."
cat <<'HEAD'
// Written by `make generate` from the files below Sources/StrataDomain/Rules.

extension Rule {
  /// Every rule, by family and name.
  package static let catalogue: [Rule] = [
HEAD
# Two lines a rule, `static let name: Rule = Rule(` and `"family.kebab"`: sorted by the identifier.
find Sources/StrataDomain/Rules -name '*.swift' -print0 | xargs -0 cat |
  awk '/package static let [A-Za-z]+: Rule = Rule\(/ { name = $4; sub(":", "", name); getline; split($0, part, "\""); print part[2], name }' |
  LC_ALL=C sort | while read -r _ name; do echo "    $name,"; done
echo "  ]"
echo "}"
