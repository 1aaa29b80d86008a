internal import StrataCode
internal import StrataModel

extension BusinessDecisions {
  /// What a type decides, in order: a repository and a data source all of it, another part of Data what
  /// something costs.
  func decisions(of id: SymbolID) -> [BusinessDecision] {
    let codebase = codebase
    let methods = Set(codebase.methods(of: id).filter { codebase.isProduction($0) })
    guard !methods.isEmpty else { return [] }
    let decides = !codebase.roles[id].isDisjoint(with: [.repositoryImplementation, .dataSource])
    let asks = codebase.roles.has(id, .repositoryImplementation)
    return Set(methods.map(\.file)).sorted().flatMap { file -> [BusinessDecision] in
      let shapes = codebase.facts(file).shapes
      let found = shapes.compactMap { shape -> BusinessDecision? in
        let place = DeclarationID(file: file, declaration: shape.owner)
        switch shape.form {
        case .selects, .rejects:
          return decides && methods.contains(place) ? decision(shape, in: place) : nil
        case .calculates(with: let path):
          let text = codebase.facts(file)[path]
          guard methods.contains(place),
            // What a repository calls like money is what it works out for the business.
            decides && !text.contains(".") && isVariable(text, of: place)
              || isOfDomainOrWire(text, in: place)
          else { return nil }
          // What checks an answer that it translates refuses what nobody can have meant.
          let isCheck = !decides && codebase.declaration(place).modifiers.contains(.isThrowing)
          return BusinessDecision(
            act: .calculating, place: place, span: shape.span, path: text, confidence: 0.7,
            isMild: isCheck)
        default: return nil
        }
      }
      guard asks else { return found }
      return found
        + self.asks(
          of: id,
          shapes.filter { shape in
            methods.contains(DeclarationID(file: file, declaration: shape.owner))
          }, in: file)
    }.sorted { ($0.place.file, $0.span.start) < ($1.place.file, $1.span.start) }
  }

  /// The comparisons that decide whether another repository is asked.
  private func asks(of id: SymbolID, _ shapes: [BodyShape], in file: Int) -> [BusinessDecision] {
    guard shapes.contains(where: \.isDecision) else { return [] }
    let decisions = Decisions(codebase, values, by: id)
    let calls = decisions.calls(
      among: shapes, ofAny: [.repositoryProtocol, .useCase, .useCaseProtocol], in: file)
    let facts = codebase.facts(file)
    return shapes.compactMap { shape in
      guard case .decides(left: let left, _) = shape.form,
        let call = calls.first(where: { $0.isDecided(by: shape) }),
        decisions.isDecisionOnDomain(shape, in: file)
      else { return nil }
      return BusinessDecision(
        act: .asking, call: call.path, place: DeclarationID(file: file, declaration: shape.owner),
        span: shape.span, path: facts[left], confidence: 0.7)
    }
  }

  private func decision(_ shape: BodyShape, in place: DeclarationID) -> BusinessDecision? {
    let facts = codebase.facts(place.file)
    switch shape.form {
    case .selects(path: let path, by: let way):
      // Leaving out what is empty is no rule of the business, and what an entity answers is its own.
      guard !facts[path].hasSuffix(".isEmpty"), !isOfRequest(facts[path], in: place),
        !isIdentity(facts[path]),
        domainPath(facts[path], from: place) != nil,
        !values.isAnswer(path, of: shape, in: facts)
      else { return nil }
      return BusinessDecision(
        act: .selecting, place: place, span: shape.span, path: facts[path], confidence: 0.7,
        isMild: isFlag(shape, by: way, in: facts))
    case .rejects(path: let path, let thrown):
      guard !isIdentity(facts[path]),
        let error = domainError(thrown, in: shape.extent, of: place)
      else { return nil }
      if let parts = domainPath(facts[path], from: place) {
        return BusinessDecision(
          act: .throwing, error: error, place: place, span: shape.span, path: facts[path],
          confidence: isEntity(parts[0], in: place) ? 0.9 : 0.65)
      }
      guard isSaid(facts[path], by: facts[thrown]) else { return nil }
      return BusinessDecision(
        act: .throwing, error: error, place: place, span: shape.span, path: facts[path],
        confidence: 0.65)
    default: return nil
    }
  }

