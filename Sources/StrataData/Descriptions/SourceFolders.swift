/// The folders that hold Swift files, themselves or further down.
package struct SourceFolders: Sendable {
  private var folders: Set<String> = []

  /// The folders around `paths`.
  package init(around paths: [String]) {
    for path in paths {
      var folder = RelativePath.parent(of: path)
      while let current = folder, folders.insert(current).inserted {
        folder = RelativePath.parent(of: current)
      }
    }
  }

  /// Whether there is a Swift file below `folder`.
  func contains(_ folder: String) -> Bool { folders.contains(folder) }
}
