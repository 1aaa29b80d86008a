package import StrataFeatures
internal import StrataCode

/// Reads the owners of files from where GitHub and GitLab look for them.
package struct CodeOwnersReader: OwnerReading {
  /// A reader; it holds no state.
  package init() {}

  private static let places = [
    ".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS",
  ]

  private static func isCut(_ place: String) -> Phrase {
    Phrase(
      "'\(place)' has more sections or patterns than are read: owners may be missing",
      zh: "'\(place)' 中的分组或模式多于读取的上限：可能缺少负责人")
  }

  package func owners(of files: [String], in root: String) -> CodeOwners? {
    let tree = TreeFiles(in: root)
    for place in Self.places {
      guard let bytes = try? tree.read(place) else { continue }
      let lines = OwnerLines(String(decoding: bytes, as: UTF8.self))
      var byFile: [String: [String]] = [:]
      for file in files {
        let owners = lines.owners(of: file)
        if !owners.isEmpty { byFile[file] = owners }
      }
      var owners = CodeOwners(source: place, byFile: byFile)
      if lines.isCut { owners.warning = Self.isCut(place) }
      return owners
    }
    return nil
  }
}
