internal import StrataCode
internal import StrataModel

/// What stands in for a collaborator in a test.
struct StandIn {
  let text: DoubleText
  /// The project's own double; nil for one that is written.
  var symbol: SymbolID?
  /// Whether it is written into the file of the tests.
  var isPrivate = false

  /// The project's double of a protocol as one that remembers and answers; nil for another kind.
  init?(_ known: SymbolID, of contract: DoubledProtocol, style: DoubleStyle, in codebase: Codebase)
  {
    let symbol = codebase.symbols[known]
    let isOnMainActor = codebase.attributes(before: symbol.place).contains("MainActor")
    let text = DoubleText(
      contract: contract, name: symbol.name,
      form: symbol.kind == .actor ? .actor : isOnMainActor ? .mainActorClass : .finalClass,
      access: "", step: "", calls: style.calls, result: style.result)
    let labels = Set(
      codebase.initializers(of: known).flatMap { place in
        let facts = codebase.facts(place.file)
        return facts.parameters.filter { $0.owner == place.declaration }.map { facts[$0.label] }
      })
    let members = Set(codebase.members(of: known).map(codebase.name))
    let answers = contract.requirements.filter(DoubleText.answers).map(text.answerName)
    let calls = contract.requirements.filter { !$0.isProperty }.map(text.callsName)
    guard Set(answers).isSubset(of: labels), Set(calls).isSubset(of: members) else { return nil }
    self.text = text
    self.symbol = known
  }

  /// A double that is to be written, into a file of its own or beside the tests.
  init(writing text: DoubleText, isPrivate: Bool) {
    self.text = text
    self.isPrivate = isPrivate
  }

  /// Whether what it remembers is awaited.
  var isAwaited: Bool { text.form == .actor }

  /// An expression that makes it, with answers by their names; nil where one is needed that nobody
  /// knows.
  func made(_ answers: [String: String], _ samples: SampleValues) -> String? {
    var arguments: [String] = []
    for one in text.contract.requirements where DoubleText.answers(one) {
      let name = text.answerName(one)
      if let given = answers[name] {
        arguments.append("\(name): \(given)")
      } else if text.answerDefault(one) == nil {
        guard let value = samples.value(of: one.result) else { return nil }
        arguments.append("\(name): \(one.failure == nil ? value : ".success(\(value))")")
      }
    }
    return "\(text.name)(\(arguments.joined(separator: ", ")))"
  }
}
