/// Arithmetic on paths from the project root: `/` between components, "" for the root itself.
enum RelativePath {
  /// `path` seen from `folder`, without `.` and `..`; nil if it leaves the root.
  static func join(_ folder: String, _ path: String) -> String? {
    var components = folder.split(separator: "/")
    for component in path.split(separator: "/") where component != "." {
      if component != ".." {
        components.append(component)
      } else if components.popLast() == nil {
        return nil
      }
    }
    return components.joined(separator: "/")
  }

  /// The folder that holds `path`, or nil for the root.
  static func parent(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return path.isEmpty ? nil : ""
    }
    return String(path[..<slash])
  }

  /// The absolute path of the folder that holds what is at an absolute path; of the root itself, the
  /// root.
  static func folder(of path: String) -> String {
    parent(of: path).flatMap { $0.isEmpty ? nil : $0 } ?? "/"
  }

  /// The last component.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// What `path` is called from `root`, both absolute; nil if it is not inside.
  static func make(_ path: String, from root: String) -> String? {
    if path == root { return "" }
    let prefix = root.hasSuffix("/") ? root : root + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// The absolute path of `path` under `root`.
  static func absolute(_ path: String, in root: String) -> String {
    if path.isEmpty { return root }
    return root.hasSuffix("/") ? root + path : root + "/" + path
  }

  /// Whether `path` or a folder around it is one of `roots`.
  static func isCovered(_ path: String, by roots: Set<String>) -> Bool {
    if roots.isEmpty { return false }
    var current: String? = path
    while let folder = current {
      if roots.contains(folder) { return true }
      current = parent(of: folder)
    }
    return false
  }
}
