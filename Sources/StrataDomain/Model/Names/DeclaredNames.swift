internal import StrataCode

/// Every name under which the code base declares a type, a generic parameter or an associated type:
/// what is called otherwise comes from elsewhere, and nobody needs to look for it.
package struct DeclaredNames: Sendable {
  private var ids: [String: NameID] = [:]

  /// The type around a place.
  static let itself = NameID(index: 0)

  /// The names of a workspace.
  init(_ workspace: Workspace) {
    ids["Self"] = Self.itself
    for file in workspace.files {
      let facts = file.facts
      for declaration in facts.declarations where declaration.kind.makesTypeName {
        let next = NameID(index: Int32(truncatingIfNeeded: ids.count))
        let name = facts[declaration.name]
        if !name.isEmpty, ids[name] == nil { ids[name] = next }
      }
    }
  }

  /// How many names there are.
  package var count: Int { ids.count }

  /// The number of a name; nil if nothing is called so.
  package subscript(name: String) -> NameID? { ids[name] }
}

extension Declaration.Kind {
  /// Whether the declaration makes a name that can stand for a type.
  var makesTypeName: Bool {
    isType || self == .genericParameter || self == .associatedType
  }
}

/// A dotted path, taken apart, as far as the code base declares its parts.
struct NamePath: Sendable {
  /// The parts as written.
  let parts: [String]
  /// By part: its number, nil if nothing is called so.
  let ids: [NameID?]

  /// The parts of a path as written.
  init(_ path: String, _ names: DeclaredNames) {
    parts = path.split(separator: ".").map { String($0) }
    ids = parts.map { names[$0] }
  }

  /// Whether anything of it can be found.
  var isKnown: Bool { ids.prefix(2).contains { $0 != nil } }
}

/// What a path as written in a file can mean, before anything is looked up.
enum WrittenName: Sendable {
  /// Nothing of the project.
  case foreign
  /// A plain name that the project declares somewhere.
  case plain(NameID)
  case path(NamePath)

  /// Longer paths mean nothing: types nest a few levels deep, and each part of a path is looked up.
  private static let mostDots = 64

  init(_ text: String, _ names: DeclaredNames) {
    if text.utf8.contains(UInt8(ascii: ".")) {
      let dots = text.utf8.count { $0 == UInt8(ascii: ".") }
      guard dots <= Self.mostDots else {
        self = .foreign
        return
      }
      let path = NamePath(text, names)
      self = path.isKnown ? .path(path) : .foreign
    } else {
      self = names[text].map { .plain($0) } ?? .foreign
    }
  }
}
