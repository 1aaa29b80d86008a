package import StrataFeatures

extension ProjectSummary {
  /// The root as one would type it in `directory`: `.`, `App`, `../..`, or an absolute path.
  package func root(seenFrom directory: String) -> String {
    PathsFromHere.root(root, seenFrom: directory)
  }

  static func components(of path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }
}

extension PathsFromHere {
  /// A project's root as one would type it in `directory`.
  static func root(_ path: String, seenFrom directory: String) -> String {
    let root = ProjectSummary.components(of: path)
    let here = ProjectSummary.components(of: directory)
    if root == here { return "." }
    if root.starts(with: here) { return root.dropFirst(here.count).joined(separator: "/") }
    if here.starts(with: root), !root.isEmpty {
      return Array(repeating: "..", count: here.count - root.count).joined(separator: "/")
    }
    return path
  }
}
