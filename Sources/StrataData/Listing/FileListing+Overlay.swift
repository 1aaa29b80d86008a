internal import StrataCode
internal import StrataFeatures

extension FileListing {
  /// Lists what an overlay puts somewhere, and not what it takes away.
  mutating func lay(_ overlay: Overlay) {
    // Other texts of listed files change nothing.
    if overlay.files.allSatisfy({ $1.isText && lists($0) }) { return }
    for list in [\Self.swift, \.xcodeProjects, \.descriptions, \.models] {
      self[keyPath: list].removeAll { overlay.files[$0] != nil }
    }
    for (path, file) in overlay.files.sorted(by: { $0.key < $1.key })
    where file != .gone && FileListing.prunedFolder(of: path) == nil {
      add(path)
    }
    sort()
  }

  /// Whether a path is one of a Swift file.
  func lists(_ path: String) -> Bool {
    let index = swift.partitioningIndex { $0 >= path }
    return index < swift.count && swift[index] == path
  }
}
