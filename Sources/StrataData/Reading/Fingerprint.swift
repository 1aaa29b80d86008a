internal import StrataCode

/// Tells code bases apart by everything that is read of them.
struct Fingerprint {
  /// In hexadecimal digits.
  let text: String
  /// The same of all but what the Swift files hold.
  let frame: ContentID

  /// The print of a tree with what its manifests say; nil if some file's content is not known.
  init?(of tree: SourceTree, _ projects: ProjectMap, _ settings: Settings) {
    guard let map = projects.id else { return nil }
    var bytes = Array(map.digits.utf8)
    for (path, names) in tree.sources.aliases.sorted(by: { $0.key < $1.key }) {
      for text in [path] + names { bytes.append(contentsOf: text.utf8 + [0]) }
    }
    for warning in tree.warnings.all {
      bytes.append(contentsOf: warning.text(in: .english).utf8 + [0])
    }
    for skip in tree.warnings.skipped {
      bytes.append(contentsOf: "\(skip.kind.rawValue) \(skip.files) \(skip.path)".utf8 + [0])
    }
    bytes.append(contentsOf: tree.root.utf8 + [0])
    for entry in tree.sources.entries {
      bytes.append(contentsOf: entry.path.utf8)
      bytes.append(0)
    }
    bytes.append(contentsOf: (settings.file ?? "").utf8 + [0])
    bytes.append(contentsOf: settings.text.utf8)
    frame = ContentID(of: bytes)
    bytes = Array(frame.digits.utf8)
    for entry in tree.sources.entries {
      guard let id = entry.id else { return nil }
      bytes.append(bigEndian: id.words.0)
      bytes.append(bigEndian: id.words.1)
      bytes.append(bigEndian: id.words.2)
    }
    text = ContentID(of: bytes).digits
  }
}
