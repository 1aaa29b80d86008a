extension Rule {
  /// A suppression of a rule that does not exist.
  package static let unknownRule = Rule(
    "upkeep.unknown-rule",
    summary: "A comment allows a rule that does not exist.",
    why: "The comment allows nothing: whoever wrote it thinks it does.",
    fix: "Write the rule's identifier as `strata rules` lists it, or remove the comment.",
    examples: [
      .bad(
        "a misspelt rule",
        """
        //- Domain/Entities/Dish.swift
        // ↓strata:allow dependency.framework-in-domian — pictures, for now
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .bad(
        "no rule at all",
        """
        //- Domain/Entities/Dish.swift
        // ↓strata:allow
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .good(
        "a rule as it is listed",
        """
        //- Domain/Entities/Dish.swift
        // strata:allow dependency.framework-in-domain — pictures, for now
        import UIKit
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .good(
        "a comment of another tool",
        """
        //- Domain/Entities/Dish.swift
        // swiftlint:disable identifier_name
        struct Dish: Equatable, Sendable { let name: String }
        """),
    ]
  ) { use in
    use.suppressions.compactMap { suppression in
      let rule = suppression.rule
      guard !use.isKnown(rule) else { return nil }
      let near = rule.nearest(in: use.rules.map(\.id))
      return use.finding(
        "upkeep.unknown-rule", suppression, subject: rule,
        message: rule.isEmpty
          ? "'strata:allow' names no rule" : "there is no rule '\(rule)' to allow",
        help: near.map { "write '\($0)'" } ?? "`strata rules` lists the rules")
    }
  }
}
