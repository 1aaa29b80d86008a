package import StrataRules
package import StrataCode

/// The rule catalogue as a table.
package struct RuleListText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// The rules by family in catalogue order, as one profile holds them.
  package func text(_ rules: [Rule], in profile: Profile) -> String {
    let width = rules.map(\.id.text.displayWidth).max() ?? 0
    let name = style.paint(profile.rawValue, .strong)
    return style.say(
      "\(name): \(profile.summary)\n\n", zh: "\(name)：\(profile.summary)\n\n")
      + byFamily(rules) { rule in
        self.rule(rule, width: width) + severity(rule.severity(in: profile)) + "  "
          + rule.summary.line(in: style.language) + "\n"
          + cases(of: rule).map { line(of: $0, in: profile, width: width) }.joined()
      }
  }

  /// The rules by family in catalogue order, each with its severity in every profile.
  package func matrix(_ rules: [Rule]) -> String {
    let width = rules.map(\.id.text.displayWidth).max() ?? 0
    let heads = Profile.allCases.map { $0.rawValue.padded(to: Self.column) }.joined()
    return String(repeating: " ", count: width + 4) + heads.trimmed + "\n"
      + byFamily(rules) { rule in
        let levels = Profile.allCases.map { rule.severity(in: $0) }
        return self.rule(rule, width: width) + row(levels)
          + cases(of: rule).map { line in
            "    " + title(line).padded(to: width)
              + row(
                Profile.allCases.map { line[$0].severity })
          }.joined()
      }
  }

  private static let column = 14

  private func byFamily(_ rules: [Rule], _ line: (Rule) -> String) -> String {
    var families: [String] = []
    for rule in rules where !families.contains(rule.family) { families.append(rule.family) }
    return families.map { family in
      style.paint(family.printable, .strong) + "\n"
        + rules.filter { $0.family == family }.map(line).joined()
    }.joined(separator: "\n")
  }

  private func cases(of rule: Rule) -> [ProfileMatrix.Row] {
    ProfileMatrix.rows.filter { $0.rule == rule.id && $0.aspect != nil }
  }

  private func rule(_ rule: Rule, width: Int) -> String {
    "  \(rule.id.text.printable.padded(to: width))  "
  }

  private func line(of row: ProfileMatrix.Row, in profile: Profile, width: Int) -> String {
    "    " + title(row).padded(to: width)
      + severity(row[profile].severity).trimmed + "\n"
  }

  private func title(_ row: ProfileMatrix.Row) -> String {
    row.aspect.map { style.say($0.title) } ?? ""
  }

  private func row(_ levels: [Severity?]) -> String {
    levels.map { severity($0, width: Self.column) }.joined().trimmed + "\n"
  }

  private func severity(_ severity: Severity?, width: Int = 7) -> String {
    severity.map { style.paint(style.say($0.word).padded(to: width), $0.ink) }
      ?? style.say("off", zh: "关闭").padded(to: width)
  }

  /// How many rules there are and what to type next, for standard error.
  package func summary(_ rules: [Rule]) -> String {
    let count = style.say(Noun.rule.count(rules.count)) + "\n"
    guard let first = rules.first else { return count }
    return count
      + NextCommandText(style).text("strata explain \(first.id.text.printable)")
  }
}

extension String {
  /// Without blanks at the end.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
