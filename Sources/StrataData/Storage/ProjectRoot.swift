internal import StrataDomain

/// The folder that is read, and the part of it that was asked for.
struct ProjectRoot: Equatable {
  /// The absolute path of the root, without links.
  var path: String
  /// The asked paths from the root; empty for the whole of it.
  var focus: [String]

  /// The project around the request's first path: the nearest folder, itself first, with a marker.
  init(for request: CodebaseRequest) throws(CodebaseReadError) {
    let first = try ProjectRoot.existing(request.paths[0])
    let start = ProjectRoot.isFolder(first) ? first : ProjectRoot.parent(of: first)
    if let given = request.projectRoot {
      path = try ProjectRoot.existing(given)
      guard case .folder = pathKind(path) else {
        throw .unreadable(path: given, cause: "it is not a folder")
      }
    } else {
      path = ProjectRoot.nearestMarked(from: start)
    }
    focus = []
    for asked in request.paths {
      guard let inside = RelativePath.make(try ProjectRoot.existing(asked), from: path) else {
        throw .outsideRoot(path: asked, root: request.projectRoot ?? path)
      }
      focus.append(inside)
    }
    if focus.contains("") { focus = [] }
  }

  private static func isFolder(_ path: String) -> Bool {
    if case .folder = pathKind(path) { !isBundle(path) } else { false }
  }

  /// The path without links; an Xcode project or workspace means the folder around it.
  private static func existing(_ path: String) throws(CodebaseReadError) -> String {
    if let resolved = resolvedPath(path.isEmpty ? "." : path) {
      return isBundle(resolved) ? parent(of: resolved) : resolved
    }
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
