internal import StrataCode

extension Rule {
  /// A suppression of a rule that does not exist.
  package static let unknownRule: Rule = Rule(
    "upkeep.unknown-rule", .warning,
    summary: Phrase("A comment allows a rule that does not exist.", zh: "注释豁免了不存在的规则。"),
    title: Phrase("suppressions name unknown rules", zh: "豁免注释写了未知的规则"),
    step: Phrase("Correct the name", zh: "更正名称"),
    why: Phrase(
      "The comment allows nothing: whoever wrote it thinks it does.", zh: "这条注释什么都没有豁免，写它的人却以为有效。"),
    fix: Phrase(
      "Write the rule's identifier as `strata rules` lists it, or remove the comment.",
      zh: "规则的标识符照 `strata rules` 列出的写，或删除注释。"),
    examples: [
      .bad(
        Phrase("a misspelt rule", zh: "拼错的规则"),
        """
        //- Domain/Entities/Dish.swift
        // ↓strata:allow dependency.framework-in-domian — pictures, for now
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .bad(
        Phrase("no rule at all", zh: "没有写规则"),
        """
        //- Domain/Entities/Dish.swift
        // ↓strata:allow
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .good(
        Phrase("a rule as it is listed", zh: "与列表一致的规则"),
        """
        //- Domain/Entities/Dish.swift
        // strata:allow dependency.framework-in-domain — pictures, for now
        import UIKit
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .good(
        Phrase("a comment of another tool", zh: "其他工具的注释"),
        """
        //- Domain/Entities/Dish.swift
        // swiftlint:disable identifier_name
        struct Dish: Equatable, Sendable { let name: String }
        """),
    ],
    check: .suppressions { use in
      let unknown = use.suppressions.filter { !use.isKnown($0.rule) }
      // Each guess compares a word with all rules: nobody reads a thousand of them.
      let guesses = Dictionary(
        Set(unknown.map(\.rule)).sorted().prefix(1_000).map { ($0, $0.nearest(in: use.rules)) },
        uniquingKeysWith: { first, _ in first })
      return unknown.map { suppression in
        let rule = suppression.rule
        let near = guesses[rule] ?? nil
        return Rule.unknownRule.finding(
          suppression, in: use.codebase, subject: rule.text,
          message: rule.text.isEmpty
            ? Phrase("'strata:allow' names no rule", zh: "'strata:allow' 没有写明规则")
            : Phrase("there is no rule '\(rule)' to allow", zh: "要豁免的规则 '\(rule)' 不存在"),
          help: near.map { Phrase("write '\($0)'", zh: "写成 '\($0)'") }
            ?? Phrase("`strata rules` lists the rules", zh: "`strata rules` 会列出所有规则"))
      }
    })
}
