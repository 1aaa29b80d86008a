internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixKind {
  /// Throws where a mapper makes a value up, if it can throw or all its callers can take an error.
  static let throwDefault: FixKind = FixKind(
    "throw-default", .choice,
    Phrase(
      "throw an error of the project where a mapper makes a value up, if its callers can take it",
      zh: "映射编造值时改为抛出项目已有的错误，前提是调用方能够接收"),
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
      var mapper = ThrowingMapper(place, in: subject.codebase, tokens)
      if mapper == nil, let calls = try MapperCalls(of: place, in: subject) {
        mapper = ThrowingMapper(place, in: subject.codebase, tokens, throwing: calls.error)
        proposal.edits += calls.edits
        proposal.steps = [build]
        proposal.reads.merge(calls.reads) { text, _ in text }
      }
      guard let edits = mapper?.edits(for: values, of: subject.path, subject.text) else {
        return nil
      }
      proposal.edits += edits
    }
    return proposal
  }
}
