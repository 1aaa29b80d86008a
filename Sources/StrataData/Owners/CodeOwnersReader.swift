package import StrataDomain

/// Reads the owners of files from where GitHub and GitLab look for them.
package struct CodeOwnersReader: OwnerReading {
  /// A reader; it holds no state.
  package init() {}

  private static let places = [
    ".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS",
  ]

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
      return CodeOwners(source: place, byFile: byFile)
    }
    return nil
  }
}
