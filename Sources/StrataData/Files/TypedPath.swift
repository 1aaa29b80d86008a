package import StrataCode

/// Where a path leads that somebody typed. Links are followed, but for those that a project holds and
/// that lead out of it: who typed the path meant something of the project.
package enum TypedPath {
  /// A link of a project that leads out of it, as it was typed.
  package struct LeadsOut: Error {
    /// Where the link leads.
    package var target: String
    /// The root of the project that holds the link.
    package var root: String

    /// Why nothing is written there.
    package var cause: Phrase {
      Phrase(
        "it is a link out of the project, to '\(target)'; remove the link, or name that path",
        zh: "它是指向项目之外 '\(target)' 的链接；删除该链接，或直接给出那个路径")
    }
  }

  /// The absolute path without links; of what is not there, that of the nearest folder that is, with
  /// the rest as typed. Whether or not anything marks it as a project's, no link in the folder `root`
  /// leads out of it; by default that is the current folder.
  package static func resolved(
    _ path: String, within root: String? = resolvedPath(".")
  ) throws(LeadsOut) -> String {
    var place = path.hasPrefix("/") ? "/" : resolvedPath(".") ?? "/"
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        place = RelativePath.folder(of: place)
        continue
      }
      let next = RelativePath.absolute(String(part), in: place)
      guard case .link = pathKind(next, followingLinks: false), let target = resolvedPath(next)
      else {
        place = next
        continue
      }
      if let root = project(around: place, or: root),
        RelativePath.make(target, from: root) == nil
      {
        throw LeadsOut(target: target, root: root)
      }
      place = target
    }
    return place
  }

  /// The root of the project that holds a folder.
  private static func project(around folder: String, or root: String?) -> String? {
    if folder == ProjectRoot.home || folder == "/" { return nil }
    if let marked = ProjectRoot.marked(around: folder) { return marked }
    return root.flatMap { RelativePath.make(folder, from: $0) == nil ? nil : $0 }
  }
}
