internal import StrataCode

/// A document that a coding agent can read.
package enum AgentResource: Sendable, Equatable {
  /// Every rule with its severities.
  case rules
  case rule(String)
  /// What holds in the project, and why.
  case settings
  /// What is kept where.
  case map

  /// The document that an address names; nil if none is called so.
  package init?(_ address: String) {
    guard address.hasPrefix(Self.scheme) else { return nil }
    let path = address.dropFirst(Self.scheme.count)
    switch path {
    case "rules": self = .rules
    case "settings": self = .settings
    case "map": self = .map
    default:
      guard path.hasPrefix("rule/"), path.count > 5 else { return nil }
      self = .rule(String(path.dropFirst(5)))
    }
  }

  /// The address.
  package var address: String {
    switch self {
    case .rules: Self.scheme + "rules"
    case .rule(let id): Self.scheme + "rule/" + id
    case .settings: Self.scheme + "settings"
    case .map: Self.scheme + "map"
    }
  }

  private static let scheme = "strata://"

  /// Those that are listed.
  static let listed: [(resource: AgentResource, about: Phrase)] = [
    (.rules, Phrase("every rule with its severities", zh: "每条规则及其级别")),
    (.settings, Phrase("the settings that hold, and where each comes from", zh: "生效的设置及其来源")),
    (.map, Phrase("the project on one page", zh: "项目的一页说明")),
  ]

  /// Whether it is the same in every project.
  var isOfTool: Bool {
    switch self {
    case .rules, .rule: true
    case .settings, .map: false
    }
  }
}
