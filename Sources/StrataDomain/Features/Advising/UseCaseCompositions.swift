internal import StrataModel
internal import StrataRules
internal import StrataCode

extension UseCaseAdviceSearch {
  /// Use cases that only call others, one after the other.
  func compositions(_ working: [SymbolID]) -> [UseCaseAdvice.Entry] {
    working.compactMap { id in
      let parts = parts(of: id)
      guard parts.count > 1, !decides(id, calling: parts.count),
        let location = codebase.end(id).location
      else {
        return nil
      }
      let name = codebase.symbols[id].qualifiedName
      let names = parts.map { "'\(codebase.symbols[$0].qualifiedName)'" }
      for part in parts {
        guard let other = users.users(of: part).first(where: { $0 != id }) else { continue }
        return UseCaseAdvice.Entry(
          action: .separate, names: [name], location: location,
          evidence: Phrase(
            """
            it only calls \(Phrase.list(names, limit: 3)), of which '\(part, codebase)' is used by \
            '\(other, codebase)' too: let the view model call them
            """,
            zh: """
              它只调用 \(Phrase.list(names, limit: 3))，其中 '\(part, codebase)' 也被 \
              '\(other, codebase)' 使用：由 ViewModel 依次调用
              """))
      }
      return UseCaseAdvice.Entry(
        action: .unite, names: parts.map { codebase.symbols[$0].qualifiedName },
        location: location,
        evidence: Phrase(
          "nothing but '\(name)' asks them", zh: "只有 '\(name)' 使用它们"), proposal: name)
    }
  }

  /// The use cases that one is given or holds.
  private func parts(of id: SymbolID) -> [SymbolID] {
    var seen: Set<SymbolID> = [id]
    return codebase.held(by: id).compactMap { naming in
      let target = users.behind[naming.type] ?? naming.type
      guard codebase.roles.has(target, .useCase), codebase.symbols[target].kind.isConcreteType,
        seen.insert(target).inserted
      else { return nil }
      return target
    }
  }

  private func isChoice(_ shape: BodyShape) -> Bool {
    switch shape.form {
    case .decides, .switches, .rejects, .selects, .comparesLiteral, .catches: true
    default: false
    }
  }

  /// Whether it does more than to call: it decides, refuses, or asks a repository itself.
  private func decides(_ id: SymbolID, calling parts: Int) -> Bool {
    if codebase.held(by: id).contains(where: { codebase.isRepositoryContract($0.type) }) {
      return true
    }
    let mostLines = parts + 3
    return codebase.members(of: id).contains { place in
      let facts = codebase.facts(place.file)
      if facts.shapes.contains(where: { $0.owner == place.declaration && isChoice($0) }) {
        return true
      }
      let declaration = codebase.declaration(place)
      if declaration.kind == .initializer { return false }
      // What is longer than its calls, or builds something of their answers, works something out.
      let first = facts.lines.position(of: declaration.extent.start).line
      let last = facts.lines.position(of: declaration.extent.end).line
      return facts.codeLines.count(in: first...max(first, last)) > mostLines
        || !codebase.namings(of: place, as: [.construction]).isEmpty
    }
  }
}

extension Sentence.StringInterpolation {
  /// The name of a type.
  mutating func appendInterpolation(_ id: SymbolID, _ codebase: Codebase) {
    appendInterpolation(codebase.symbols[id].qualifiedName)
  }
}
