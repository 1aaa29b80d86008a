/// A direction that people agreed to allow for a reason, against the table of layers.
package struct AllowedEdge: Sendable, Equatable {
  package var from: End
  package var to: End
  /// The only rule that it speaks to; nil for all.
  package var rule: RuleID?
  package var reason: String
  /// The last day it holds.
  package var until: Day?
  /// Who answers for it.
  package var owner: String?
  package var place: SettingLocation

  /// One end of the direction.
  package enum End: Sendable, Equatable {
    case layer(Layer)
    case path(Glob)
    /// A module or a type.
    case name(String)

    /// The end that a text means: a layer by its name, a path by its signs.
    package init(_ text: String) {
      if let layer = Layer(rawValue: text) {
        self = .layer(layer)
      } else if text.contains("/") || text.contains("*") {
        self = .path(Glob(text))
      } else {
        self = .name(text)
      }
    }

    /// As settings write it.
    package var text: String {
      switch self {
      case .layer(let layer): layer.rawValue
      case .path(let glob): glob.text
      case .name(let name): name
      }
    }
  }

  package init(
    from: End, to: End, rule: RuleID? = nil, reason: String, until: Day? = nil,
    owner: String? = nil, at place: SettingLocation
  ) {
    self.from = from
    self.to = to
    self.rule = rule
    self.reason = reason
    self.until = until
    self.owner = owner
    self.place = place
  }

  /// Whether it holds no more.
  package func isExpired(on today: Day?) -> Bool {
    guard let until, let today else { return false }
    return today > until
  }
}
