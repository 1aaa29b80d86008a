package import StrataCode
package import StrataModel

/// A rule as a value: what it says of itself, how it shows that, and how it looks.
package struct Rule: Sendable {
  /// `<family>.<kebab-case>`, named for the offence.
  package let id: String
  /// The most that any profile calls it; `ProfileMatrix` and single findings may lower it.
  package let severity: Severity
  /// One sentence: what is the case when the rule speaks.
  package let summary: Phrase
  /// What the offence costs.
  package let why: Phrase
  /// The way out.
  package let fix: Phrase
  package let examples: [Example]
  /// What the rule can speak of: the things of which findings are a share.
  package let subjects: Subjects
  /// Whether a type does what the rule asks for, so that a finding can point to it as the way.
  package let isModel: (@Sendable (Codebase, SymbolID) -> Bool)?
  /// What the rule measures by, that settings may change.
  package let numbers: [RuleNumber]
  /// Every offence in a code base, in any order.
  package let check: @Sendable (Codebase) -> [Finding]
  /// Every offence among the suppressions, in any order.
  package private(set) var checkSuppressions: @Sendable (SuppressionUse) -> [Finding] = { _ in [] }
  /// Every offence of the baseline, in any order.
  package private(set) var checkBaseline: @Sendable (BaselineUse) -> [Finding] = { _ in [] }
  /// It speaks of changes, so that only an audit runs it.
  package private(set) var isAboutChanges = false
  /// Every offence among what a change loosens, in any order.
  package private(set) var checkLoosenings: @Sendable ([Loosening]) -> [Finding] = { _ in [] }

  /// A rule named `id`; nothing of its documentation can be left out.
  package init(
    _ id: String, _ severity: Severity, summary: Phrase, why: Phrase, fix: Phrase,
    examples: [Example], subjects: Subjects = .files,
    isModel: (@Sendable (Codebase, SymbolID) -> Bool)? = nil, numbers: [RuleNumber] = [],
    check: @escaping @Sendable (Codebase) -> [Finding]
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.why = why
    self.fix = fix
    self.examples = examples
    self.subjects = subjects
    self.isModel = isModel
    self.numbers = numbers
    self.check = check
  }

  /// A rule about suppressions, in which the guard guards itself.
  package init(
    _ id: String, summary: Phrase, why: Phrase, fix: Phrase, examples: [Example],
    checkSuppressions: @escaping @Sendable (SuppressionUse) -> [Finding]
  ) {
    self.init(id, .warning, summary: summary, why: why, fix: fix, silentIn: examples)
    self.checkSuppressions = checkSuppressions
  }

  /// A rule about the baseline.
  package init(
    _ id: String, _ severity: Severity, summary: Phrase, why: Phrase, fix: Phrase,
    examples: [Example], checkBaseline: @escaping @Sendable (BaselineUse) -> [Finding]
  ) {
    self.init(id, severity, summary: summary, why: why, fix: fix, silentIn: examples)
    self.checkBaseline = checkBaseline
  }

  /// A rule about what a change allows itself, which only an audit sees.
  package init(
    _ id: String, _ severity: Severity, summary: Phrase, why: Phrase, fix: Phrase,
    checkLoosenings: @escaping @Sendable ([Loosening]) -> [Finding], examples: [Example]
  ) {
    self.init(id, severity, summary: summary, why: why, fix: fix, silentIn: examples)
    isAboutChanges = true
    self.checkLoosenings = checkLoosenings
  }

  /// A rule that has nothing to say of the code itself.
  private init(
    _ id: String, _ severity: Severity, summary: Phrase, why: Phrase, fix: Phrase,
    silentIn examples: [Example]
  ) {
    self.init(id, severity, summary: summary, why: why, fix: fix, examples: examples) {
      (_: Codebase) in []
    }
  }

  /// How a profile holds the rule, single cases aside; nil if it is off there.
  package func severity(in profile: Profile) -> Severity? {
    ProfileMatrix.severity(of: id, nil, in: profile, otherwise: severity)
  }

  /// The profiles that hold it, those that hold it most strictly first.
  package var profiles: [Profile] {
    Profile.allCases.filter { severity(in: $0) == severity }
      + Profile.allCases.filter { severity(in: $0) != severity && severity(in: $0) != nil }
  }

  /// The part of the identifier before the dot.
  package var family: String { String(id.prefix { $0 != "." }) }
}

/// A number that a rule measures by.
package struct RuleNumber: Sendable, Equatable {
  /// As settings call it.
  package var name: String
  /// What it is where settings say nothing.
  package var usual: Int
  /// What it counts, in the plural.
  package var noun: Phrase
}

extension Codebase {
  /// A number of a rule, as settings change it.
  func number(_ number: RuleNumber, of rule: String) -> Int {
    workspace.settings.setting(of: rule)?.numbers[number.name] ?? number.usual
  }
}
