internal import StrataCode

// A global value that holds all that an app reaches for: `public var Current = AppEnvironment()`.

extension Codebase {
  /// By name: the types of global properties that are called like types, of a type of the project.
  func worlds() -> [String: SymbolID] {
    var found: [String: SymbolID] = [:]
    for world in seen(inEachFile: { self.worlds(in: $0) }) { found[world.name] = world.type }
    return found
  }

  private func worlds(in file: Int) -> [World] {
    guard scopes[file].isShipped else { return [] }
    let facts = facts(file)
    return facts.declarations.enumerated().compactMap { position, declaration in
      guard declaration.kind == .property, declaration.parent == topLevel,
        declaration.access > .fileprivate
      else { return nil }
      let name = facts[declaration.name]
      let place = DeclarationID(file: file, declaration: DeclarationIndex(position))
      guard name.first?.isUppercase == true, name.contains(where: \.isLowercase),
        let type = namings(of: place, as: [.property, .construction]).first?.type,
        storedProperties(of: type).count >= Self.fewestServices
      else { return nil }
      return World(name: name, type: type)
    }
  }

  /// Fewer are a value that is global by chance.
  private static var fewestServices: Int { 5 }

  /// Where a file asks one of some worlds.
  func askedWorlds(in file: Int, _ worlds: [String: SymbolID]) -> [LocatorUse] {
    if worlds.isEmpty { return [] }
    let facts = facts(file)
    return facts.references.enumerated().compactMap { position, reference in
      guard reference.role == .staticAccess, case .external = references[file][position],
        let world = worlds[facts[reference.name]], reference.owner >= 0,
        symbols[world].place.file != file,
        !scopes[file].isExempt(reference), !isComposition(reference.owner, in: file)
      else { return nil }
      return LocatorUse(
        file: file, span: reference.span, owner: reference.owner, container: world,
        name: facts[reference.name], kind: .world)
    }
  }
}

/// A global property that is called like a type, and its type.
private struct World: Sendable, Equatable {
  var name: String
  var type: SymbolID
}

extension World: Digestible {
  fileprivate func add(to digest: inout ItemDigest) {
    digest.add(name)
    digest.add(type)
  }
}
