internal import StrataCode

/// How files of a kind are kept where each subject has a folder of its own, as `UseCases/Orders` and
/// `UseCases/Menu`.
struct FolderPattern {
  /// One file of the kind.
  struct Item {
    var path: String
    /// The modules that compile it.
    var modules: [Int]
  }

  /// The path with `*` for the subject, from the root.
  let path: String
  /// The same as far as most files share it.
  let start: String
  /// Whether all the folders are in one module.
  let isInModule: Bool

  /// The pattern, if most of the files lie in folders by subject.
  init?(of files: [Item]) {
    let folders = files.map { $0.path.folder.split(separator: "/") }
    // Where one folder holds half of them, that is where they go.
    guard let most = folders.map({ $0.joined(separator: "/") }).ranked.first,
      most.count * 2 < files.count
    else { return nil }
    let depth = Self.depth(of: folders)
    guard let shared = Self.most(folders.map { $0.prefix(depth) }) else { return nil }
    let below = zip(files, folders).filter { $1.prefix(depth) == shared }
    // Who stands in the shared folder itself has no folder of its own.
    guard below.count(where: { $1.count == depth }) < 2 else { return nil }
    let own = below.filter { $1.count > depth }
    let children = Set(own.map { $1[depth] })
    let modules = Set(own.map(\.0.modules))
    guard children.count >= (modules.count > 1 ? Self.fewestModules : Self.fewestFolders),
      modules.count == 1 || modules.count >= children.count
    else { return nil }
    let name = Substring("*" + Self.ending(of: children))
    let shapes = own.map { _, folder in
      folder.dropFirst(depth).map { $0 == folder[depth] ? name : $0 }[...]
    }
    guard let shape = Self.most(shapes) else { return nil }
    path = (shared + shape).joined(separator: "/")
    let common = Self.depth(of: shapes.map(Array.init), holding: 0.5)
    start = (shared + (Self.most(shapes.map { $0.prefix(common) }) ?? [])).joined(separator: "/")
    isInModule = modules.count == 1
  }

  /// The innermost folder that holds two thirds of the files.
  static func commonFolder(of paths: [String]) -> String {
    let folders = paths.map { $0.folder.split(separator: "/") }
    let depth = depth(of: folders)
    return most(folders.map { $0.prefix(depth) })?.joined(separator: "/") ?? ""
  }

  /// The folder for a subject.
  func folder(for subject: String) -> String {
    path.replacing("*", with: subject)
  }

  /// Whether a file lies in a folder of a pattern or, at its `start`, in one below that.
  static func covers(_ pattern: String, _ path: String, isStart: Bool = false) -> Bool {
    let (wanted, folder) = (pattern.split(separator: "/"), path.folder.split(separator: "/"))
    guard isStart ? wanted.count <= folder.count : wanted.count == folder.count else {
      return false
    }
    return zip(wanted, folder).allSatisfy { wanted, part in
      wanted == part || wanted.first == "*" && part.hasSuffix(wanted.dropFirst())
    }
  }

  /// What most names end in beside their subject: `Feature` of `OrdersFeature` and `MenuFeature`.
  static func ending(of names: Set<Substring>) -> String {
    ["Feature", "Module", "Scene", "Domain"].first { end in
      names.count(where: { $0.hasSuffix(end) && $0.count > end.count }) * 2 > names.count
    } ?? ""
  }

  /// How deep the folder lies that holds so large a share of the files.
  private static func depth(of folders: [[Substring]], holding share: Double = 2 / 3) -> Int {
    var depth = 0
    while let next = most(folders.filter { $0.count > depth }.map { $0.prefix(depth + 1) }),
      Double(folders.count { $0.starts(with: next) }) >= Double(folders.count) * share
    {
      depth += 1
    }
    return depth
  }

  private static func most(_ paths: [ArraySlice<Substring>]) -> ArraySlice<Substring>? {
    var counts: [ArraySlice<Substring>: Int] = [:]
    for path in paths { counts[path, default: 0] += 1 }
    return counts.max { a, b in
      (a.value, b.key.joined(separator: "/")) < (b.value, a.key.joined(separator: "/"))
    }?.key
  }

  private static let fewestFolders = 2
  private static let fewestModules = 3
}
