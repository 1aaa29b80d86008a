/// The root of the git tree around a folder.
package enum RepositoryRoot {
  /// The nearest folder around an absolute path with a `.git`, or the path itself if there is none.
  package static func around(_ path: String) -> String {
    var folder = path
    while !folder.isEmpty, folder != "/", folder == path || folder != ProjectRoot.home {
      if pathKind(RelativePath.absolute(".git", in: folder)) != nil { return folder }
      folder = RelativePath.parent(of: folder) ?? ""
    }
    return path
  }
}
