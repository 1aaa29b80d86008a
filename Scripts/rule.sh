#!/usr/bin/env bash
# Write the skeleton of a rule: one file, from its identifier `family.kebab-case`.
set -euo pipefail
cd "$(dirname "$0")/.."
id=${1:-}
if [[ ! $id =~ ^[a-z-]+\.[a-z-]+$ ]]; then
  echo "usage: make rule id=family.name-of-the-offence" >&2
  exit 2
fi
camel() { awk -F- '{ for (i = 1; i <= NF; i++) printf "%s", toupper(substr($i, 1, 1)) substr($i, 2) }' <<<"$1"; }
family=$(camel "${id%%.*}")
type=$(camel "${id#*.}")
name="$(tr '[:upper:]' '[:lower:]' <<<"${type:0:1}")${type:1}"
file=Sources/StrataDomain/Rules/$family/$type.swift
if [[ -e $file ]]; then
  echo "'$file' exists already" >&2
  exit 2
fi
mkdir -p "$(dirname "$file")"
cat >"$file" <<SWIFT
extension Rule {
  /// One line: who does what.
  package static let $name: Rule = Rule(
    "$id", .warning,
    summary: "What is the case when the rule speaks.",
    why: "What the offence costs.",
    fix: "The way out.",
    examples: [
      .bad(
        "the plainest case",
        """
        //- Domain/Example.swift
        ↓struct Example {}
        """),
      .good(
        "the best known trap",
        """
        //- Domain/Example.swift
        struct Example {}
        """),
    ]
  ) { codebase in
    []
  }
}
SWIFT
echo "$file: fill it in, add a second bad and a second good example, then 'make generate'"
