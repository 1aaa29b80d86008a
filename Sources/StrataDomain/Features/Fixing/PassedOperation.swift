internal import StrataCode
internal import StrataModel

/// The one operation of a use case that only hands on, and what it hands on to.
struct PassedOperation {
  let useCase: SymbolID
  /// The protocol that only the use case keeps, if it has one.
  let contract: SymbolID?
  /// What it asks.
  let target: SymbolID
  /// How callers call it: `execute`, or `callAsFunction`.
  let method: String
  /// What they would call: `feed`.
  let member: String
  /// What callers write before arguments, and what they would write.
  let labels: [(from: String, to: String)]

  /// The operation of a use case that asks a protocol; nil where it is not one to one.
  init?(of useCase: SymbolID, asking target: SymbolID, in subject: FixSubject) throws(ChangeError) {
    let codebase = subject.codebase
    let place = codebase.place(of: useCase)
    let facts = codebase.facts(place.file)
    let above = codebase.symbols.allSupertypes(of: useCase)
    let offered = codebase.methods(of: useCase).filter {
      codebase.declaration($0).access > .fileprivate
    }
    guard codebase.symbols[target].kind == .protocol, codebase.symbols[target].parent == nil,
      codebase.symbols[useCase].parent == nil, above.count <= 1, offered.count == 1,
      codebase.symbols.bodies[Int(useCase.index)].count == 1,
      codebase.attributes(of: place).isEmpty,
      let tokens = try subject.tokens(place.file)
    else { return nil }
    let operation = offered[0]
    if let contract = above.first {
      let keepers = codebase.symbols.ids.filter {
        codebase.symbols.allSupertypes(of: $0).contains(contract)
      }
      guard codebase.symbols[contract].kind == .protocol, keepers.count == 1,
        codebase.symbols[contract].parent == nil,
        codebase.symbols.bodies[Int(contract.index)].count == 1,
        codebase.symbols.externalSupertypes[Int(contract.index)].allSatisfy({ $0 == "Sendable" })
      else { return nil }
    }
    let parameters = facts.parameters.filter { $0.owner == operation.declaration }
      .sorted { $0.span.start < $1.span.start }
    let declaration = codebase.declaration(operation)
    let start = tokens.index(from: Int(declaration.span.start))
    let limit = tokens.index(from: Int(declaration.extent.end))
    guard tokens.isAt(start + 1, "("), parameters.allSatisfy({ $0.defaultValue == nil }),
      declaration.modifiers.isDisjoint(with: [.isStatic, .isMutating]),
      let body = (start..<limit).first(where: { tokens.isAt($0, "{") }),
      let call = Self.call(in: body, tokens)
    else { return nil }
    let handed = call.arguments.map { tokens.phrase($0.tokens) }
    let asked = tokens.word(call.open - 1)
    guard handed == parameters.map({ facts[$0.name] }),
      let requirement = codebase.members(of: target).only(where: { codebase.name($0) == asked }),
      let wanted = try Self.signature(requirement, subject),
      let own = try Self.signature(operation, subject), own == wanted
    else { return nil }
    self.useCase = useCase
    contract = above.first
    self.target = target
    method = codebase.name(operation)
    member = asked
    labels = zip(parameters, call.labels).map { (from: facts[$0.label], to: $1) }
  }

  /// `try await repository.feed(page: page)`, if that is all of a body.
  private static func call(in body: Int, _ tokens: CodeTokens) -> CodeCall? {
    guard let close = tokens.partner(of: body) else { return nil }
    var index = body + 1
    while tokens.isAt(index, "return", "try", "await", "self", ".") { index += 1 }
    guard tokens.isAt(index + 1, "."), let call = CodeCall(at: index + 3, in: tokens),
      call.close + 1 == close
    else { return nil }
    return call
  }

  /// What is behind the parameters of a function: `async throws -> [String]`.
  private static func signature(
    _ place: DeclarationID, _ subject: FixSubject
  ) throws(ChangeError) -> String? {
    let codebase = subject.codebase
    let declaration = codebase.declaration(place)
    guard declaration.kind == .function, codebase.attributes(of: place).isEmpty,
      let tokens = try subject.tokens(place.file)
    else { return nil }
    let start = tokens.index(from: Int(declaration.span.start))
    let limit = tokens.index(from: Int(declaration.extent.end))
    guard let close = tokens.partner(of: start + 1) else { return nil }
    let end = (close..<limit).first { tokens.isAt($0, "{") } ?? limit
    return tokens.phrase((close + 1)..<end)
  }
}

extension Array {
  /// The one element for which something holds; nil for none and for several.
  func only(where holds: (Element) -> Bool) -> Element? {
    let found = filter(holds)
    return found.count == 1 ? found[0] : nil
  }
}
