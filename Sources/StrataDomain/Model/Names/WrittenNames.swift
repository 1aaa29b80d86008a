package import StrataCode

/// The paths that a file writes where types are named.
package struct WrittenNames: Sendable {
  /// By name of the file: the number of a plain name, `foreign`, or below it where the path stands.
  private var codes: [Int32]
  private var paths: [NamePath] = []
  /// What is read when it is asked for; nil if all of it was read.
  private let rest: (facts: FileFacts, names: DeclaredNames)?
  private static let foreign: Int32 = -1
  private static let unread = Int32.max

  /// The paths of a file; those of references when somebody asks for them, if few will.
  init(_ facts: FileFacts, _ names: DeclaredNames, areAsked: Bool = true) {
    let unread = Self.unread
    rest = areAsked ? nil : (facts, names)
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
    for reference in facts.references where areAsked { read(reference.name, &codes, &paths) }
    for declaration in facts.declarations
    where declaration.kind == .extension || declaration.kind.makesTypeName {
      read(declaration.name, &codes, &paths)
    }
  }

  /// What is written under a name of the file.
  subscript(name: Name) -> WrittenName {
    let code = codes[Int(name.index)]
    if code == Self.unread {
      return rest.map { WrittenName($0.facts[name], $0.names) } ?? .foreign
    }
    if code == Self.foreign { return .foreign }
    return code >= 0
      ? .plain(NameID(index: code)) : .path(paths[Int(Self.foreign - 1 - code)])
  }

  /// The number of a declaration's name.
  package func id(of name: Name) -> NameID? {
    let code = codes[Int(name.index)]
    if code >= 0 && code != Self.unread { return NameID(index: code) }
    guard code == Self.unread, rest != nil, case .plain(let id) = self[name] else { return nil }
    return id
  }

  /// Whether one of some plain names is among them, of which it is said by number whether it is sought;
  /// nil if not all was read.
  package func hold(_ isSought: [Bool]) -> Bool? {
    if rest != nil { return nil }
    return codes.contains { $0 >= 0 && $0 != Self.unread && isSought[Int($0)] }
  }

  /// Whether a name can mean nothing of the project.
  func isForeign(_ name: Name) -> Bool {
    let code = codes[Int(name.index)]
    guard code == Self.unread, rest != nil else {
      return code == Self.foreign || code == Self.unread
    }
    if case .foreign = self[name] { return true }
    return false
  }
}
