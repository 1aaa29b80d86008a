internal import StrataCode
internal import StrataRules

/// Turns the `rules:` of a settings file into settings.
struct RuleSettingsDecoder {
  typealias Failure = SettingsNode.Failure

  private static let levels = ["off"] + Severity.allCases.map(\.rawValue)
  private static let needs = Phrase(
    "a severity (\(Phrase.row(levels))) or {severity: …} with the rule's numbers",
    zh: "一个级别（\(Phrase.row(levels))），或带有规则数值的 {severity: …}")

  func rules(_ value: SettingsNode, _ needs: Phrase) throws(Failure) -> [RuleSetting] {
    var found: [RuleSetting] = []
    try Failure.each(try value.members(needs)) { member throws(Failure) in
      let (key, id, value) = member
      guard let rule = Rule.catalogue.first(where: { $0.id.text == id }) else {
        throw key.failure(.unknownWord(id, .rule, known: Rule.catalogue.map(\.id.text)))
      }
      found.append(try setting(of: rule, key, value))
    }
    return found
  }

  private func setting(
    of rule: Rule, _ key: SettingsNode, _ value: SettingsNode
  ) throws(Failure) -> RuleSetting {
    if !value.isMapping {
      return RuleSetting(rule.id, try level(value), at: key.place)
    }
    var setting = RuleSetting(rule.id, nil, at: key.place)
    let members = try value.members(Self.needs)
    if members.isEmpty { throw value.failure(.empty(rule.id.text, needs: Self.needs)) }
    for (key, name, value) in members {
      if name == "severity" {
        setting.level = try level(value)
      } else if rule.numbers.contains(where: { $0.name == name }) {
        setting.numbers[name] = try value.number(atLeast: 1)
      } else {
        throw key.failure(.unknownKey(name, known: ["severity"] + rule.numbers.map(\.name)))
      }
    }
    return setting
  }

  private func level(_ value: SettingsNode) throws(Failure) -> RuleSetting.Level {
    let word = try value.text(Self.needs)
    if word == "off" { return .off }
    guard let severity = Severity(rawValue: word) else {
      throw value.failure(.unknownWord(word, .severity, known: Self.levels))
    }
    return .at(severity)
  }
}
