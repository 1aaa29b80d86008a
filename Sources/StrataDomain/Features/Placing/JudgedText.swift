internal import StrataCode

/// A text that is to be placed.
struct JudgedText: Sendable {
  /// Its file's name, without folders.
  var name: String
  var facts: FileFacts
  /// The file of the index that it is, or a newer version of.
  var file: Int?

  /// What it is about, where that is known from more than its own names.
  var givenSubject: String?

  /// What its names are about: `LoyaltyCard` of `LoyaltyCardViewModel`, or the word that most of
  /// several types share.
  var subject: String? {
    if let givenSubject { return givenSubject }
    let names = outerTypes.map { type in
      NameWords.split(type).filter { !Self.partWords.contains($0) }
        .map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }
    guard let first = names.first(where: { !$0.isEmpty }) else { return nil }
    if names.count == 1 { return first.joined() }
    let shared = first.map { word in names.count { $0.contains(word) } }
    let most = shared.max() ?? 0
    return first[shared.firstIndex(of: most) ?? 0]
  }

  /// Words that say what part a type plays, not what it is about.
  static let partWords: Set<String> = [
    "view", "model", "controller", "coordinator", "screen", "router", "page", "cell", "use", "case",
    "interactor", "presenter", "repository", "protocol", "interface", "impl", "default", "live",
    "remote", "local", "data", "source", "store", "storage", "service", "client", "api", "dto",
    "request", "response", "entity", "mapper", "factory", "container", "assembly", "reducer",
    "feature", "state", "action", "error", "list", "detail", "details", "item", "row", "card",
    "form", "section", "header", "footer", "button", "collection", "table",
  ]

  /// The types that it declares, with the types around them: `Order.Status`.
  var typeNames: [String] {
    facts.declarations.indices.compactMap { position in
      guard facts.declarations[position].kind.isType else { return nil }
      return facts.qualifiedName(of: DeclarationIndex(position))
    }
  }

  /// What it declares at the top level: types, by name.
  var outerTypes: [String] {
    facts.declarations.filter { $0.parent < 0 && $0.kind.isType }.map { facts[$0.name] }
  }
}

extension FileFacts {
  /// A declaration's name with those of the types around it.
  func qualifiedName(of index: DeclarationIndex) -> String {
    enclosing(index).reversed().filter { self[$0].kind.isType || self[$0].kind == .extension }
      .map { self[self[$0].name] }.joined(separator: ".")
  }
}
