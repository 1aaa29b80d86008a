/// What a code base would be if some of its files were other than they are: texts that nobody has
/// saved, and files that are made, moved or removed.
package struct Overlay: Sendable, Equatable {
  /// What is at a path.
  package enum File: Sendable, Equatable {
    case text([UInt8])
    /// What the code base without the overlay has at another path.
    case moved(from: String)
    case gone

    /// Whether it is a text that nobody has saved.
    package var isText: Bool { if case .text = self { true } else { false } }
  }

  /// By path.
  package private(set) var files: [String: File] = [:]

  /// An overlay that changes nothing.
  package init() {}

  /// Puts a text at a path, whether or not there was anything.
  package mutating func write(_ text: [UInt8], to path: String) { files[path] = .text(text) }

  /// Removes what is at a path.
  package mutating func remove(_ path: String) { files[path] = .gone }

  /// Moves what is at a path to another.
  package mutating func move(_ path: String, to other: String) {
    files[other] = files[path] ?? .moved(from: path)
    files[path] = .gone
  }

  /// Whether it changes nothing.
  package var isEmpty: Bool { files.isEmpty }

  /// The same with each path as `place` calls it.
  package func renamed<E>(_ place: (String) throws(E) -> String) throws(E) -> Overlay {
    var overlay = Overlay()
    for (path, file) in files {
      let file: File = if case .moved(let old) = file { .moved(from: try place(old)) } else { file }
      overlay.files[try place(path)] = file
    }
    return overlay
  }
}
