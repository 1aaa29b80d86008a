/// The feature that a file belongs to: the folder below Features, Modules or Scenes.
struct FeatureMap {
  private let features: [String?]

  init(_ codebase: Codebase) {
    features = codebase.workspace.files.map { Self.feature(of: $0.path) }
  }

  /// The feature of a file, if it stands in one.
  func feature(ofFile index: Int) -> String? { features[index] }

  /// The feature that a path lies in, if it lies in one.
  static func feature(of path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    guard
      let root = folders.firstIndex(where: { roots.contains($0.lowercased()) }),
      root + 1 < folders.endIndex
    else { return nil }
    let name = folders[root + 1]
    return kits.contains(name.lowercased()) ? nil : String(name)
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
