package import StrataCode
package import StrataModel

/// A rule as a value: what it says of itself, how it shows that, and how it looks.
package struct Rule: Sendable {
  package typealias ID = RuleID

  /// Its name, which says what it forbids.
  package let id: ID
  /// The most that any profile calls it; `ProfileMatrix` and single findings may lower it.
  package let severity: Severity
  /// One sentence: what is the case when the rule speaks.
  package let summary: Phrase
  /// Its findings as a group, as in "view models import a UI framework".
  package let title: Phrase
  /// What to do about the group, in a few words.
  package let step: Phrase
  /// What the violation costs.
  package let why: Phrase
  /// The way out.
  package let fix: Phrase
  package let examples: [Example]
  /// What the rule can speak of: the things of which findings are a share.
  package let subjects: Subjects
  /// What its findings claim, and thus what has to be sure before it speaks up.
  package let footing: Footing
  /// Whether it has nothing to check in a code base without a Domain layer.
  package let needsDomain: Bool
  /// Whether a type does what the rule asks for, so that a finding can point to it as the way.
  package let isModel: (@Sendable (Codebase, SymbolID) -> Bool)?
  /// What the rule measures by, that settings may change.
  package let numbers: [RuleNumber]
  /// What it looks at, and how.
  private let looks: Check

  /// What a rule looks at; each says every violation, in any order.
  package enum Check: Sendable {
    case code(@Sendable (Codebase) -> [Finding])
    /// What comments and settings accept: the guard guards itself.
    case suppressions(@Sendable (SuppressionUse) -> [Finding])
    case baseline(@Sendable (BaselineUse) -> [Finding])
    /// What a change allows itself, which only an audit sees.
    case changes(@Sendable ([Loosening]) -> [Finding])
  }

  /// A rule named `id`; nothing of its documentation can be left out.
  package init(
    _ id: ID, _ severity: Severity, footing: Footing = .fact, needsDomain: Bool = false,
    summary: Phrase,
    title: Phrase, step: Phrase, why: Phrase, fix: Phrase, examples: [Example],
    subjects: Subjects = .files,
    isModel: (@Sendable (Codebase, SymbolID) -> Bool)? = nil, numbers: [RuleNumber] = [],
    check: Check
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.title = title
    self.step = step
    self.why = why
    self.fix = fix
    self.examples = examples
    self.subjects = subjects
    self.footing = footing
    self.needsDomain = needsDomain
    self.isModel = isModel
    self.numbers = numbers
    looks = check
  }

  /// A rule about code.
  package init(
    _ id: ID, _ severity: Severity, footing: Footing = .fact, needsDomain: Bool = false,
    summary: Phrase,
    title: Phrase, step: Phrase, why: Phrase, fix: Phrase, examples: [Example],
    subjects: Subjects = .files,
    isModel: (@Sendable (Codebase, SymbolID) -> Bool)? = nil, numbers: [RuleNumber] = [],
    check: @escaping @Sendable (Codebase) -> [Finding]
  ) {
    self.init(
      id, severity, footing: footing, needsDomain: needsDomain, summary: summary, title: title,
      step: step, why: why,
      fix: fix, examples: examples,
      subjects: subjects, isModel: isModel, numbers: numbers, check: .code(check))
  }

  /// Whether it speaks of changes, so that only an audit runs it.
  package var isAboutChanges: Bool { if case .changes = looks { true } else { false } }

  /// Every violation in a code base.
  package func check(_ codebase: Codebase) -> [Finding] {
    guard case .code(let check) = looks, codebase.hasDomain || !needsDomain else { return [] }
    return check(codebase)
  }

  /// Every violation among the suppressions.
  package func check(_ use: SuppressionUse) -> [Finding] {
    if case .suppressions(let check) = looks { check(use) } else { [] }
  }

  /// Every violation of the baseline.
  package func check(_ use: BaselineUse) -> [Finding] {
    if case .baseline(let check) = looks { check(use) } else { [] }
  }

  /// Every violation among what a change loosens.
  package func check(_ loosenings: [Loosening]) -> [Finding] {
    if case .changes(let check) = looks { check(loosenings) } else { [] }
  }

  /// What it is about: the first part of its name.
  package var family: String { id.family }
}

extension Codebase {
  /// A number of a rule, as settings change it.
  func number(_ number: RuleNumber, of rule: Rule.ID) -> Int {
    workspace.settings.setting(of: rule)?.numbers[number.name] ?? number.usual
  }
}
