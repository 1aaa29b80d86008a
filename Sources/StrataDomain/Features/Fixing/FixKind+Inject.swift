internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixKind {
  /// Takes a collaborator in the initializer in place of making it, and makes it where its user is made.
  static let inject: FixKind = FixKind(
    "inject", .choice,
    Phrase(
      "take a collaborator in the initializer, and make it wherever its user is made",
      zh: "通过初始化方法接收协作对象，改在构造使用者的地方构造它"),
    step: build
  ) { (subject) throws(ChangeError) in
    guard var proposal = try injected(subject) else { return nil }
    proposal.steps += subject.descriptionStep
    return proposal
  }

  private static func injected(_ subject: FixSubject) throws(ChangeError) -> FixProposal? {
    let codebase = subject.codebase
    let facts = codebase.facts(subject.file)
    guard
      let start = facts.lines.offset(
        line: subject.finding.location.start.line, column: subject.finding.location.start.column),
      let tokens = try subject.tokens(subject.file)
    else { return nil }
    switch subject.finding.rule {
    case Rule.selfConstruction.id where subject.finding.also.isEmpty:
      guard
        let reference = facts.references.first(where: {
          $0.span.start == start && $0.role == .construction
        })
      else { return nil }
      return try CollaboratorInjection(around: reference, in: subject, tokens)?
        .proposal(for: reference)
    // Whatever a default makes is made by the caller instead.
    case Rule.defaultArgument.id, Rule.infrastructureAccess.id, Rule.layerReference.id:
      guard subject.finding.also.isEmpty || subject.finding.rule == Rule.defaultArgument.id,
        let parameter = facts.parameters.first(where: {
          $0.defaultValue?.contains(start) == true && facts[$0.owner].kind == .initializer
        }), isNamedElsewhere(ownerOf: parameter, subject)
      else { return nil }
      return try withoutDefaults(beside: parameter, in: subject, tokens)
    default: return nil
    }
  }

  /// Whether another file names the type whose initializer takes something: what nobody names yet has
  /// nobody who would pass it. A view model waits for its screen.
  private static func isNamedElsewhere(ownerOf parameter: Parameter, _ subject: FixSubject) -> Bool
  {
    let codebase = subject.codebase
    guard let type = codebase.typesAround(parameter.owner, in: subject.file).first else {
      return false
    }
    return codebase.roles.has(type, .viewModel)
      || codebase.workspace.files.indices.contains {
        $0 != subject.file && codebase.references[$0].contains(.symbol(type))
      }
  }

  /// The initializer without a default, and without the others there that make or fetch collaborators and
  /// that nobody allowed: its users pass all of them at once.
  private static func withoutDefaults(
    beside parameter: Parameter, in subject: FixSubject, _ tokens: CodeTokens
  ) throws(ChangeError) -> FixProposal? {
    guard
      let own = try DefaultRemoval(of: parameter, making: subject.named, in: subject, tokens)
    else { return nil }
    var removals = [own]
    let facts = subject.codebase.facts(subject.file)
    for other in subject.codebase.defaultedCollaborators(in: subject.file)
    where other.parameter.owner == parameter.owner && other.parameter != parameter {
      let line = facts.position(of: other.parameter.span).line
      let isAllowed = [line - 1, line].contains { number in
        number > 0 && TextLine(number, of: subject.text).words.contains("strata:allow")
      }
      if !isAllowed,
        let removal = try DefaultRemoval(
          of: other.parameter, making: other.target, in: subject, tokens)
      {
        removals.append(removal)
      }
    }
    return try DefaultRemoval.proposal(of: removals)
  }
}

extension FixSubject {
  /// What people are told where the project's description makes the type around the finding as it was
  /// made before.
  fileprivate var descriptionStep: [Phrase] {
    let facts = codebase.facts(file)
    guard
      let start = facts.lines.offset(
        line: finding.location.start.line, column: finding.location.start.column),
      let around = facts.declarations.indices.last(where: {
        facts.declarations[$0].kind.isType && facts.declarations[$0].extent.contains(start)
      }), let text = try? read("README.md")
    else { return [] }
    let name = facts[facts.declarations[around].name]
    guard String(decoding: text, as: UTF8.self).contains("\(name)()") else { return [] }
    return [
      Phrase(
        "update 'README.md', which makes '\(name)' without an argument",
        zh: "请更新 'README.md'，其中不带参数地构造了 '\(name)'")
    ]
  }
}
