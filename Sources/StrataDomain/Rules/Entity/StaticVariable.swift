internal import StrataCode
internal import StrataModel

/// A static property that can be set, and its type.
struct StaticVariable: Sendable, Equatable {
  var type: SymbolID
  var name: String
}

extension Codebase {
  /// The static properties of a file that can be set.
  func staticVariables(in file: Int) -> [StaticVariable] {
    let facts = facts(file)
    return facts.declarations.compactMap { declaration in
      guard declaration.kind == .property, declaration.modifiers.contains(.isStatic),
        declaration.modifiers.isDisjoint(with: [.isConstant, .isComputed]),
        let type = symbols.subject(
          of: DeclarationID(file: file, declaration: declaration.parent))
      else { return nil }
      return StaticVariable(type: type, name: facts[declaration.name])
    }
  }
}

extension StaticVariable: Digestible {
  package func add(to digest: inout ItemDigest) {
    digest.add(type)
    digest.add(name)
  }
}
