package import StrataCode

/// The one table of what each school holds a rule for; a rule that is not in it is alike in all.
package enum ProfileMatrix {
  /// How a profile holds a finding of a rule: its severity, or nil if it lets it be.
  package static func severity(
    of rule: String, _ aspect: Aspect?, in profile: Profile, otherwise severity: Severity
  ) -> Severity? {
    guard let row = row(of: rule, aspect) else { return severity }
    return row.levels[profile] ?? nil
  }

  /// One line of the table.
  package struct Row: Sendable {
    package var rule: String
    /// The case of the rule that the line is about; nil for all others.
    package var aspect: Aspect?
    /// By profile; nil where the profile lets it be.
    package var levels: [Profile: Severity?]
  }

  /// The line for a rule and a case of it.
  package static func row(of rule: String, _ aspect: Aspect?) -> Row? {
    lines["\(rule) \(aspect?.rawValue ?? "")"]
  }

  private static let lines = Dictionary(
    rows.map { ("\($0.rule) \($0.aspect?.rawValue ?? "")", $0) }, uniquingKeysWith: { a, _ in a })

  private enum Level {
    case off, info, warning, error

    var severity: Severity? {
      switch self {
      case .off: nil
      case .info: .info
      case .warning: .warning
      case .error: .error
      }
    }
  }

  private static func row(_ rule: String, _ aspect: Aspect? = nil, _ levels: Level...) -> Row {
    Row(
      rule: rule, aspect: aspect,
      levels: Dictionary(
        zip(Profile.allCases, levels.map(\.severity)), uniquingKeysWith: { a, _ in a }))
  }

  /// In the order of `Profile`: standard, layered, pragmatic, router, domain-first, interactor.
  package static let rows: [Row] = [
    row("use-case.pass-through", nil, .info, .info, .warning, .off, .off, .off),
    row("presentation.repository-bypass", nil, .off, .warning, .off, .warning, .warning, .off),
    row(
      "injection.service-locator", .sharedContainer, .info, .warning, .off, .warning, .warning,
      .off),
    row(
      "injection.service-locator", .containerInView, .warning, .warning, .warning, .warning,
      .warning, .off),
    row(
      "presentation.logic-in-view", .useCaseInView, .warning, .warning, .warning, .warning,
      .warning, .off),
    row("presentation.direct-navigation", nil, .off, .off, .off, .warning, .off, .off),
    row("presentation.name-suffix", nil, .off, .off, .off, .info, .off, .off),
    row("use-case.name-suffix", nil, .off, .off, .off, .info, .off, .off),
    row(
      "presentation.navigating-view-model", .coordinatorStored, .off, .warning, .off, .off, .off,
      .off),
    row("mapping.silent-default", nil, .warning, .warning, .warning, .off, .warning, .warning),
    row("use-case.many-operations", nil, .info, .warning, .info, .warning, .off, .off),
    row(
      "use-case.implementation-outside-domain", nil, .info, .warning, .warning, .warning, .off, .off
    ),
    row("testing.untested-use-case", nil, .info, .info, .info, .warning, .info, .info),
    row("entity.not-sendable", nil, .warning, .warning, .off, .warning, .off, .off),
    row("entity.reference-type", nil, .info, .warning, .info, .warning, .info, .info),
    row(
      "repository.protocol-outside-domain", nil, .error, .error, .error, .error, .error, .info),
    row(
      "repository.protocol-beside-implementation", nil, .warning, .warning, .off, .warning, .off,
      .info),
    row("injection.environment-dependency", nil, .info, .warning, .info, .warning, .info, .off),
    row("use-case.main-actor", nil, .info, .info, .info, .warning, .info, .info),
    row("presentation.logic-in-view-model", nil, .info, .warning, .warning, .warning, .info, .info),
  ]
}
