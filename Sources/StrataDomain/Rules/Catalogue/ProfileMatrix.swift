package import StrataCode
package import StrataModel

/// The one table of what each profile makes of a rule; a rule that is not in it is alike in all.
package enum ProfileMatrix {
  /// How grave a finding of a rule is in a profile, or nil if it is off there.
  package static func severity(
    of rule: RuleID, _ aspect: Aspect?, in profile: Profile, otherwise severity: Severity
  ) -> Severity? {
    guard let row = row(of: rule, aspect) else { return severity }
    return row[profile].severity
  }

  /// The row for a rule and a case of it.
  package static func row(of rule: RuleID, _ aspect: Aspect?) -> Row? {
    lines["\(rule) \(aspect?.rawValue ?? "")"]
  }

  /// Whether a rule asks for what only another school than a profile's shows.
  package static func isForeign(_ rule: RuleID, _ aspect: Aspect?, in profile: Profile) -> Bool {
    guard let row = row(of: rule, aspect), case .foreign = row[profile] else { return false }
    return true
  }

  /// Whether a profile hears of no case of a rule.
  package static func isOff(_ rule: RuleID, in profile: Profile) -> Bool {
    let own = rows.filter { $0.rule == rule }
    return own.contains { $0.aspect == nil } && own.allSatisfy { $0[profile].severity == nil }
  }

  private static let lines = Dictionary(
    rows.map { ("\($0.rule) \($0.aspect?.rawValue ?? "")", $0) }, uniquingKeysWith: { a, _ in a })

  /// One row of the table; a profile without a cell does not compile.
  package struct Row: Sendable {
    /// The rule's identifier.
    package let rule: RuleID
    /// The case of the rule that the row is about; nil for all others.
    package let aspect: Aspect?
    private let standard, layered, pragmatic, router, domainFirst, interactor: Cell

    fileprivate init(
      _ rule: Rule, _ aspect: Aspect? = nil, standard: Cell, layered: Cell, pragmatic: Cell,
      router: Cell, domainFirst: Cell, interactor: Cell
    ) {
      self.rule = rule.id
      self.aspect = aspect
      self.standard = standard
      self.layered = layered
      self.pragmatic = pragmatic
      self.router = router
      self.domainFirst = domainFirst
      self.interactor = interactor
    }

    /// What a profile makes of the rule.
    package subscript(profile: Profile) -> Cell {
      switch profile {
      case .standard: standard
      case .layered: layered
      case .pragmatic: pragmatic
      case .router: router
      case .domainFirst: domainFirst
      case .interactor: interactor
      }
    }
  }

  /// What a profile makes of a rule.
  package enum Cell: Sendable {
    case off, info, warning, error
    /// Off, also where all rules are asked for: what one school shows is no business of another.
    case foreign

    /// The severity; nil if the rule is off.
    package var severity: Severity? {
      switch self {
      case .off, .foreign: nil
      case .info: .info
      case .warning: .warning
      case .error: .error
      }
    }
  }

  /// The whole table. A cell that is graver than its rule holds where a team has chosen the profile.
  package static let rows: [Row] = [
    Row(
      .businessRule,
      standard: .warning, layered: .error, pragmatic: .error, router: .error, domainFirst: .warning,
      interactor: .warning),
    Row(
      .codable,
      standard: .warning, layered: .error, pragmatic: .error, router: .warning,
      domainFirst: .warning, interactor: .warning),
    Row(
      .serviceLocator,
      standard: .warning, layered: .error, pragmatic: .warning, router: .error,
      domainFirst: .warning, interactor: .warning),
    Row(
      .selfConstruction,
      standard: .warning, layered: .error, pragmatic: .warning, router: .warning,
      domainFirst: .warning, interactor: .warning),
    Row(
      .logicInView,
      standard: .warning, layered: .error, pragmatic: .warning, router: .error,
      domainFirst: .warning, interactor: .warning),
    Row(
      .passThrough,
      standard: .info, layered: .info, pragmatic: .warning, router: .off, domainFirst: .off,
      interactor: .off),
    Row(
      .repositoryBypass,
      standard: .off, layered: .warning, pragmatic: .off, router: .warning, domainFirst: .warning,
      interactor: .off),
    Row(
      .serviceLocator, .sharedContainer,
      standard: .info, layered: .warning, pragmatic: .off, router: .warning, domainFirst: .warning,
      interactor: .off),
    Row(
      .serviceLocator, .containerInView,
      standard: .warning, layered: .warning, pragmatic: .warning, router: .warning,
      domainFirst: .warning, interactor: .off),
    Row(
      .logicInView, .useCaseInView,
      standard: .warning, layered: .warning, pragmatic: .warning, router: .warning,
      domainFirst: .warning, interactor: .off),
    Row(
      .selfConstruction, .strayRoot,
      standard: .off, layered: .warning, pragmatic: .off, router: .warning, domainFirst: .off,
      interactor: .off),
    Row(
      .bareSingleton, .sharedPart,
      standard: .off, layered: .off, pragmatic: .off, router: .warning, domainFirst: .off,
      interactor: .off),
    Row(
      .logicInView, .decisionInView,
      standard: .info, layered: .info, pragmatic: .info, router: .warning, domainFirst: .info,
      interactor: .info),
    Row(
      .directNavigation,
      standard: .off, layered: .off, pragmatic: .off, router: .warning, domainFirst: .off,
      interactor: .off),
    Row(
      .navigationState,
      standard: .off, layered: .warning, pragmatic: .off, router: .warning, domainFirst: .off,
      interactor: .off),
    Row(
      .openState,
      standard: .foreign, layered: .foreign, pragmatic: .foreign, router: .info,
      domainFirst: .foreign,
      interactor: .foreign),
    Row(
      .missingIdentity,
      standard: .foreign, layered: .foreign, pragmatic: .foreign, router: .info,
      domainFirst: .foreign,
      interactor: .foreign),
    Row(
      .unisolatedViewModel,
      standard: .warning, layered: .warning, pragmatic: .warning, router: .warning,
      domainFirst: .info, interactor: .warning),
    Row(
      .presentationNameSuffix,
      standard: .off, layered: .off, pragmatic: .off, router: .info, domainFirst: .off,
      interactor: .off),
    Row(
      .useCaseNameSuffix,
      standard: .off, layered: .off, pragmatic: .off, router: .info, domainFirst: .off,
      interactor: .off),
    Row(
      .navigatingViewModel, .coordinatorStored,
      standard: .off, layered: .warning, pragmatic: .off, router: .off, domainFirst: .off,
      interactor: .off),
    Row(
      .silentDefault,
      standard: .warning, layered: .error, pragmatic: .error, router: .off,
      domainFirst: .warning, interactor: .warning),
    Row(
      .manyOperations,
      standard: .info, layered: .warning, pragmatic: .info, router: .warning, domainFirst: .off,
      interactor: .off),
    Row(
      .useCaseImplementationOutsideDomain,
      standard: .info, layered: .warning, pragmatic: .warning, router: .warning, domainFirst: .off,
      interactor: .off),
    Row(
      .untestedUseCase,
      standard: .info, layered: .info, pragmatic: .info, router: .warning, domainFirst: .info,
      interactor: .info),
    Row(
      .notSendable,
      standard: .warning, layered: .warning, pragmatic: .off, router: .warning, domainFirst: .off,
      interactor: .off),
    Row(
      .referenceType,
      standard: .info, layered: .warning, pragmatic: .info, router: .warning, domainFirst: .info,
      interactor: .info),
    Row(
      .protocolOutsideDomain,
      standard: .error, layered: .error, pragmatic: .error, router: .error, domainFirst: .error,
      interactor: .info),
    Row(
      .protocolBesideImplementation,
      standard: .info, layered: .warning, pragmatic: .off, router: .warning, domainFirst: .off,
      interactor: .info),
    Row(
      .coordinatorOutsidePresentation,
      standard: .info, layered: .warning, pragmatic: .info, router: .warning, domainFirst: .info,
      interactor: .info),
    Row(
      .environmentDependency,
      standard: .info, layered: .warning, pragmatic: .info, router: .warning, domainFirst: .info,
      interactor: .off),
    Row(
      .useCaseMainActor,
      standard: .info, layered: .info, pragmatic: .info, router: .warning, domainFirst: .info,
      interactor: .info),
    Row(
      .concreteUseCase, .useCaseWithoutProtocol,
      standard: .off, layered: .info, pragmatic: .info, router: .info, domainFirst: .off,
      interactor: .off),
    Row(
      .distantDouble, .realUseCase,
      standard: .info, layered: .off, pragmatic: .info, router: .info, domainFirst: .info,
      interactor: .info),
    Row(
      .logicInViewModel,
      standard: .info, layered: .warning, pragmatic: .warning, router: .warning, domainFirst: .info,
      interactor: .info),
  ]
}

extension Rule {
  /// How grave the rule is in a profile that somebody chose, single cases aside; nil if it is off
  /// there.
  package func severity(in profile: Profile) -> Severity? {
    ProfileMatrix.severity(of: id, nil, in: profile, otherwise: severity)
  }

  /// How grave the rule is in a profile, single cases aside: one that is only read off the code makes
  /// no errors of what the rule calls less.
  package func severity(in profile: DetectedProfile) -> Severity? {
    severity(in: profile.profile).map { profile.isDetected ? min($0, severity) : $0 }
  }

  /// The profiles in which it is on, those that hold it most strictly first.
  package var profiles: [Profile] {
    Profile.allCases.filter { severity(in: $0) == severity }
      + Profile.allCases.filter { severity(in: $0) != severity && severity(in: $0) != nil }
  }
}
