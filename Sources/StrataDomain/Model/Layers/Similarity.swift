internal import StrataCode

/// What makes files like each other, whatever they use: how their types are called, what parts
/// these play, what the files extend.
package struct Similarity: Hashable, Sendable {
  /// In what they are alike.
  package enum Kind: String, Sendable, CaseIterable {
    /// The last word of a type's name.
    case called
    /// The same of a protocol, which stands elsewhere than who conforms to it.
    case calledProtocol = "called-protocol"
    /// All parts that their types play.
    case plays
    /// A foreign type that they extend and nothing else.
    case extends
    /// A foreign type that a type of them inherits from or conforms to.
    case conforms
    /// The first word of a type's name.
    case begins
    /// A module that they import.
    case imports
    /// Of what they consist, where no type plays a part: extensions, a protocol, an enum.
    case shape
  }

  package var kind: Kind
  package var word: String

  package init(kind: Kind, word: String) {
    self.kind = kind
    self.word = word
  }
}

extension ContentReader {
  /// What may make a file like others, each once, in order; `isAlone` if it names no type of the
  /// project but shared ones.
  package func kinships(of file: Int, _ content: FileContent, isAlone: Bool) -> [Similarity] {
    var found: Set<Similarity> = []
    let company = isAlone ? Self.alone : ""
    let facts = workspace.files[file].facts
    for id in types(of: file) where symbols[id].parent == nil {
      if symbols[id].kind == .typealias { continue }
      let words = symbols.words(of: id).bare
      if let last = words.last {
        let isProtocol = symbols[id].kind == .protocol
        found.insert(Similarity(kind: isProtocol ? .calledProtocol : .called, word: last))
      }
      // The type that starts an app begins with the app's name, not with what it is about.
      if words.count > 1, !content.isEntry, let first = words.first {
        found.insert(Similarity(kind: .begins, word: first))
      }
      if content.roles.isEmpty {
        found.insert(Similarity(kind: .shape, word: "\(symbols[id].kind)" + company))
      }
      for name in symbols.externalSupertypes[Int(id.index)] where !Self.common.contains(name) {
        found.insert(Similarity(kind: .conforms, word: name))
      }
    }
    if !content.roles.isEmpty {
      let roles = content.roles.sorted().map(\.rawValue).joined(separator: ", ")
      found.insert(Similarity(kind: .plays, word: roles + company))
    }
    for item in facts.imports where facts[item.module] != "Foundation" {
      found.insert(Similarity(kind: .imports, word: facts[item.module]))
    }
    if content.isExtensions {
      found.insert(Similarity(kind: .shape, word: "extension" + company))
      for declaration in facts.declarations
      where declaration.parent < 0 && declaration.kind == .extension {
        found.insert(Similarity(kind: .extends, word: facts[declaration.name]))
      }
    }
    return found.sorted { ($0.kind.rawValue, $0.word) < ($1.kind.rawValue, $1.word) }
  }

  /// Marks what needs nothing of the project.
  private static let alone = ", alone"

  /// What types of every layer conform to.
  private static let common: Set<String> = [
    "Sendable", "Equatable", "Hashable", "Comparable", "AnyObject", "NSObject", "Codable",
    "Decodable", "Encodable", "Identifiable", "CaseIterable", "String", "Int",
    "CustomStringConvertible",
  ]
}
