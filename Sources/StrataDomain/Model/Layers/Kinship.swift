internal import StrataCode

/// What makes files like each other, whatever they use: how their types are called, what parts
/// these play, what the files extend.
package struct Kinship: Hashable, Sendable {
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
  package func kinships(of file: Int, _ content: FileContent, isAlone: Bool) -> [Kinship] {
    var found: Set<Kinship> = []
    let company = isAlone ? Self.alone : ""
    let facts = workspace.files[file].facts
    for id in types(of: file) where symbols[id].parent == nil {
      if symbols[id].kind == .typealias { continue }
      let words = symbols.words(of: id).bare
      if let last = words.last {
        let isProtocol = symbols[id].kind == .protocol
        found.insert(Kinship(kind: isProtocol ? .calledProtocol : .called, word: last))
      }
      if words.count > 1, let first = words.first {
        found.insert(Kinship(kind: .begins, word: first))
      }
      if content.roles.isEmpty {
        found.insert(Kinship(kind: .shape, word: "\(symbols[id].kind)" + company))
      }
      for name in symbols.externalSupertypes[Int(id.index)] where !Self.common.contains(name) {
        found.insert(Kinship(kind: .conforms, word: name))
      }
    }
    if !content.roles.isEmpty {
      let roles = content.roles.sorted().map(\.rawValue).joined(separator: ", ")
      found.insert(Kinship(kind: .plays, word: roles + company))
    }
    for item in facts.imports where facts[item.module] != "Foundation" {
      found.insert(Kinship(kind: .imports, word: facts[item.module]))
    }
    if content.isExtensions {
      found.insert(Kinship(kind: .shape, word: "extension" + company))
      for declaration in facts.declarations
      where declaration.parent < 0 && declaration.kind == .extension {
        found.insert(Kinship(kind: .extends, word: facts[declaration.name]))
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

/// Where the files of a code base stand that are alike in something.
package struct KinEvidence: Sendable {
  /// The files of each layer, by what they are alike in.
  package let tallies: [Kinship: Tally]

  /// A value of its parts.
  package init(tallies: [Kinship: Tally]) {
    self.tallies = tallies
  }

  /// Adds what speaks from the company of files like one with these kinships.
  package func add(to ballot: inout Ballot, for kinships: [Kinship]) {
    for kinship in kinships {
      guard let tally = tallies[kinship], tally.total > 0 else { continue }
      let size = Double(tally.total) / Double(tally.total + 1)
      for (layer, count, share) in tally.shares {
        ballot.add(
          .neighbours, LayerWeights.alike(kinship.kind), for: layer, times: share * size
        ) { Self.detail(kinship, count, layer) }
      }
    }
  }

  private static func detail(_ kinship: Kinship, _ count: Int, _ layer: Layer) -> Phrase {
    let word = kinship.word
    let capital = word.prefix(1).uppercased() + word.dropFirst()
    let what =
      switch kinship.kind {
      case .called: Phrase("a type called …\(capital)", zh: "名为 …\(capital) 的类型")
      case .calledProtocol:
        Phrase("a protocol called …\(capital)", zh: "名为 …\(capital) 的协议")
      case .begins: Phrase("a type called \(capital)…", zh: "名为 \(capital)… 的类型")
      case .plays, .shape: Phrase(verbatim: word)
      case .extends: Phrase("an extension of \(word)", zh: "\(word) 的扩展")
      case .conforms: Phrase("conforms to \(word)", zh: "遵循 \(word)")
      case .imports: Phrase("imports \(word)", zh: "import \(word)")
      }
    let files = Noun.file.count(count)
    return Phrase(
      "\(what), as in \(files) of \(layer.rawValue)", zh: "\(what)，与 \(layer.rawValue) 的 \(files)相同"
    )
  }
}
