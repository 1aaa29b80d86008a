internal import StrataCode

/// The generic parameters, associated types and local types of a file, by the declarations that make
/// them.
struct LocalNames: Sendable {
  private struct Key: Hashable {
    var owner: DeclarationIndex
    var name: NameID
  }

  private var declarations: [Key: DeclarationIndex] = [:]

  /// The names that declarations of a file make for the code inside them.
  init(_ facts: FileFacts, _ written: WrittenNames) {
    for (index, declaration) in facts.declarations.enumerated() where declaration.parent >= 0 {
      let outer = facts[declaration.parent].kind
      let isLocalType = declaration.kind.isType && !outer.isType && outer != .extension
      guard
        declaration.kind == .genericParameter || declaration.kind == .associatedType || isLocalType,
        let name = written.id(of: declaration.name)
      else { continue }
      let key = Key(owner: declaration.parent, name: name)
      if declarations[key] == nil { declarations[key] = DeclarationIndex(index) }
    }
  }

  /// What a declaration makes directly under a name.
  func declaration(named name: NameID, in owner: DeclarationIndex) -> DeclarationIndex? {
    declarations.isEmpty ? nil : declarations[Key(owner: owner, name: name)]
  }
}
