internal import StrataDomain

/// The folder that is read, and the part of it that was asked for.
struct ProjectRoot: Equatable {
  /// The absolute path of the root, without links.
  var path: String
  /// The asked path from the root; "" is the root.
  var focus: String
  /// The asked path is a folder.
  var focusIsFolder: Bool

  /// The project around the request's path: the nearest folder, itself first, with a marker.
  init(for request: CodebaseRequest) throws(CodebaseReadError) {
    let asked = try ProjectRoot.existing(request.path)
    var isFolder = false
    if case .folder = pathKind(asked) { isFolder = true }
    var start = isFolder ? asked : ProjectRoot.parent(of: asked)
    if isFolder && ProjectRoot.isBundle(asked) { start = ProjectRoot.parent(of: asked) }
    if let given = request.projectRoot {
      path = try ProjectRoot.existing(given)
      guard case .folder = pathKind(path) else {
        throw .unreadable(path: given, cause: "it is not a folder")
      }
    } else {
      path = ProjectRoot.nearestMarked(from: start)
    }
    guard let focus = RelativePath.make(isFolder ? start : asked, from: path) else {
      throw .outsideRoot(path: request.path, root: request.projectRoot ?? path)
    }
    self.focus = focus
    focusIsFolder = isFolder
  }

  private static func existing(_ path: String) throws(CodebaseReadError) -> String {
    if let resolved = resolvedPath(path.isEmpty ? "." : path) { return resolved }
    throw lastErrorIsMissing()
      ? .missing(path: path) : .unreadable(path: path, cause: lastSystemError())
  }

  private static func parent(of path: String) -> String {
    RelativePath.parent(of: path).flatMap { $0.isEmpty ? nil : $0 } ?? "/"
  }

  private static func nearestMarked(from start: String) -> String {
    var folder = start
    while true {
      if isMarked(folder) { return folder }
      if folder == "/" { return start }
      folder = parent(of: folder)
    }
  }

  private static let markers: Set<String> = ["Package.swift", ".strata.yml", ".git"]

  private static func isMarked(_ folder: String) -> Bool {
    (folderEntries(of: folder) ?? []).contains { entry in
      entry.name.map { markers.contains($0) || isBundle($0) } ?? false
    }
  }

  /// An Xcode project or workspace is a folder that stands for the folder around it.
  private static func isBundle(_ path: String) -> Bool {
    path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
  }
}
