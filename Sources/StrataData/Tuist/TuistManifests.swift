/// Tells Tuist's manifests, which describe the project, from the project's own code.
package struct TuistManifests: Sendable {
  /// `Project.swift` files, sorted.
  private(set) var projects: [String] = []
  /// Files whose functions the projects use.
  private(set) var helpers: [String] = []
  /// All of them, and what else Tuist reads.
  package private(set) var all: Set<String> = []

  private static let names: Set<String> = [
    "Project.swift", "Workspace.swift", "Config.swift", "Tuist.swift", "Dependencies.swift",
    "Plugin.swift", "Template.swift",
  ]
  private static let mark = Array("import ProjectDescription".utf8)
  private static let helperFolder: Substring = "ProjectDescriptionHelpers"

  /// Picks the manifests out of `paths`: named as Tuist wants them, and importing Tuist's module.
  package init(_ paths: [String], _ files: TreeFiles) {
    for path in paths {
      let folders = path.split(separator: "/").dropLast()
      if folders.contains(TuistManifests.helperFolder) {
        helpers.append(path)
        all.insert(path)
        continue
      }
      let name = RelativePath.name(of: path)
      guard folders.contains("Tuist") || TuistManifests.names.contains(name),
        name != "Package.swift",
        let bytes = try? files.read(path), bytes.contains(TuistManifests.mark)
      else { continue }
      all.insert(path)
      if name == "Project.swift" { projects.append(path) }
    }
    projects.sort()
    helpers.sort()
  }

  /// The folder that `.relativeToRoot` means for a project: the nearest with a `Tuist` folder.
  func root(of project: String) -> String {
    var folder = RelativePath.parent(of: project)
    while let current = folder {
      let prefix = current.isEmpty ? "" : current + "/"
      if all.contains(where: { $0.hasPrefix(prefix + "Tuist/") || $0 == prefix + "Tuist.swift" }) {
        return current
      }
      folder = RelativePath.parent(of: current)
    }
    return ""
  }

  /// The files whose functions a project below `root` may use.
  func helpers(below root: String) -> [String] {
    let near = helpers.filter { root.isEmpty || $0.hasPrefix(root + "/") }
    return near.isEmpty ? helpers : near
  }
}
