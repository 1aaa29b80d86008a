package import StrataCode

/// What is to be written, as a value: it can be shown, judged and applied, and nothing else happens.
package struct EditPlan: Sendable, Equatable {
  /// How much a person has to decide.
  package enum Kind: String, Sendable {
    /// Nothing.
    case safe
    /// Which of several good plans it is to be.
    case choice
    /// What to write: it is for people alone.
    case plan
  }

  /// A created file as it is meant.
  package struct Intent: Sendable, Equatable {
    package var layer: Layer?
    /// The names of the targets that are to compile it; nil where any may.
    package var modules: Set<String>?
    /// The types of the project that it names and has to see.
    package var names: Set<String>

    package init(layer: Layer?, modules: Set<String>? = nil, names: Set<String> = []) {
      self.layer = layer
      self.modules = modules
      self.names = names
    }
  }

  /// A type that leaves its file; paths from the root are as before and afterwards.
  package struct MovedType: Sendable, Equatable {
    package var name: String
    package var from: String
    package var to: String

    package init(name: String, from: String, to: String) {
      self.name = name
      self.from = from
      self.to = to
    }
  }

  /// What it does, in a few words: `add entity Order`.
  package var title: Phrase
  package var kind: Kind
  package var edits: [Edit] = []
  /// Every file that was read for it, as it was, by its path from the root: what the plan rests on.
  package var reads: [String: [UInt8]] = [:]
  /// By path of a created file.
  package var intents: [String: Intent] = [:]
  /// Types that go to another file, with what is in them.
  package var moved: [MovedType] = []
  /// Types that it renames or puts in another's place on purpose: names may resolve to them anew.
  package var renamed: Set<String> = []
  /// What is left for people to do.
  package var steps: [Phrase] = []

  package init(_ title: Phrase, _ kind: Kind) {
    self.title = title
    self.kind = kind
  }

  /// Whether it changes nothing.
  package var isEmpty: Bool { edits.isEmpty }

  /// What becomes of each file, sorted by path.
  package func changes() throws(ChangeError) -> [FileChange] {
    var files: [String: FileChange] = [:]
    var pieces: [String: [(bytes: Range<Int>, text: [UInt8])]] = [:]
    for edit in edits {
      switch edit.action {
      case .create(let path, let text):
        guard files[path] == nil, reads[path] == nil else { throw .exists(path: path) }
        files[path] = FileChange(from: nil, to: .init(path, text))
      case .replace(let path, let bytes, let text):
        try take(path, into: &files)
        pieces[path, default: []].append((bytes, text))
      case .move(let path, let target):
        try take(path, into: &files)
        files[path]?.new?.path = target
      case .delete(let path):
        try take(path, into: &files)
        files[path]?.new = nil
      }
    }
    for (path, pieces) in pieces {
      guard let text = files[path]?.old?.text else { continue }
      files[path]?.new?.text = try Self.replacing(pieces, in: text, at: path)
    }
    try Self.requireOwnPlaces(Array(files.values))
    return files.values.filter { !$0.isEmpty }.sorted { $0.path < $1.path }
  }

  /// Puts what was read of a file among the files that change.
  private func take(
    _ path: String, into files: inout [String: FileChange]
  ) throws(ChangeError) {
    if files[path] != nil { return }
    guard let text = reads[path] else { throw .unread(path: path) }
    files[path] = FileChange(from: .init(path, text), to: .init(path, text))
  }

  /// A text with pieces of it replaced; what is inserted at one offset stays in its order.
  private static func replacing(
    _ pieces: [(bytes: Range<Int>, text: [UInt8])], in text: [UInt8], at path: String
  ) throws(ChangeError) -> [UInt8] {
    let sorted = pieces.enumerated().sorted {
      ($0.element.bytes.lowerBound, $0.element.bytes.upperBound, $0.offset)
        < ($1.element.bytes.lowerBound, $1.element.bytes.upperBound, $1.offset)
    }.map(\.element)
    var result: [UInt8] = []
    var end = 0
    for piece in sorted {
      guard piece.bytes.lowerBound >= end, piece.bytes.upperBound <= text.count else {
        throw .overlap(path: path)
      }
      result += text[end..<piece.bytes.lowerBound] + piece.text
      end = piece.bytes.upperBound
    }
    return result + text[end...]
  }

  /// No two files may end at one path, and none where another file stays.
  private static func requireOwnPlaces(_ changes: [FileChange]) throws(ChangeError) {
    var taken: Set<String> = []
    for path in changes.compactMap(\.new?.path) {
      guard taken.insert(path).inserted else { throw .exists(path: path) }
    }
  }
}

extension EditPlan {
  /// Why a file changes, each reason once; nil where nobody said.
  package func reason(for change: FileChange) -> Phrase? {
    var reasons: [Phrase] = []
    for edit in edits
    where edit.path == change.path && edit.reason != .empty && !reasons.contains(edit.reason) {
      reasons.append(edit.reason)
    }
    return reasons.isEmpty ? nil : .joined(reasons, by: Phrase("; ", zh: "；"))
  }
}

extension Edit {
  /// Where the file is afterwards, or was.
  package var path: String {
    switch action {
    case .create(let path, _), .replace(let path, _, _), .move(_, let path), .delete(let path): path
    }
  }
}
