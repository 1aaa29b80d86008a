internal import Foundation
internal import StrataFeatures
internal import StrataCode

/// The folder that is read, and the part of it that was asked for.
struct ProjectRoot: Equatable {
  /// The absolute path of the root, without links.
  var path: String
  /// The asked paths from the root; empty for the whole of it.
  var focus: [String]

  /// The project around the request's first path: its git tree, or else the outermost folder around
  /// it with a marker, so that the same file is judged alike whatever path leads to it.
  init(for request: CodebaseRequest) throws(CodebaseReadError) {
    let first = try ProjectRoot.place(request.paths[0], in: request.overlay)
    let start = ProjectRoot.isFolder(first) ? first : ProjectRoot.folder(around: first)
    if let given = request.projectRoot {
      path = try ProjectRoot.existing(given)
      guard case .folder = pathKind(path) else {
        throw .unreadable(path: given, cause: Phrase("it is not a folder", zh: "它不是文件夹"))
      }
    } else if let marked = ProjectRoot.marked(around: start) {
      path = marked
    } else {
      // A text in a folder that is not there, and in no project, would be searched for everywhere.
      guard start == first || start == RelativePath.folder(of: first) else {
        throw .missing(path: request.paths[0])
      }
      path = start
    }
    focus = []
    for asked in request.paths {
      guard
        let inside = RelativePath.make(
          try ProjectRoot.place(asked, in: request.overlay), from: path)
      else {
        throw .outsideRoot(path: asked, root: request.projectRoot ?? path)
      }
      focus.append(inside)
    }
    if focus.contains("") { focus = [] }
  }

  private static func isFolder(_ path: String) -> Bool {
    if case .folder = pathKind(path) { !isBundle(path) } else { false }
  }

  /// An overlay with its paths from the root.
  func overlay(_ overlay: Overlay) throws(CodebaseReadError) -> Overlay {
    try overlay.renamed { (typed) throws(CodebaseReadError) in
      let place = try Self.resolved(typed)
      guard let inside = RelativePath.make(place, from: path) else {
        throw .outsideRoot(path: typed, root: path)
      }
      if case .folder = pathKind(place) {
        throw .unreadable(path: typed, cause: SkipReason.isNotAFile)
      }
      return inside
    }
  }

  /// The path without links of what is there, or would be by an overlay.
  private static func place(
    _ typed: String, in overlay: Overlay
  ) throws(CodebaseReadError) -> String {
    switch overlay.files[typed] {
    case .text, .moved: try resolved(typed)
    case .gone, nil: try existing(typed)
    }
  }

  private static func resolved(_ path: String) throws(CodebaseReadError) -> String {
    do throws(TypedPath.LeadsOut) { return try TypedPath.resolved(path) } catch {
      throw .leadsOut(path: path, target: error.target, root: error.root)
    }
  }

  /// The nearest folder that is there.
  private static func folder(around path: String) -> String {
    var folder = RelativePath.folder(of: path)
    while folder != "/", pathKind(folder) == nil { folder = RelativePath.folder(of: folder) }
    return folder
  }

  /// The path without links; an Xcode project or workspace means the folder around it.
  private static func existing(_ path: String) throws(CodebaseReadError) -> String {
    if let resolved = resolvedPath(path.isEmpty ? "." : path) {
      _ = try Self.resolved(path)
      return isBundle(resolved) ? RelativePath.folder(of: resolved) : resolved
    }
    throw lastErrorIsMissing()
      ? .missing(path: path) : .unreadable(path: path, cause: lastSystemError())
  }

  /// The root of the project around a folder; nil if nothing marks one.
  static func marked(around start: String) -> String? {
    var outermost: String?
    var folder = start
    while folder != "/", folder == start || folder != home {
      if pathKind(RelativePath.absolute(".git", in: folder)) != nil { return folder }
      if isMarked(folder) { outermost = folder }
      folder = RelativePath.folder(of: folder)
    }
    return outermost
  }

  /// A home folder may be a git tree for its settings; that is no project.
  static let home = resolvedPath(NSHomeDirectory()) ?? "/"

  private static let markers: Set<String> = [
    "Package.swift", ".strata.yml", "project.yml", "project.yaml", "Project.swift",
    "Workspace.swift", "Tuist",
  ]

  private static func isMarked(_ folder: String) -> Bool {
    (folderEntries(of: folder) ?? []).contains { entry in
      entry.name.map {
        markers.contains($0) || isBundle($0) || $0.hasSuffix(".podspec")
          || $0.hasSuffix(".podspec.json")
      } ?? false
    }
  }

  /// An Xcode project or workspace is a folder that stands for the folder around it.
  private static func isBundle(_ path: String) -> Bool {
    path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
  }
}