  /// Whether a path leads to what tells things apart: whether there is one already decides whether a
  /// store inserts or updates.
  private func isIdentity(_ path: String) -> Bool {
    guard let last = path.split(separator: ".").last else { return false }
    return NameWords(String(last.filter { $0.isLetter })).suffix(from: [
      "id", "ids", "uuid", "identifier",
    ])
      != nil
  }

  /// Whether things are chosen by a mark that each bears, and nothing is compared: the store is asked
  /// for just those, such as favourites.
  private func isFlag(_ shape: BodyShape, by way: Name, in facts: FileFacts) -> Bool {
    facts[way] != "prefix"
      && !facts.shapes.contains { other in
        guard case .comparesLiteral = other.form else { return false }
        return other.span.start == shape.span.start
      }
  }

  /// Whether an error says of a lone variable what it is thrown for: `stock` and `outOfStock`.
  private func isSaid(_ path: String, by error: String) -> Bool {
    guard !path.contains("."), !path.contains("("),
      let name = error.split(separator: ".").last, name.first?.isLowercase == true
    else { return false }
    let words = Set(NameWords.split(String(name))).subtracting(Self.ofAnyError)
    return NameWords.split(path).contains { $0.count > 3 && words.contains($0) }
  }

  private static let ofAnyError: Set<String> = [
    "status", "code", "response", "data", "result", "error", "request", "server", "network",
    "token",
    "invalid", "value", "count", "version", "file", "path", "format", "json", "type", "index",
  ]

  /// The parts of a path that leads to a property of a value of Domain.
  private func domainPath(_ path: String, from place: DeclarationID) -> [String]? {
    let parts = path.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }
    let isLocal = parts.count == 1 && isVariable(parts[0], of: place)
    guard !path.contains("("), parts.first.map(isOfTransport) != true,
      values.lie(
        on: isLocal ? parts[...] : parts.dropFirst(), seenFrom: place.file, in: codebase)
    else { return nil }
    return parts
  }

  /// Whether a variable holds what came over the wire: the status of a response is the transport's.
  private func isOfTransport(_ root: String) -> Bool {
    !Set(NameWords.split(root)).isDisjoint(with: ["response", "reply", "http", "request", "result"])
  }

  /// Whether what is chosen is a part of a request by its name: a query item, a header or a cookie.
  private func isOfRequest(_ path: String, in place: DeclarationID) -> Bool {
    guard ["name", "value", "key"].contains(path.split(separator: ".").last) else { return false }
    let facts = codebase.facts(place.file)
    return codebase.referenceOrder[place.file][place.declaration].contains {
      Self.ofRequests.contains(facts[facts.references[$0].name])
    }
  }

  private static let ofRequests: Set<String> = [
    "URLComponents", "URLQueryItem", "HTTPCookie", "HTTPURLResponse", "URLRequest",
  ]

  /// Whether arithmetic is about what an entity has or the wire brings: `order.total`, `dto.price`.
  private func isOfDomainOrWire(_ path: String, in place: DeclarationID) -> Bool {
    if domainPath(path, from: place) != nil { return true }
    let parts = path.split(separator: ".")
    guard parts.count == 2, let root = parts.first else { return false }
    return codebase.typesOfParameter(root, of: place)?.contains {
      codebase.isWireOrStoreType($0.type)
    } ?? false
  }

  /// Whether a name is a variable or parameter of a method: no property of its type.
  private func isVariable(_ name: String, of place: DeclarationID) -> Bool {
    let types = codebase.typesAround(place.declaration, in: place.file)
    return !types.contains { type in
      codebase.members(of: type).contains { codebase.name($0) == name }
    }
  }

  /// The error of Domain that the body behind a test throws.
  private func domainError(
    _ thrown: Name, in extent: Span, of place: DeclarationID
  ) -> SymbolID? {
    let facts = codebase.facts(place.file)
    for position in codebase.referenceOrder[place.file][place.declaration] {
      let reference = facts.references[position]
      guard extent.contains(reference.span.start),
        case .symbol(let id) = codebase.references[place.file][position], codebase.isErrorType(id),
        codebase.layer(of: id) == .domain, facts[thrown].hasPrefix(facts[reference.name])
      else { continue }
      return id
    }
    return nil
  }

  /// Whether a name is a parameter of the method and an entity.
  private func isEntity(_ name: String, in place: DeclarationID) -> Bool {
    codebase.typesOfParameter(name, of: place)?.contains { values.entities.contains($0.type) }
      ?? false
  }
}
