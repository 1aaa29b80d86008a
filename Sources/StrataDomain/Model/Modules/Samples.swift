internal import StrataCode

/// Projects inside a project that only show something at work: `Examples/Shop/Package.swift` beside
/// a library. They are judged, but do not say which school the project follows.
struct Samples {
  /// Folders that hold such a project, each with a `/` at its end.
  private let folders: Set<String>

  init(_ workspace: Workspace) {
    let homes = Set(workspace.modules.filter { $0.kind != .folder }.map(\.manifest)).map(Self.home)
    let samples = homes.filter { home in
      home.split(separator: "/").contains { Production.isDemo($0.lowercased()) }
    }
    folders = samples.count < homes.count ? Set(samples) : []
  }

  /// Whether a file belongs to such a project.
  func contains(_ path: String) -> Bool { folders.contains { path.hasPrefix($0) } }

  /// The folder of a manifest, or of the Xcode project that it stands in.
  private static func home(of manifest: String) -> String {
    let folders = manifest.split(separator: "/").dropLast()
    return folders.prefix { !$0.hasSuffix(".xcodeproj") }.map { "\($0)/" }.joined()
  }
}
