internal import StrataCode
internal import StrataModel

// The value of Domain that stands for a record, by what code makes of it and by what both hold.

extension LegalRoute {
  /// The entity that says what a record says: one that is called alike, one that is made of it, or one
  /// that holds the same.
  func answer(for id: SymbolID) -> SymbolID? {
    entity(for: id) ?? turned(id) ?? alike(id)
  }

  /// The one entity that functions of a single parameter, or initializers, make of a record.
  private func turned(_ id: SymbolID) -> SymbolID? {
    var found: Set<SymbolID> = []
    for dependency in codebase.dependencies(on: id) {
      let reference = codebase.reference(of: dependency)
      guard reference.role == .parameter, reference.owner >= 0 else { continue }
      let place = DeclarationID(file: dependency.file, declaration: reference.owner)
      let asked = codebase.parameters(of: place).filter { $0.defaultValue == nil }
      guard asked.count == 1, codebase.isProduction(place) else {
        continue
      }
      let made: [SymbolID] =
        switch codebase.declaration(place).kind {
        case .function: codebase.namings(of: place, as: [.return]).map(\.type)
        case .initializer:
          codebase.typesAround(reference.owner, in: dependency.file).prefix(1).map(\.self)
        default: []
        }
      found.formUnion(made.filter { $0 != id && isEntity($0) })
    }
    return found.count == 1 ? found.first : nil
  }

  private func isEntity(_ id: SymbolID) -> Bool {
    codebase.layer(of: id) == .domain && codebase.isDomainValue(id)
      && codebase.symbols[id].kind != .enum && !codebase.roles.has(id, .dto)
  }

  /// The entity most of whose properties a record has, too.
  private func alike(_ id: SymbolID) -> SymbolID? {
    let own = fields(of: id)
    guard own.count >= Self.fewestFields else { return nil }
    let ranked = index.entities.filter { $0.id != id && isEntity($0.id) }.compactMap { item in
      let theirs = fields(of: item.id)
      let shared = theirs.intersection(own).count
      return shared >= Self.fewestFields && shared * 4 >= theirs.count * 3
        && shared * 2 >= own.count ? (id: item.id, shared: shared) : nil
    }
    guard let best = ranked.max(by: { $0.shared < $1.shared }),
      ranked.count(where: { $0.shared == best.shared }) == 1
    else { return nil }
    return best.id
  }

  /// What a type holds, in words: `poster_path` is `posterPath`.
  private func fields(of id: SymbolID) -> Set<String> {
    Set(codebase.storedProperties(of: id).map { NameWords(codebase.name($0)).all.joined() })
  }

  /// As many properties are not alike by chance.
  private static let fewestFields = 4
}
