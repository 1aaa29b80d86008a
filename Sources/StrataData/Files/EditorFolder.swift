/// Where a file that is open in an editor belongs.
package enum EditorFolder {
  /// The root of the project of a file, and the file's path from there; nil for what is in none of
  /// the folders.
  ///
  /// The root is the innermost of the folders that holds the file. A folder without settings whose
  /// project has some further out is a part of that project. Where no folder is open, the nearest
  /// folder around the file that has settings or a manifest is the root, or else its own.
  package static func place(
    of path: String, in folders: [String]
  ) -> (root: String, file: String)? {
    guard let place = try? TypedPath.resolved(path, within: nil) else { return nil }
    let resolved = folders.compactMap { resolvedPath($0) }
    var root: String
    if resolved.isEmpty {
      let start = RelativePath.folder(of: place)
      root = nearest(from: start, with: settings + manifests) ?? start
    } else {
      guard
        let folder = resolved.filter({ RelativePath.make(place, from: $0) != nil })
          .max(by: { $0.utf8.count < $1.utf8.count })
      else { return nil }
      root = nearest(from: folder, with: settings) ?? folder
    }
    guard let file = RelativePath.make(place, from: root), !file.isEmpty else { return nil }
    return (root, file)
  }

  private static let settings = [".strata.yml"]
  private static let manifests = ["Package.swift", "Project.swift", "project.yml", "Tuist"]

  /// The nearest folder that holds one of some names, no further out than a git tree.
  private static func nearest(from start: String, with names: [String]) -> String? {
    var folder = start
    while folder != "/", folder != ProjectRoot.home {
      if names.contains(where: { pathKind(RelativePath.absolute($0, in: folder)) != nil }) {
        return folder
      }
      if pathKind(RelativePath.absolute(".git", in: folder)) != nil { return nil }
      folder = RelativePath.folder(of: folder)
    }
    return nil
  }
}
