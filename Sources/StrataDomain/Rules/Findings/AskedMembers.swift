internal import StrataCode
internal import StrataModel

// What a type asks of something that it holds.

extension Codebase {
  /// The protocols of the project that ask a type for methods.
  func promises(of id: SymbolID) -> [SymbolID] {
    symbols.allSupertypes(of: id).filter {
      symbols[$0].kind == .protocol && !methods(of: $0).isEmpty
    }
  }

  /// The methods that a type calls on a collaborator that it stores, and that a protocol which shall
  /// stand for it does not ask for.
  func members(askedOf part: SymbolID, by asker: SymbolID, missingIn contract: SymbolID) -> [String]
  {
    let held = storedProperties(of: asker).filter { place in
      namings(of: place, as: [.property, .construction]).contains { $0.type == part }
    }.map { name($0) }
    guard !held.isEmpty else { return [] }
    let promised = promised(by: contract)
    var missing: [String] = []
    for body in symbols.bodies[Int(asker.index)] {
      let facts = facts(body.file)
      let extent = facts[body.declaration].extent
      for shape in facts.shapes where extent.contains(shape.span.start) {
        guard let path = shape.calledPath.map({ facts[$0] }) else { continue }
        let parts = path.split(separator: ".").map(String.init)
        guard let index = parts.firstIndex(where: held.contains), index + 2 == parts.count,
          !promised.contains(parts[index + 1]), !missing.contains(parts[index + 1])
        else { continue }
        missing.append(parts[index + 1])
      }
    }
    return missing
  }

  /// `add 'latest' to 'MenuRepository', `, before a sentence that lets a type ask a protocol in place of
  /// what keeps it; nothing where the protocol asks for all that is called.
  func completing(_ contract: SymbolID, of part: SymbolID, for asker: SymbolID?) -> Phrase {
    guard let asker else { return .empty }
    let known = symbols[contract].qualifiedName
    let missing = members(askedOf: part, by: asker, missingIn: contract)
    if !missing.isEmpty {
      return Phrase(
        "add \(listed(missing)) to '\(known)', ", zh: "在 '\(known)' 中加上 \(listed(missing))，")
    }
    let isHeld = storedProperties(of: asker).contains { place in
      namings(of: place).contains { $0.type == part || $0.type == contract }
    }
    guard !isHeld, hasMore(part, than: contract) else { return .empty }
    let called = Set(symbols.bodies[Int(asker.index)].map(\.file))
      .reduce(into: Set<String>()) { $0.formUnion(methods(of: part, calledIn: $1)) }
    if !called.isEmpty, called.isSubset(of: promised(by: contract)) { return .empty }
    return Phrase(
      "add what '\(symbols[asker].name)' calls to '\(known)' where it lacks that, ",
      zh: "如果 '\(known)' 缺少 '\(symbols[asker].name)' 调用的方法，就加上它，")
  }

  /// The names of what a protocol asks for.
  private func promised(by contract: SymbolID) -> Set<String> {
    memberNames(of: [contract] + symbols.allSupertypes(of: contract))
  }

  private func memberNames(of types: [SymbolID]) -> Set<String> {
    Set(types.flatMap { members(of: $0) }.map { name($0) })
  }

  /// Whether a type has methods that no protocol of the project asks for.
  private func hasMore(_ part: SymbolID, than contract: SymbolID) -> Bool {
    let promised = memberNames(of: symbols.allSupertypes(of: part))
    return methods(of: part).contains {
      declaration($0).access > .fileprivate && !declaration($0).modifiers.contains(.isStatic)
        && !promised.contains(name($0))
    }
  }

  /// The names of the methods of a type that a file uses, on whatever.
  func methods(of id: SymbolID, calledIn file: Int) -> Set<String> {
    Set(methods(of: id).map { name($0) }.filter(facts(file).usedNames.contains))
  }

  /// Whether a protocol asks for some methods of a type by the same names and labels.
  func asks(_ port: SymbolID, for called: Set<String>, of id: SymbolID) -> Bool {
    let asked = Set(members(of: port).map { signature(of: $0) })
    return methods(of: id).allSatisfy {
      !called.contains(name($0)) || asked.contains(signature(of: $0))
    }
  }

  /// The files of Domain that call one of some names outside of some declarations of a file.
  func domainFiles(
    calling names: Set<String>, outside declarations: Set<DeclarationIndex>, of file: Int
  ) -> [Int] {
    workspace.files.indices.filter { other in
      layer(ofFile: other) == .domain
        && !calledNames(in: other, outside: other == file ? declarations : [])
          .isDisjoint(with: names)
    }
  }

  /// The last name of each call in a file, outside of some declarations: `load` of `store.load()`.
  func calledNames(in file: Int, outside declarations: Set<DeclarationIndex> = []) -> Set<String> {
    let facts = facts(file)
    return Set(
      facts.shapes.compactMap { shape in
        guard !declarations.contains(where: { facts[$0].extent.contains(shape.span.start) }) else {
          return nil
        }
        return shape.calledPath.flatMap { facts[$0].split(separator: ".").last.map(String.init) }
      })
  }
}

extension Codebase {
  /// Whether production code of a layer's ring uses a member of some name.
  func isMemberUsed(_ member: String, in layer: Layer) -> Bool {
    workspace.files.indices.contains {
      self.layer(ofFile: $0)?.ring == layer.ring && scopes[$0].isProduction
        && facts($0).usedNames.contains(member)
    }
  }
}
