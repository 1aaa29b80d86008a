internal import StrataCode

/// A text that is to be placed.
struct JudgedText: Sendable {
  /// Its file's name, without folders.
  var name: String
  var facts: FileFacts
  /// The file of the index that it is, or a newer version of.
  var file: Int?

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
