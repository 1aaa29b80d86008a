extension Rule {
  /// A suppression that does not say why.
  package static let suppressionWithoutReason = Rule(
    "upkeep.suppression-without-reason",
    summary: "A comment allows a rule and does not say why.",
    why: """
      Without a reason nobody can tell later whether the exception still holds, so it stays for \
      ever, and others copy it.
      """,
    fix: "Say why after the rule: `// strata:allow <rule> — <reason>`.",
    examples: [
      .bad(
        "a rule and nothing else",
        """
        //- Domain/Entities/Dish.swift
        // ↓strata:allow dependency.framework-in-domain
        import UIKit
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .bad(
        "a day is no reason",
        """
        //- Domain/Entities/Dish.swift
        import UIKit  // ↓strata:allow dependency.framework-in-domain until 2099-01-31
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .good(
        "a reason after a dash",
        """
        //- Domain/Entities/Dish.swift
        import UIKit  // strata:allow dependency.framework-in-domain — pictures, agreed in March
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .good(
        "a reason without a dash, in a block comment",
        """
        //- Domain/Entities/Dish.swift
        /* strata:allow dependency.framework-in-domain pictures, agreed in March */
        import UIKit
        struct Dish: Equatable, Sendable { let name: String }
        """),
    ]
  ) { use in
    use.suppressions.compactMap { suppression in
      guard suppression.reason.isEmpty, !suppression.rule.isEmpty else { return nil }
      return use.finding(
        "upkeep.suppression-without-reason", suppression, subject: suppression.rule,
        message: "'\(suppression.rule)' is allowed here without a reason",
        help: "say why: // strata:allow \(suppression.rule) — <reason>")
    }
  }
}
