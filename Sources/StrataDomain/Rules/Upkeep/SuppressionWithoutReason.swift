internal import StrataCode

extension Rule {
  /// A suppression that does not say why.
  package static let suppressionWithoutReason: Rule = Rule(
    "upkeep.suppression-without-reason", .warning,
    summary: Phrase("A comment allows a rule and does not say why.", zh: "注释豁免了规则，却没有写明理由。"),
    title: Phrase("suppressions have no reason", zh: "豁免注释没有理由"),
    step: Phrase("Add the reason", zh: "补上理由"),
    why: Phrase(
      """
      Without a reason nobody can tell later whether the exception still holds, so it stays for \
      ever, and others copy it.
      """,
      zh: "没有理由，日后就没人能判断这个例外是否仍然成立，于是它一直留着，还会被别人照抄。"),
    fix: Phrase(
      "Say why after the rule: `// strata:allow <rule> — <reason>`.",
      zh: "在规则之后写明理由：`// strata:allow <规则> — <理由>`。"),
    examples: [
      .bad(
        Phrase("a rule and nothing else", zh: "只有规则，没有别的"),
        """
        //- Domain/Entities/Dish.swift
        // ↓strata:allow dependency.framework-in-domain
        import UIKit
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .bad(
        Phrase("a day is no reason", zh: "日期不是理由"),
        """
        //- Domain/Entities/Dish.swift
        import UIKit  // ↓strata:allow dependency.framework-in-domain until 2099-01-31
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .good(
        Phrase("a reason after a dash", zh: "破折号之后的理由"),
        """
        //- Domain/Entities/Dish.swift
        import UIKit  // strata:allow dependency.framework-in-domain — pictures, agreed in March
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .good(
        Phrase("a reason without a dash, in a block comment", zh: "块注释中不带破折号的理由"),
        """
        //- Domain/Entities/Dish.swift
        /* strata:allow dependency.framework-in-domain pictures, agreed in March */
        import UIKit
        struct Dish: Equatable, Sendable { let name: String }
        """),
    ],
    check: .suppressions { use in
      use.suppressions.compactMap { suppression in
        guard suppression.reason.isEmpty, !suppression.rule.text.isEmpty else { return nil }
        return Rule.suppressionWithoutReason.finding(
          suppression, in: use.codebase, subject: suppression.rule.text,
          message: Phrase(
            "'\(suppression.rule)' is allowed here without a reason",
            zh: "此处豁免了 '\(suppression.rule)'，但没有写明理由"),
          help: Phrase(
            "say why: // strata:allow \(suppression.rule) — <reason>",
            zh: "写明理由：// strata:allow \(suppression.rule) — <理由>"))
      }
    })
}
