package import StrataCode
internal import StrataRules

/// One kind of fix: for which findings it is, and what it writes.
package struct FixKind: Sendable {
  /// As it is typed: `drop-import`.
  package let name: String
  /// How much a person has to decide.
  package let kind: EditPlan.Kind
  /// What it does, as a list says it.
  package let summary: Phrase
  /// What is left to people once it is done; nil for nothing.
  let step: Phrase?
  /// What it would write for a finding; nil where it does not apply, or where that is a person's
  /// business.
  let draft: @Sendable (FixSubject) throws(ChangeError) -> FixProposal?

  init(
    _ name: String, _ kind: EditPlan.Kind, _ summary: Phrase, step: Phrase? = nil,
    draft: @escaping @Sendable (FixSubject) throws(ChangeError) -> FixProposal?
  ) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.step = step
    self.draft = draft
  }

  /// Every kind, in the order in which they are tried: what moves code comes before what changes it,
  /// and what removes comes last.
  package static let all: [FixKind] = [
    .moveToLayer, .moveMembers, .separateDTO, .dropFile, .dropUnused, .dropCoding, .dropUseCase,
    .useProtocol,
    .extractProtocol, .inject, .throwDefault, .wrapInDebug,
    .addConformance, .isolateViewModel, .rename, .dropImport, .dropSuppression,
    .addTest,
  ]

  /// The kinds by rounds: each round may uncover findings for the next.
  package static let rounds: [[FixKind]] = [
    [.moveToLayer],
    [
      .moveMembers, .separateDTO, .dropFile, .dropUnused, .dropCoding, .dropUseCase,
      .useProtocol, .extractProtocol,
    ],
    [.inject],
    [
      .throwDefault, .wrapInDebug, .addConformance, .isolateViewModel, .rename, .dropImport,
      .dropSuppression,
    ],
    [.addTest],
  ]

  /// The kinds that are offered in editors: all but what has an action of its own there.
  static let inEditors = all.filter { $0.name != dropImport.name }

  /// The kinds that need no decision.
  package static let safe = all.filter { $0.kind == .safe }

  /// Whether it writes nothing, and only takes away.
  var removes: Bool {
    [Self.dropFile.name, Self.dropUnused.name, Self.dropImport.name, Self.dropSuppression.name]
      .contains(name)
  }

  /// What a compiler has to say where Strata reads names alone.
  static let build = Phrase(
    "build the project: types, overloads and members are the compiler's business",
    zh: "请构建项目：类型、重载和成员只有编译器才能确认")
}
