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
    let promised = Set(
      ([contract] + symbols.allSupertypes(of: contract)).flatMap { members(of: $0) }.map {
        name($0)
      })
    var missing: [String] = []
    for body in symbols.bodies[Int(asker.index)] {
      let facts = facts(body.file)
      let extent = facts[body.declaration].extent
      for shape in facts.shapes where extent.contains(shape.span.start) {
        guard let path = shape.calledMember.map({ facts[$0] }) else { continue }
        let parts = path.split(separator: ".").map(String.init)
        guard let index = parts.firstIndex(where: held.contains), index + 2 == parts.count,
          !promised.contains(parts[index + 1]), !missing.contains(parts[index + 1])
        else { continue }
        missing.append(parts[index + 1])
      }
    }
    return missing
  }
}
