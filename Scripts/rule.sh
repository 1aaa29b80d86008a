#!/usr/bin/env bash
# Write the skeleton of a rule and of its edge cases, from its identifier `family.kebab-case`. It
# compiles and its tests pass as it is: it finds types called Placeholder in Domain. Texts wait for their Chinese half
# as `Phrase(untranslated:)`, which `make release` lists.
# usage: rule.sh FAMILY.NAME [FOLDER]   (default: Sources/StrataDomain/Rules)
set -euo pipefail
cd "$(dirname "$0")/.."
id=${1:-} rules=${2:-Sources/StrataDomain/Rules}
if [[ ! $id =~ ^[a-z-]+\.[a-z-]+$ ]]; then
  echo "usage: make rule id=family.name-of-the-violation" >&2
  exit 2
fi
camel() { awk -F- '{ for (i = 1; i <= NF; i++) printf "%s", toupper(substr($i, 1, 1)) substr($i, 2) }' <<<"$1"; }
family=$(camel "${id%%.*}")
type=$(camel "${id#*.}")
# Two families may have a rule of one name: the later one takes its family's name before it.
if grep -rqiE "static let $type: Rule" Sources/StrataDomain/Rules; then type=$family$type; fi
name="$(tr '[:upper:]' '[:lower:]' <<<"${type:0:1}")${type:1}"
file=$rules/$family/$type.swift
if [[ -e $file ]]; then
  echo "'$file' exists already" >&2
  exit 2
fi
mkdir -p "$(dirname "$file")"
cat >"$file" <<SWIFT
internal import StrataCode
internal import StrataModel

extension Rule {
  /// One line: who does what.
  package static let $name: Rule = Rule(
    "$id", .warning,
    summary: Phrase(untranslated: "What is the case when the rule reports something."),
    title: Phrase(untranslated: "its findings as a group"),
    step: Phrase(untranslated: "What to do, in a few words"),
    why: Phrase(untranslated: "What the violation costs."),
    fix: Phrase(untranslated: "What to do."),
    examples: [
      .bad(
        Phrase(untranslated: "the plainest case"),
        """
        //- Domain/Entities/Placeholder.swift
        struct ↓Placeholder: Equatable, Sendable { let name: String }
        """),
      .bad(
        Phrase(untranslated: "a less obvious case"),
        """
        //- Domain/Entities/OrderPlaceholder.swift
        struct ↓OrderPlaceholder: Equatable, Sendable { let name: String }
        """),
      .good(
        Phrase(untranslated: "how it is done right"),
        """
        //- Domain/Entities/Order.swift
        struct Order: Equatable, Sendable { let name: String }
        """),
      .good(
        Phrase(untranslated: "the best known trap"),
        """
        //- Presentation/Orders/OrderPlaceholder.swift
        import SwiftUI
        struct OrderPlaceholder: View { var body: some View { Text("…") } }
        """),
    ],
    subjects: .domainFiles
  ) { codebase in
    codebase.symbols.ids.filter {
      codebase.layer(of: \$0) == .domain && codebase.symbols.words(of: \$0).ends(in: "placeholder")
    }.map { id in
      let type = codebase.symbols[id].qualifiedName
      return Rule.$name.finding(
        about: id, in: codebase,
        message: Phrase(untranslated: "'\(type)' in Domain is a placeholder"),
        help: Phrase(untranslated: "replace '\(type)' by what it stands for"))
    }
  }
}
SWIFT
spec=Tests/Specs/$id.md
if [[ $rules == Sources/* && ! -e $spec ]]; then
  cat >"$spec" <<MARKDOWN
# $id

## A case that is easily missed

\`\`\`swift
//- Domain/Entities/Dish.swift
struct Dish { let name: String }
//- Domain/Entities/DishPlaceholder.swift
struct ↓DishPlaceholder { let name: String }
\`\`\`
MARKDOWN
fi
echo "$file: fill it in, then $spec, then 'make generate'"
