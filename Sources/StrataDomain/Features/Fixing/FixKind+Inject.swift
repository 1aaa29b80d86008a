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
      return try PropertyInjection(of: reference, in: subject, tokens)?.proposal()
    // Whatever a default makes is made by the caller instead.
    case Rule.defaultArgument.id, Rule.infrastructureAccess.id, Rule.layerReference.id:
      guard subject.finding.also.isEmpty || subject.finding.rule == Rule.defaultArgument.id,
        let parameter = facts.parameters.first(where: {
          $0.defaultValue?.contains(start) == true && facts[$0.owner].kind == .initializer
        })
      else { return nil }
      return try DefaultRemoval(of: parameter, in: subject, tokens)?.proposal()
    default: return nil
    }
  }
}
