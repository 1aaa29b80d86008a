/// What a plan does to one file: what is there before, and what is there afterwards.
package struct FileChange: Sendable, Equatable {
  /// A file with what is in it.
  package struct Version: Sendable, Equatable {
    /// From the project's root.
    package var path: String
    package var text: [UInt8]

    package init(_ path: String, _ text: [UInt8]) {
      self.path = path
      self.text = text
    }
  }

  /// Nil for a file that is made.
  package var old: Version?
  /// Nil for a file that is deleted.
  package var new: Version?

  package init(from old: Version?, to new: Version?) {
    self.old = old
    self.new = new
  }

  /// Where the file is afterwards, or was.
  package var path: String { new?.path ?? old?.path ?? "" }

  /// Whether nothing becomes different.
  package var isEmpty: Bool { old == new }

  /// The change back.
  package var inverse: FileChange { FileChange(from: new, to: old) }
}

extension [FileChange] {
  /// What the files would be, over those of a root.
  package func overlay(in root: String) -> Overlay {
    var overlay = Overlay()
    lay(over: &overlay, in: root)
    return overlay
  }

  /// Lays what the files would be over what lies over a root already.
  package func lay(over overlay: inout Overlay, in root: String) {
    let prefix = root.hasSuffix("/") ? root : root + "/"
    for change in self {
      if let old = change.old, let new = change.new, old.path != new.path, old.text == new.text {
        overlay.move(prefix + old.path, to: prefix + new.path)
      } else if let old = change.old, old.path != change.new?.path {
        overlay.remove(prefix + old.path)
      }
    }
    for change in self {
      guard let new = change.new, change.old?.path == new.path || change.old?.text != new.text
      else { continue }
      overlay.write(new.text, to: prefix + new.path)
    }
  }
}
