internal import StrataCode
internal import StrataModel

// Coded types of Domain that are records of Data, and nothing of the business.

extension CodedEntities {
  /// What to do with a coded type that Domain can do without: only Data names it, or it only carries
  /// another one.
  func leaving(_ id: SymbolID, _ name: String) -> Phrase? {
    guard holders[id] == nil, codebase.symbols[id].parent == nil, !codebase.hasRules(id) else {
      return nil
    }
    let parts = holders.filter { $1.contains(id) }.keys.sorted()
    if codebase.isOfDataAlone(id) {
      let giving = codebase.givingBack(id)
      guard giving.isEmpty else {
        return Phrase(
          "move '\(name)' to Data\(kept(id))\(giving)",
          zh: "把 '\(name)' 移到 Data\(kept(id))\(giving)")
      }
      return Phrase(
        "move '\(name)' to Data\(kept(id)): only Data names it",
        zh: "把 '\(name)' 移到 Data\(kept(id))：只有 Data 引用它")
    }
    guard let part = carriedPart(of: id, parts), isOnlyUnpacked(id) || isCalledAnswer(id)
    else { return nil }
    let (inner, dto) = (codebase.symbols[part].qualifiedName, codebase.newRecord(for: part))
    return Phrase(
      "move '\(name)', which only carries '\(inner)', to Data, declare a Codable '\(dto)' there, and return '\(inner)' as a plain value",
      zh: "把只携带 '\(inner)' 的 '\(name)' 移到 Data，在那里声明负责编解码的 '\(dto)'，并返回普通的值 '\(inner)'")
  }

  /// What becomes of the parts of what goes: those that only it needs go along, others stay, and a
  /// record goes instead.
  private func kept(_ id: SymbolID) -> Phrase {
    let (all, staying) = parts(of: id)
    // What is nested goes with what is around it.
    let going = all.filter { codebase.symbols[$0].parent == nil }
    let along = codebase.listed(going.map { codebase.symbols[$0].qualifiedName })
    guard let part = staying.first else {
      return going.isEmpty ? .empty : Phrase(" with \(along)", zh: "，连同 \(along)")
    }
    let (name, dto) = (codebase.symbols[part].qualifiedName, codebase.newRecord(for: part))
    if going.isEmpty {
      return Phrase(
        ", with a new '\(dto)' in place of '\(name)'", zh: "，并用新的 '\(dto)' 代替其中的 '\(name)'")
    }
    return Phrase(
      " with \(along), and a new '\(dto)' in place of '\(name)'",
      zh: "，连同 \(along)，并用新的 '\(dto)' 代替其中的 '\(name)'")
  }

  /// Whether a type is called after an answer: `ResponseGetUser`.
  private func isCalledAnswer(_ id: SymbolID) -> Bool {
    let words = codebase.symbols.words(of: id).all
    return words.first == "response" || words.last == "response"
  }

  /// The coded type that is all that another keeps.
  private func carriedPart(of id: SymbolID, _ parts: [SymbolID]) -> SymbolID? {
    codebase.onlyField(of: id).flatMap { field in
      codebase.namings(of: field).map(\.type).first(where: parts.contains)
    }
  }

  /// Whether Domain names a type only inside of use cases, where its content is taken out, and no
  /// screen does.
  private func isOnlyUnpacked(_ id: SymbolID) -> Bool {
    let users = codebase.dependencies(on: id).filter { $0.from != .app }
    return !users.isEmpty
      && users.allSatisfy { dependency in
        let reference = codebase.reference(of: dependency)
        guard dependency.from == .domain else { return dependency.from.ring == .data }
        return reference.role != .return && reference.role != .property
          && codebase.outermostType(of: dependency).map { codebase.roles.has($0, .useCase) }
            ?? false
          && reference.owner >= 0
          && !codebase.parameters(
            of: DeclarationID(file: dependency.file, declaration: reference.owner)
          ).contains { $0.span.contains(reference.span.start) }
      }
  }
}
