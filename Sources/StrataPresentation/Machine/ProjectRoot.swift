package import StrataDomain

extension ProjectSummary {
  /// The root as one would type it in `directory`: `.`, `App`, `../..`, or an absolute path.
  package func root(seenFrom directory: String) -> String {
    let root = Self.components(of: root)
    let here = Self.components(of: directory)
    if root == here { return "." }
    if root.starts(with: here) { return root.dropFirst(here.count).joined(separator: "/") }
    if here.starts(with: root), !root.isEmpty {
      return Array(repeating: "..", count: here.count - root.count).joined(separator: "/")
    }
    return self.root
  }

  static func components(of path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }
}
