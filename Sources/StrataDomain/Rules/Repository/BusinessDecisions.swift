internal import StrataCode
internal import StrataModel

/// What the parts of Data decide that is for the business to decide.
struct BusinessDecisions {
  let codebase: Codebase
  let values: DomainValues

  init(_ codebase: Codebase) {
    self.codebase = codebase
    values = codebase.known { DomainValues(codebase) }
  }

  /// The parts of Data that may decide something, in order.
  func deciders() -> [SymbolID] {
    codebase.symbols.ids.filter { id in
      codebase.symbols[id].kind.isConcreteType && codebase.layer(of: id)?.ring == .data
        && codebase.isProduction(id)
        && codebase.roles[id].isDisjoint(with: [.testDouble, .container, .entryPoint])
    }
  }

  /// One finding for all that a type decides.
  func finding(by id: SymbolID) -> Finding? {
    let found = decisions(of: id)
    guard let first = found.first(where: { !$0.isMild }) ?? found.first else { return nil }
    let also = found.filter { $0.place.file == first.place.file }.map(\.span)
    return finding(first, also: also, by: id)
  }

  private func finding(_ first: BusinessDecision, also: [Span], by id: SymbolID) -> Finding {
    let name = codebase.symbols[id].qualifiedName
    let who = codebase.described(id)
    let words = words(first, in: codebase.name(first.place))
    let place = FindingPlace(
      first.span, in: first.place.file, also: also, subject: name, owner: first.place.declaration)
    return Rule.businessRule.finding(
      at: place, in: codebase, message: Phrase("\(who) \(words)", zh: "\(who) \(words)"),
      help: help(first, name)
    ).held(at: first.isMild ? .info : .warning).naming(first.error, in: codebase).with(
      confidence: first.confidence)
  }

  private func words(_ decision: BusinessDecision, in method: String) -> Phrase {
    let path = decision.path
    return switch decision.act {
    case .throwing:
      DecisionWords.throwing(
        decision.error.map { codebase.symbols[$0].qualifiedName } ?? "", by: path, in: method)
    case .selecting: DecisionWords.selects(path, in: method)
    case .calculating: DecisionWords.calculates(path, in: method)
    case .asking: DecisionWords.compares(path, toCall: decision.call ?? "", in: method)
    }
  }

  private func help(_ decision: BusinessDecision, _ name: String) -> Phrase {
    let path = decision.path
    if decision.act == .calculating {
      return Phrase(
        """
        move what is calculated with '\(path)' to the entity or to a use case, and let '\(name)' \
        fetch, store and translate
        """,
        zh: "把用 '\(path)' 进行的计算移到 Entity 或 UseCase 中，让 '\(name)' 只负责获取、存储和转换")
    }
    return Phrase(
      """
      move the test of '\(path)' to the use case that asks for it, or to the entity, and let \
      '\(name)' fetch and store
      """,
      zh: "把对 '\(path)' 的判断移到需要它的 UseCase 或 Entity 中，让 '\(name)' 只负责获取和存储")
  }
}

/// One decision in a body.
struct BusinessDecision {
  /// What it decides: an error, which values, what something costs, or whether another is asked.
  enum Act { case throwing, selecting, calculating, asking }

  var act: Act
  /// The error of Domain that it ends in.
  var error: SymbolID?
  /// The call of another repository or a use case that hangs on it.
  var call: String?
  var place: DeclarationID
  var span: Span
  var path: String
  var confidence: Double
  /// It may as well be what a store does for itself.
  var isMild = false
}
