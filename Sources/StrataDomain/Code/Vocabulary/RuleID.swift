/// The name of a rule, `<family>.<kebab-case>`: of one that there is, or of one that somebody
/// wrote down.
package struct RuleID: Hashable, Comparable, Sendable {
  /// The name as it is written and printed.
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func < (a: Self, b: Self) -> Bool { a.text < b.text }

  /// The part before the dot: what the rule is about.
  package var family: String { String(text.prefix { $0 != "." }) }

  /// The rule that somebody who wrote this probably meant.
  package func nearest(in rules: [RuleID]) -> RuleID? {
    text.nearest(in: rules.map(\.text)).map { RuleID($0) }
  }
}

extension RuleID: ExpressibleByStringLiteral, CustomStringConvertible {
  package init(stringLiteral text: String) { self.text = text }

  package var description: String { text }
}

extension Sentence.StringInterpolation {
  package mutating func appendInterpolation(_ rule: RuleID) { appendInterpolation(rule.text) }
}
