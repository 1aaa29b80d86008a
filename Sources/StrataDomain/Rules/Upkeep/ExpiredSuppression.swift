internal import StrataCode

extension Rule {
  /// A suppression whose day is past, or none.
  package static let expiredSuppression: Rule = Rule(
    "upkeep.expired-suppression", .warning,
    summary: Phrase(
      """
      A comment or the settings allow something until a day that is past, or that no calendar has.
      """,
      zh: "注释或设置中的豁免已过截止日期，或者写的日期并不存在。"),
    title: Phrase("suppressions have expired", zh: "豁免注释已过期"),
    step: Phrase("Fix the finding, or agree on a new date", zh: "修复问题，或商定新的日期"),
    why: Phrase(
      """
      The day was a promise. Once it is past nothing is allowed any more, and the finding is back.
      """,
      zh: "这个日期是一个承诺。日期一过，就不再豁免，问题重新出现。"),
    fix: Phrase(
      "Fix the finding and remove the suppression, or agree on a new day.",
      zh: "修复问题并删除豁免，或商定新的日期。"),
    examples: [
      .bad(
        Phrase("a promise that was not kept", zh: "没有兑现的承诺"),
        """
        //- Domain/Entities/Dish.swift
        // ↓strata:allow dependency.framework-in-domain — pictures move out until 2020-01-31
        import UIKit
        struct Dish { let picture: UIImage }
        """),
      .bad(
        Phrase("a day that no calendar has", zh: "不存在的日期"),
        """
        //- Domain/Entities/Dish.swift
        import UIKit  // ↓strata:allow dependency.framework-in-domain — pictures until 2099-02-30
        struct Dish { let picture: UIImage }
        """),
      .bad(
        Phrase("a promise in the settings", zh: "设置中的承诺"),
        """
        //- .strata.yml
        allow:
          - ↓{from: Domain, to: UIKit, reason: "pictures move out", until: 2020-01-31}
        //- Domain/Entities/Dish.swift
        import UIKit
        struct Dish { let picture: UIImage }
        """),
      .good(
        Phrase("a day to come", zh: "尚未到来的日期"),
        """
        //- Domain/Entities/Dish.swift
        // strata:allow dependency.framework-in-domain — pictures move out until 2099-01-31
        import UIKit
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .good(
        Phrase("no day at all", zh: "没有日期"),
        """
        //- Domain/Entities/Dish.swift
        // strata:allow dependency.framework-in-domain — the team agreed on it
        import UIKit
        struct Dish: Equatable, Sendable { let name: String }
        """),
    ],
    check: .suppressions { use in
      use.suppressions.compactMap { suppression in
        guard let until = suppression.until, suppression.isExpired(on: use.today) else {
          return nil
        }
        let isDay = suppression.lastDay != nil
        return Rule.expiredSuppression.finding(
          suppression, in: use.codebase, subject: suppression.rule.text,
          message: isDay
            ? Phrase(
              "'\(suppression.rule)' was allowed here until \(until) and is no more",
              zh: "'\(suppression.rule)' 在此处豁免到 \(until)，现已过期")
            : Phrase(
              "'\(suppression.rule)' is allowed here until '\(until)', which is no day",
              zh: "'\(suppression.rule)' 在此处豁免到 '\(until)'，但这个日期不存在"),
          help: isDay
            ? Phrase(
              "fix the finding and remove the comment, or agree on a new day",
              zh: "修复问题并删除注释，或商定新的日期")
            : Phrase(
              "write the day as year-month-day, such as 2027-03-01",
              zh: "用 YYYY-MM-DD 的格式写日期，例如 2027-03-01"))
      }
        + use.expiredEdges.map { edge in
          let owner =
            edge.owner.map { Phrase("; \($0) answers for it", zh: "；由 \($0) 负责") } ?? .empty
          return Rule.expiredSuppression.finding(
            edge, in: use.codebase,
            message: Phrase(
              "\(edge.direction) was allowed until \(edge.until?.text ?? "") and is no more",
              zh: "\(edge.direction) 只允许到 \(edge.until?.text ?? "")，现已过期"),
            help: Phrase(
              "fix the findings and remove the entry, or agree on a new day\(owner)",
              zh: "修复问题并删除这个条目，或商定新的日期\(owner)"))
        }
    })
}
