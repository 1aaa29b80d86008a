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
    let table = code.symbols
    self.id = id
    symbol = table[id]
    words = table.words(of: id)
    supertypes = table.allSupertypes(of: id)
    promises = supertypes.filter { table[$0].kind == .protocol }.map { table[$0].name }
    var externals = table.externalSupertypes[Int(id.index)]
    var kinds = table.foreignKinds[Int(id.index)]
    for type in supertypes {
      externals += table.externalSupertypes[Int(type.index)]
      kinds.formUnion(table.foreignKinds[Int(type.index)])
    }
    for name in externals {
      if let last = name.partBehindDot { externals.append(last) }
    }
    self.externals = externals
    self.kinds = kinds
    let home = code.workspace.files[symbol.place.file].facts
    attributes = Set(
      home.attributes.lazy.filter { $0.owner == table[id].place.declaration }.map { home[$0.name] })
    members = table.members[Int(id.index)].all
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
