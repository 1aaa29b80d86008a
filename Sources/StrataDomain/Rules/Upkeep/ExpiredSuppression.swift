extension Rule {
  /// A suppression whose day is past, or none.
  package static let expiredSuppression = Rule(
    "upkeep.expired-suppression",
    summary: """
      A comment or the settings allow something until a day that is past, or that no calendar has.
      """,
    why: """
      The day was a promise. Once it is past nothing is allowed any more, and the finding is back.
      """,
    fix: "Mend the offence and remove the permission, or agree on a new day.",
    examples: [
      .bad(
        "a promise that was not kept",
        """
        //- Domain/Entities/Dish.swift
        // ↓strata:allow dependency.framework-in-domain — pictures move out until 2020-01-31
        import UIKit
        struct Dish { let picture: UIImage }
        """),
      .bad(
        "a day that no calendar has",
        """
        //- Domain/Entities/Dish.swift
        import UIKit  // ↓strata:allow dependency.framework-in-domain — pictures until 2099-02-30
        struct Dish { let picture: UIImage }
        """),
      .bad(
        "a promise in the settings",
        """
        //- .strata.yml
        allow:
          - ↓{from: Domain, to: UIKit, reason: "pictures move out", until: 2020-01-31}
        //- Domain/Entities/Dish.swift
        import UIKit
        struct Dish { let picture: UIImage }
        """),
      .good(
        "a day to come",
        """
        //- Domain/Entities/Dish.swift
        // strata:allow dependency.framework-in-domain — pictures move out until 2099-01-31
        import UIKit
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .good(
        "no day at all",
        """
        //- Domain/Entities/Dish.swift
        // strata:allow dependency.framework-in-domain — the team agreed on it
        import UIKit
        struct Dish: Equatable, Sendable { let name: String }
        """),
    ]
  ) { use in
    use.suppressions.compactMap { suppression in
      guard let until = suppression.until, suppression.isExpired(on: use.today) else { return nil }
      let isDay = suppression.lastDay != nil
      return use.finding(
        "upkeep.expired-suppression", suppression, subject: suppression.rule,
        message: isDay
          ? "'\(suppression.rule)' was allowed here until \(until) and is no more"
          : "'\(suppression.rule)' is allowed here until '\(until)', which is no day",
        help: isDay
          ? "mend the offence and remove the comment, or agree on a new day"
          : "write the day as year-month-day, such as 2027-03-01")
    }
      + use.expiredEdges.map { edge in
        let owner = edge.owner.map { "; \($0) answers for it" } ?? ""
        return use.finding(
          "upkeep.expired-suppression", edge,
          message: "\(edge.direction) was allowed until \(edge.until?.text ?? "") and is no more",
          help: "mend the offences and remove the entry, or agree on a new day\(owner)")
      }
  }
}
