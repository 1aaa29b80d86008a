package import StrataCode

/// The paths that a file writes where types are named.
package struct WrittenNames: Sendable {
  /// By name of the file: the number of a plain name, `foreign`, or below it where the path stands.
  private var codes: [Int32]
  private var paths: [NamePath] = []
  private static let foreign: Int32 = -1

  /// The paths of a file.
  init(_ facts: FileFacts, _ names: DeclaredNames) {
    let unread = Int32.max
    codes = Array(repeating: unread, count: facts.names.count)
    func read(_ name: Name, _ codes: inout [Int32], _ paths: inout [NamePath]) {
      guard codes[Int(name.index)] == unread else { return }
      switch WrittenName(facts[name], names) {
      case .foreign: codes[Int(name.index)] = Self.foreign
      case .plain(let id): codes[Int(name.index)] = id.index
      case .path(let path):
        paths.append(path)
        codes[Int(name.index)] = Self.foreign - Int32(truncatingIfNeeded: paths.count)
      }
    }
    for reference in facts.references { read(reference.name, &codes, &paths) }
    for declaration in facts.declarations
    where declaration.kind == .extension || declaration.kind.makesTypeName {
      read(declaration.name, &codes, &paths)
    }
  }

  /// What is written under a name of the file.
  subscript(name: Name) -> WrittenName {
    let code = codes[Int(name.index)]
    if code == Self.foreign || code == .max { return .foreign }
    return code >= 0
      ? .plain(NameID(index: code)) : .path(paths[Int(Self.foreign - 1 - code)])
  }

  /// The number of a declaration's name.
  package func id(of name: Name) -> NameID? {
    let code = codes[Int(name.index)]
    return code >= 0 && code != .max ? NameID(index: code) : nil
  }

  /// Whether a name can mean nothing of the project.
  func isForeign(_ name: Name) -> Bool {
    let code = codes[Int(name.index)]
    return code == Self.foreign || code == .max
  }
}
