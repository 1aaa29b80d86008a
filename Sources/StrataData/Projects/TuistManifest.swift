/// Tells Tuist's manifests, which describe the project, from the project's own code.
enum TuistManifest {
  private static let names: Set<String> = [
    "Project.swift", "Workspace.swift", "Config.swift", "Tuist.swift", "Dependencies.swift",
    "Plugin.swift", "Template.swift",
  ]
  private static let mark = Array("import ProjectDescription".utf8)

  /// Whether the file describes a project: named as Tuist wants it, and importing Tuist's module.
  static func isManifest(_ path: String, _ bytes: [UInt8]) -> Bool {
    let components = path.split(separator: "/")
    if components.contains("ProjectDescriptionHelpers") { return true }
    guard components.contains("Tuist") || names.contains(RelativePath.name(of: path)) else {
      return false
    }
    return bytes.contains(mark)
  }
}
