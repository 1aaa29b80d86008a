internal import StrataCode

/// Folders that no module compiles, or that are called `Old`, and in which most types are declared once
/// more by what modules do compile: what was there before it moved.
struct OldCopies {
  private let folders: Set<Substring>
  /// What modules compile, each type with the name of its file.
  private let built: Set<String>
  private let declared: Set<Int>

  /// The copies of what `declared` modules of a workspace compile.
  init(_ workspace: Workspace, declared: Set<Int>) {
    self.declared = declared
    var compiled: Set<String> = []
    var claimed: Set<Substring> = []
    var orphans: [SourceFile] = []
    let isAside = Self.setAside(workspace, declared)
    for (file, isAside) in zip(workspace.files, isAside) {
      if isAside {
        orphans.append(file)
        continue
      }
      var folder = file.folder
      while !folder.isEmpty, claimed.insert(folder).inserted { folder = folder.folder }
    }
    guard !declared.isEmpty, !orphans.isEmpty else {
      (folders, built) = ([], [])
      return
    }
    let names = Set(orphans.map(\.name))
    var built: Set<String> = []
    let mayBeFolders = orphans.count >= Self.fewest
    for (file, isAside) in zip(workspace.files, isAside) where !isAside {
      let isNamesake = names.contains(file.name)
      guard mayBeFolders || isNamesake else { continue }
      let types = Self.types(of: file)
      compiled.formUnion(types)
      if isNamesake { built.formUnion(types.map { file.name + " " + $0 }) }
    }
    self.built = built
    let groups = Dictionary(grouping: orphans) { Self.root(of: $0.folder, outside: claimed) }
    let copies = groups.filter { root, files in
      guard !root.isEmpty else { return false }
      let types = files.flatMap(Self.types)
      return !types.isEmpty && types.count { compiled.contains($0) } * 2 >= types.count
    }
    folders =
      copies.values.reduce(0) { $0 + $1.count } >= Self.fewest ? Set(copies.keys) : []
  }

  /// Whether a file is in such a folder, or declares what a compiled file of its name does.
  func contains(_ file: SourceFile) -> Bool {
    if !built.isEmpty, declared.isDisjoint(with: file.modules) {
      let types = Self.types(of: file)
      if !types.isEmpty, types.allSatisfy({ built.contains(file.name + " " + $0) }) { return true }
    }
    guard !folders.isEmpty,
      declared.isDisjoint(with: file.modules) || Self.isCalledOld(file.folder)
    else { return false }
    var folder = file.folder
    while !folder.isEmpty {
      if folders.contains(folder) { return true }
      folder = folder.folder
    }
    return false
  }

  /// By file: whether no module compiles it, or a folder around it says that it is out of use.
  private static func setAside(_ workspace: Workspace, _ declared: Set<Int>) -> [Bool] {
    var last: (folder: Substring, isOld: Bool)?
    return workspace.files.map { file in
      // Files of one folder stand together.
      let isOld = last?.folder == file.folder ? last?.isOld ?? false : isCalledOld(file.folder)
      last = (file.folder, isOld)
      return isOld || declared.isDisjoint(with: file.modules)
    }
  }

  private static func isCalledOld(_ folder: Substring) -> Bool {
    folder.split(separator: "/").contains { old.contains($0.lowercased()) }
  }

  private static let old: Set<String> = [
    "old", "_old", "legacy", "_legacy", "deprecated", "archive",
  ]

  /// The outermost folder around a folder below which no module compiles anything.
  private static func root(of folder: Substring, outside claimed: Set<Substring>) -> Substring {
    var root: Substring = ""
    var current = folder
    while !current.isEmpty, !claimed.contains(current) {
      root = current
      current = current.folder
    }
    return root
  }

  private static func types(of file: SourceFile) -> [String] {
    file.facts.declarations.filter { $0.parent == topLevel && $0.kind.isType }
      .map { file.facts[$0.name] }
  }

  /// Fewer files may have two types of one name by chance.
  private static let fewest = 5
}
