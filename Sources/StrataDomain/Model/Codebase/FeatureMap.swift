package import StrataCode

/// The feature that a file belongs to: as settings say, or the folder below Features, Modules or
/// Scenes.
package struct FeatureMap: Sendable {
  private let features: [Feature?]

  /// A feature: two apps of one tree may have features of one name.
  package struct Feature: Hashable, Sendable {
    /// The path of its folder from the root.
    package var path: String
    package var name: String
  }

  init(_ workspace: Workspace) {
    var last: (folder: Substring, feature: Feature?)?
    features = workspace.files.map { file in
      // Files of one folder stand together.
      if let last, last.folder == file.folder { return last.feature }
      let feature = Self.feature(of: file.path, stated: workspace.settings.features)
      last = (file.folder, feature)
      return feature
    }
  }

  /// The feature of a file, if it stands in one.
  package func feature(ofFile index: Int) -> Feature? { features[index] }

  /// The feature that a path lies in, if it lies in one: a folder that is stated to be one, where
  /// any is, or else the one below the innermost folder of features.
  package static func feature(of path: String, stated: [PatternSetting]) -> Feature? {
    stated.isEmpty ? likelyFeature(of: path) : statedFeature(of: path, stated)
  }

  private static func statedFeature(of path: String, _ stated: [PatternSetting]) -> Feature? {
    let parts = path.split(separator: "/")
    let components = Glob.components(of: path)
    for depth in 1..<max(1, components.count) {
      let folder = Array(components.prefix(depth))
      if stated.contains(where: { $0.matches(folder) }) {
        let name = parts[depth - 1]
        return Feature(path: String(path[..<name.endIndex]), name: String(name))
      }
    }
    return nil
  }

  private static func likelyFeature(of path: String) -> Feature? {
    let folders = path.split(separator: "/").dropLast()
    guard let root = folders.lastIndex(where: { roots.contains($0.lowercased()) }),
      root + 1 < folders.endIndex
    else { return nil }
    // A package of modules has its sources between: `Modules/Sources/Login`.
    let first = root + (folders[root + 1].lowercased() == "sources" ? 2 : 1)
    guard first < folders.endIndex else { return nil }
    let name = folders[first]
    guard !kits.contains(name.lowercased()) else { return nil }
    return Feature(path: String(path[..<name.endIndex]), name: String(name))
  }

  private static let roots: Set<String> = [
    "features", "feature", "modules", "module", "scenes", "scene",
  ]

  /// Folders beside the features that serve them all.
  private static let kits: Set<String> = [
    "common", "shared", "base", "core", "components", "kit", "ui", "utilities", "utils", "helpers",
    "extensions", "resources", "design", "di", "navigation", "coordinator", "coordinators", "app",
    "main", "root", "domain", "data", "presentation", "infrastructure", "network", "networking",
  ]
}
