/// What is known of one type when its roles are decided: its name and all that its declaration and
/// its extensions say, project-wide.
final class TypeProfile: Sendable {
  let id: SymbolID
  let symbol: Symbol
  let words: NameWords
  /// Names of attributes on the declaration.
  let attributes: Set<String>
  /// Every supertype of the project, near ones first.
  let supertypes: [SymbolID]
  /// Every supertype from elsewhere, own and inherited; last components too.
  let externals: Set<String>
  /// Members of the declaration and its extensions.
  let members: [Place]

  /// Whether it, or a supertype, conforms to one of these SDK or third-party types.
  func conforms(toAnyOf names: [String]) -> Bool {
    !externals.isEmpty && names.contains(where: externals.contains)
  }

  /// Whether it can be encoded or decoded.
  var isCodable: Bool { !externals.isDisjoint(with: Self.codables) }

  /// Codable and what other serialisers call it.
  static let codables: Set<String> = [
    "Codable", "Decodable", "Encodable", "Mappable", "ImmutableMappable", "BaseMappable",
    "Unboxable", "Argo.Decodable", "JSONDecodable", "JSONCodable", "Content", "HandyJSON",
  ]

  /// The profile of a type in a code base.
  init(_ id: SymbolID, _ table: SymbolTable, _ workspace: Workspace) {
    self.id = id
    symbol = table[id]
    words = table.words(of: id)
    supertypes = table.allSupertypes(of: id)
    var externals: Set<String> = []
    for type in [id] + supertypes {
      for name in table.externalSupertypes[Int(type.index)] {
        externals.insert(name)
        if let dot = name.lastIndex(of: ".") {
          externals.insert(String(name[name.index(after: dot)...]))
        }
      }
    }
    self.externals = externals
    let home = workspace.files[symbol.place.file].facts
    attributes = Set(
      home.attributes.lazy.filter { $0.owner == table[id].place.declaration }.map { home[$0.name] })
    members = table.members[Int(id.index)]
  }

  /// A profile of these parts.
  init(
    id: SymbolID, symbol: Symbol, words: NameWords, attributes: Set<String>,
    supertypes: [SymbolID], externals: Set<String>, members: [Place]
  ) {
    self.id = id
    self.symbol = symbol
    self.words = words
    self.attributes = attributes
    self.supertypes = supertypes
    self.externals = externals
    self.members = members
  }
}
