package import StrataCode

/// What is known of one type when its roles are decided: its name and all that its declaration and
/// its extensions say, project-wide.
package final class TypeProfile: Sendable {
  package let id: SymbolID
  package let symbol: Symbol
  package let words: NameWords
  /// Names of attributes on the declaration.
  package let attributes: Set<String>
  /// Every supertype of the project, near ones first.
  package let supertypes: [SymbolID]
  /// The names of the project's protocols among them.
  package let promises: [String]
  /// Every supertype from elsewhere, own and inherited; last components too.
  package let externals: [String]
  /// What these are.
  let kinds: ForeignKinds
  /// Members of the declaration and its extensions.
  package let members: [DeclarationID]

  /// Whether it can be encoded or decoded.
  package var isCodable: Bool { kinds.contains(.codable) }

  /// Whether it stands for any type that keeps a promise of the project: `AnyRepository` and the box
  /// behind it, which hold what they are given and are no implementation themselves.
  var isEraser: Bool {
    guard words.all.first == "any" else { return false }
    return promises.contains { words.all.dropFirst().starts(with: NameWords($0).bare) }
  }

  /// Whether it keeps the promise of a presenter, whatever it is called.
  var isPresenter: Bool { promises.contains { NameWords($0).ends(in: "presenter") } }

  /// Whether one of these attributes stands on its declaration.
  func isMarked(with names: [String]) -> Bool {
    !attributes.isEmpty && names.contains(where: attributes.contains)
  }

  /// The profile of a type in a code base.
  package init(_ id: SymbolID, in code: ResolvedCode) {
    // Taken from the code each time: a copy of the table counts references to all that it holds.
    self.id = id
    symbol = code.symbols[id]
    words = code.symbols.words(of: id)
    supertypes = code.symbols.allSupertypes(of: id)
    promises = supertypes.filter { code.symbols[$0].kind == .protocol }.map {
      code.symbols[$0].name
    }
    var externals = code.symbols.externalSupertypes[Int(id.index)]
    var kinds = code.symbols.foreignKinds[Int(id.index)]
    for type in supertypes {
      externals += code.symbols.externalSupertypes[Int(type.index)]
      kinds.formUnion(code.symbols.foreignKinds[Int(type.index)])
    }
    for name in externals {
      if let last = name.partBehindDot { externals.append(last) }
    }
    self.externals = externals
    self.kinds = kinds
    let home = code.workspace.files[symbol.place.file].facts
    attributes = Set(
      home.attributes.lazy.filter { $0.owner == code.symbols[id].place.declaration }.map {
        home[$0.name]
      })
    members = code.symbols.members[Int(id.index)].all
  }

  /// A profile of these parts.
  package init(
    id: SymbolID, symbol: Symbol, words: NameWords, attributes: Set<String>,
    supertypes: [SymbolID], promises: [String], externals: [String], members: [DeclarationID]
  ) {
    self.id = id
    self.symbol = symbol
    self.words = words
    self.attributes = attributes
    self.supertypes = supertypes
    self.promises = promises
    self.externals = externals
    kinds = ForeignKinds(of: externals)
    self.members = members
  }
}
