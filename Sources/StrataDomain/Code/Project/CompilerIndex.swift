/// What the compiler wrote down of the names of a code base while it built it.
package struct CompilerIndex: Sendable, Equatable {
  /// By file index: its names by offset, or nil for a file that was not built as it is now.
  package var files: [[IndexedName]?]

  /// An index over the names of each file.
  package init(files: [[IndexedName]?]) { self.files = files }
}
