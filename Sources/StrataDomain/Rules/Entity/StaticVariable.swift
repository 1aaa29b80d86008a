internal import StrataCode
internal import StrataModel

/// A static property that can be set, and its type.
struct StaticVariable: Sendable, Equatable {
  var type: SymbolID
  var name: String
  /// Whether who uses a library can set it, whom nobody sees.
  var isPublic: Bool
}

extension Codebase {
  /// Those of some names that somebody sets, binds or changes, in tests too.
  func namesWritten(among names: Set<String>) -> Set<String> {
    Set(seen(inEachFile: namesWritten).lazy.filter(names.contains))
  }

  private func namesWritten(in file: Int) -> [String] {
    let facts = facts(file)
    var isSeen = [Bool](repeating: false, count: facts.names.count)
    return facts.shapes.compactMap { shape in
      guard let path = shape.writtenPath, !isSeen[Int(path.index)] else { return nil }
      isSeen[Int(path.index)] = true
      return facts[path]
    }
  }

  /// The static properties of a file that can be set.
  func staticVariables(in file: Int) -> [StaticVariable] {
    let facts = facts(file)
    return facts.declarations.compactMap { declaration in
      guard declaration.kind == .property, declaration.modifiers.contains(.isStatic),
        declaration.modifiers.isDisjoint(with: [.isConstant, .isComputed]),
        let type = symbols.subject(
          of: DeclarationID(file: file, declaration: declaration.parent))
      else { return nil }
      return StaticVariable(
        type: type, name: facts[declaration.name], isPublic: declaration.access >= .public)
    }
  }
}

extension StaticVariable: Digestible {
  package func add(to digest: inout ItemDigest) {
    digest.add(type)
    digest.add(name)
    digest.add(isPublic ? 1 : 0)
  }
}
