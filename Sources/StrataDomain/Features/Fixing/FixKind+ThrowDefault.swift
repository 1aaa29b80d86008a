internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixKind {
  /// Throws where a mapper that can throw makes a value up.
  static let throwDefault: FixKind = FixKind(
    "throw-default", .choice,
    Phrase(
      "throw an error of the project where a mapper that throws makes a value up",
      zh: "在已经会抛出错误的映射中，缺少值时抛出项目已有的错误，而不是编造值"),
    step: Phrase(
      "records that were filled before are errors now: see that callers can go on without them",
      zh: "以前会被填充的记录现在会成为错误：请确认调用方可以处理缺失的记录")
  ) { (subject) throws(ChangeError) in
    guard subject.finding.rule == Rule.silentDefault.id,
      let tokens = try subject.tokens(subject.file)
    else { return nil }
    let facts = subject.codebase.facts(subject.file)
    let places = Set([subject.finding.location.start] + subject.finding.also)
    let values = facts.madeUpValues.filter { places.contains(facts.position(of: $0.span)) }
    // A finding is gone only if all of its values are.
    guard values.count == places.count else { return nil }
    var proposal = FixProposal([])
    for (owner, values) in Dictionary(grouping: values, by: \.owner).sorted(by: { $0.key < $1.key })
    {
      let place = DeclarationID(file: subject.file, declaration: owner)
      guard let mapper = ThrowingMapper(place, in: subject.codebase, tokens),
        let edits = mapper.edits(for: values, of: subject.path, subject.text)
      else { return nil }
      proposal.edits += edits
    }
    return proposal
  }
}
