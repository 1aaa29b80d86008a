internal import StrataCode

/// The units that a code base is made of: its modules, or the folders laid out like modules.
struct CodeUnits: Sendable {
  /// By file: its unit, or nil.
  private(set) var unitOfFile: [Int?] = []
  /// By unit: its name.
  private(set) var names: [String] = []
  /// The units of a name.
  private(set) var named: [String: [Int]] = [:]
  /// By unit: whether it is the app, and whether it lies in modules for libraries.
  private(set) var isApp: [Bool] = []
  /// By unit: its files.
  private(set) var files: [[Int]] = []

  /// The folders that they were told by.
  let tree: FolderTree

  /// The units of a workspace.
  init(_ workspace: Workspace, _ tree: FolderTree, _ contents: [FileContent]) {
    self.tree = tree
    var known: [String: Int] = [:]
    for (index, file) in workspace.files.enumerated() {
      guard let (key, name, isApp) = Self.unit(of: index, file, workspace, tree) else {
        unitOfFile.append(nil)
        continue
      }
      let unit = known[key] ?? names.count
      if unit == names.count {
        known[key] = unit
        names.append(name)
        named[name, default: []].append(unit)
        self.isApp.append(isApp)
        files.append([])
      }
      unitOfFile.append(unit)
      files[unit].append(index)
      if contents[index].isEntry, key.hasPrefix("folder:") { self.isApp[unit] = true }
    }
  }

  private static func unit(
    of index: Int, _ file: SourceFile, _ workspace: Workspace, _ tree: FolderTree
  ) -> (key: String, name: String, isApp: Bool)? {
    let shipping = file.modules.map { workspace.modules[$0] }.filter {
      $0.kind != .test && $0.kind != .folder
    }.sorted { ($0.manifest, $0.name) < ($1.manifest, $1.name) }
    if let module = shipping.first {
      let isApp = module.kind == .application || module.kind == .tool
      return ("\(module.manifest):\(module.name)", module.name, isApp)
    }
    if file.modules.contains(where: { workspace.modules[$0].kind == .test }) { return nil }
    for folder in tree.chain(of: tree.folderOfFile[index]).reversed() {
      guard ["sources", "source"].contains(tree.folders[folder].name.lowercased()),
        let parent = tree.folders[folder].parent, parent != 0
      else { continue }
      return ("folder:\(tree.folders[parent].path)", tree.folders[parent].name, false)
    }
    let folder = file.modules.map { workspace.modules[$0] }.first { $0.kind == .folder }
    guard let folder, !folder.folder.isEmpty else { return nil }
    return ("folder:\(folder.folder)", folder.name, false)
  }
}
