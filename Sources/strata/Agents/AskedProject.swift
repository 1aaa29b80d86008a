internal import StrataFeatures

/// The project that an agent asks about.
struct AskedProject {
  /// The absolute path of its root.
  let root: String

  /// The project with a root that somebody names, or else the one around `directory`, in which what
  /// is named begins unless it is absolute.
  init(root: String?, around directory: String) throws(CodebaseReadError) {
    if let root {
      self.root = Self.absolute(root, in: directory)
    } else {
      self.root = try Composition.project(around: directory)
    }
  }

  /// A path of the project, as it was typed from its root, as an absolute one.
  func path(_ typed: String) -> String { Self.absolute(typed, in: root) }

  private static func absolute(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : folder == "/" ? "/" + path : folder + "/" + path
  }
}
