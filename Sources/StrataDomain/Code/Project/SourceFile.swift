/// One Swift file of the code base: where it is, what compiles it, what it says.
package struct SourceFile: Sendable, Equatable {
  /// The path from the project root, with `/`.
  package var path: String
  /// Indices into `Workspace.modules`; several if several targets compile the file.
  package var modules: [Int]
  package var facts: FileFacts

  package init(path: String, modules: [Int], facts: FileFacts) {
    self.path = path
    self.modules = modules
    self.facts = facts
  }
}

extension SourceFile {
  /// The last component of the path.
  package var name: String { path.lastComponent }

  /// The path of the folder that it stands in, without the last `/`; empty at the root.
  package var folder: Substring { path.folder }

  /// The names of the folders above it, the outermost first.
  package var folders: [Substring] { path.folder.split(separator: "/") }
}

extension String {
  /// The path of the folder that holds what this path names; empty at the root.
  package var folder: Substring {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { self[..<$0] } ?? ""
  }

  /// What stands behind the last `/` of a path.
  package var lastComponent: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }
}

extension Substring {
  /// The path of the folder that holds what this path names; empty at the root.
  package var folder: Substring {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { self[..<$0] } ?? ""
  }
}
