internal import StrataCode
internal import StrataModel

/// A use case that a new one is modelled on: it asks one repository and has one operation.
struct UseCaseExample {
  var id: SymbolID
  /// Its own protocol; nil where use cases have none.
  var contract: SymbolID?
  /// The protocol of the repository that it asks, and the property that holds it.
  var repository: SymbolID
  var property: DeclarationID
  /// The initializer; nil where the compiler writes it.
  var initializer: DeclarationID?
  var entry: DeclarationID

  /// What a use case shows; nil for one that asks several things or does several.
  init?(_ id: SymbolID, in codebase: Codebase) {
    let properties = codebase.storedProperties(of: id)
    let initializers = codebase.initializers(of: id)
    let contracts = codebase.symbols.supertypes[Int(id.index)].filter {
      codebase.roles.has($0, .useCaseProtocol)
    }
    guard codebase.symbols[id].parent == nil, codebase.symbols[id].kind.isConcreteType,
      properties.count == 1, !codebase.declaration(properties[0]).modifiers.contains(.isOptional),
      initializers.count <= 1, contracts.count <= 1,
      let held = codebase.namings(of: properties[0], as: [.property, .genericArgument]).first?.type,
      codebase.roles.has(held, .repositoryProtocol)
    else { return nil }
    let shown = contracts.first ?? id
    let entries = codebase.methods(of: shown).filter {
      codebase.declaration($0).access > .fileprivate
    }
    let own = codebase.methods(of: id).first {
      codebase.name($0) == entries.first.map(codebase.name)
    }
    guard entries.count == 1, let entry = own,
      codebase.symbols[shown].place.file == entry.file || contracts.first != nil
    else { return nil }
    self.id = id
    contract = contracts.first
    repository = held
    property = properties[0]
    initializer = initializers.first
    self.entry = entry
  }

  /// The one to follow: the asked one, or one that asks the repository, files without findings first.
  static func best(
    in codebase: Codebase, like: String?, asking repository: SymbolID
  ) throws(AddError) -> UseCaseExample {
    let all = codebase.types(.useCase).compactMap { UseCaseExample($0, in: codebase) }
    let names = all.map { codebase.symbols[$0.id].name }
    if let like {
      guard let found = names.firstIndex(of: like) else {
        throw .noModel(like, similar: like.nearestFew(in: names, atMost: 3))
      }
      return all[found]
    }
    guard let best = all.first(where: { $0.repository == repository }) ?? all.first else {
      throw .nothingAlike(.useCase)
    }
    return best
  }
}
