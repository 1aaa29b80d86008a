package import StrataCode

// What a type holds, takes and does, over its declaration and all its extensions.

extension Codebase {
  /// The declaration at a place.
  package func declaration(_ place: DeclarationID) -> Declaration {
    facts(place.file)[place.declaration]
  }

  /// The name of the declaration at a place.
  package func name(_ place: DeclarationID) -> String {
    facts(place.file)[facts(place.file)[place.declaration].name]
  }

  /// Whether a declaration has generic parameters of its own: `Page<Item>`.
  package func isGeneric(_ place: DeclarationID) -> Bool {
    let facts = facts(place.file)
    return facts.children(of: place.declaration).contains { facts[$0].kind == .genericParameter }
  }

  /// The members of a type, those of its declaration first, then those of its extensions.
  package func members(of id: SymbolID) -> [DeclarationID] { held(id).all }

  private func held(_ id: SymbolID) -> TypeMembers {
    if let onlooker {
      for body in symbols.bodies[Int(id.index)] { onlooker.look(at: .text, of: body.file) }
    }
    return symbols.members[Int(id.index)]
  }

  /// The instance properties that store something.
  package func storedProperties(of id: SymbolID) -> [DeclarationID] {
    held(id).stored
  }

  /// The written initialisers.
  package func initializers(of id: SymbolID) -> [DeclarationID] {
    held(id).initializers
  }

  /// The methods that are no initialisers, static ones too.
  package func methods(of id: SymbolID) -> [DeclarationID] {
    held(id).methods
  }

  /// A function or initializer as its callers write it: `fetch(id:)`.
  package func signature(of place: DeclarationID) -> String {
    let facts = facts(place.file)
    let labels = facts.parameters.filter { $0.owner == place.declaration }.map {
      facts[$0.label] + ":"
    }
    return "\(name(place))(\(labels.joined()))"
  }

  /// The namings of project types that a declaration itself holds, and no declaration inside it, in
  /// source order: what a property's type says, what a function takes, returns, builds and reads.
  package func namings(of place: DeclarationID, as roles: TypeReference.Roles? = nil)
    -> [ResolvedReference]
  {
    var namings: [ResolvedReference] = []
    let facts = facts(place.file)
    let targets = references[place.file]
    for position in referenceOrder[place.file][place.declaration] {
      guard case .symbol(let id) = targets[position],
        roles?.contains(facts.references[position].role) ?? true
      else { continue }
      let isAlias = symbols[id].kind == .typealias
      for type in isAlias ? symbols.expanded([id]) : [id] {
        namings.append(
          ResolvedReference(file: place.file, reference: position, named: id, type: type))
      }
    }
    return namings
  }

  /// The project types that a declaration's written type is made of: `any FeedRepository` and
  /// `[Order]?` alike.
  package func writtenTypes(of place: DeclarationID) -> [ResolvedReference] {
    namings(of: place, as: [.property, .parameter, .return, .genericArgument])
  }

  /// What a type is given or holds: the types of its stored properties and of its initialisers'
  /// parameters, each type once, at the stored property if there is one.
  package func held(by id: SymbolID) -> [ResolvedReference] {
    var seen: Set<SymbolID> = []
    let places = storedProperties(of: id) + initializers(of: id)
    return places.flatMap { place -> [ResolvedReference] in
      let isProperty = declaration(place).kind == .property
      return namings(of: place, as: isProperty ? [.property, .construction] : [.parameter])
        .filter { seen.insert($0.type).inserted }
    }
  }

  /// The attributes written on a declaration, without `@` and arguments.
  package func attributes(of place: DeclarationID) -> [String] {
    let facts = facts(place.file)
    return facts.attributes.lazy.filter { $0.owner == place.declaration }.map { facts[$0.name] }
  }

  /// The naming as a reference with its place in the file.
  package func reference(_ naming: ResolvedReference) -> TypeReference {
    facts(naming.file).references[naming.reference]
  }

  /// The place where a type is declared.
  package func place(of id: SymbolID) -> DeclarationID { symbols[id].place }

  /// The types that a file declares, in order.
  package func typesDeclared(in file: Int) -> [SymbolID] {
    symbols.types(in: file).filter { symbols[$0].place.file == file }.sorted()
  }

  /// Whether a declaration ships and is no test, preview, double, debug or deprecated code.
  package func isProduction(_ place: DeclarationID) -> Bool {
    scopes[place.file].isProduction && layer(ofFile: place.file) != .test
      && !scopes[place.file].isExempt(place.declaration)
  }

  /// The types of production code that play a role, in file order.
  package func types(_ role: Role) -> [SymbolID] { players[role.slot] }
}
