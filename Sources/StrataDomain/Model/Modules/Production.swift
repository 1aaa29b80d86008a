internal import StrataCode

/// Tells what ships from demos, sandboxes and test support.
struct Production {
  private let demoModules: Set<Int>
  /// Folders that hold `Sources`, from the root.
  private let moduleFolders: Set<Substring>
  /// Folders at the root of which a project lists most files: what it leaves out there is
  /// compiled by nothing.
  private let listed: Set<Substring>
  /// Modules that stand for what no manifest claims.
  private let folders: Set<Int>
  /// Modules that a manifest or project declares.
  private let declared: Set<Int>
  /// Folders of older copies of what modules compile.
  private let copies: OldCopies

  /// Folders that modules have taken the place of.
  let left: LeftFolders

  init(_ workspace: Workspace) {
    let modules = workspace.modules
    let (declared, demos) = Self.parts(of: workspace)
    self.declared = declared
    demoModules = declared.isEmpty ? [] : demos
    folders = Set(modules.indices.filter { modules[$0].kind == .folder })
    var homes: Set<Substring> = []
    var last: Substring?
    for file in workspace.files where file.folder != last {
      last = file.folder
      if let range = file.path.range(ofComponent: "Sources") {
        homes.insert(file.path[..<range.lowerBound])
      }
    }
    moduleFolders = homes
    left = LeftFolders(workspace, declared: declared)
    listed = Self.listedFolders(workspace).union(left.unnamed(in: workspace))
    copies = OldCopies(workspace, declared: declared)
  }

  /// The modules that a manifest or project declares for what ships, and those that only show it or
  /// test it.
  static func parts(of workspace: Workspace) -> (declared: Set<Int>, demos: Set<Int>) {
    let modules = workspace.modules
    let tests = TestModules(workspace)
    let (showcases, tools) = (showcases(modules), developerTools(modules))
    let unlinked = UnlinkedPackages(modules).modules
    let demos = Set(
      modules.indices.filter {
        isDemo(modules[$0]) || showcases.contains($0) || tests.contains($0) || tools.contains($0)
          // What runs while others are compiled ships with none of them.
          || modules[$0].kind == .plugin || unlinked.contains($0)
      })
    let others = modules.indices.filter {
      !demos.contains($0) && modules[$0].kind != .test && modules[$0].kind != .folder
    }
    return (Set(others), demos)
  }

  /// The folders at the root of which Xcode projects name every other file, one by one.
  private static func listedFolders(_ workspace: Workspace) -> Set<Substring> {
    let modules = workspace.modules
    var all: [Substring: Int] = [:]
    var named: [Substring: Int] = [:]
    for file in workspace.files {
      let top = file.path.prefix { $0 != "/" }
      all[top, default: 0] += 1
      let isNamed = file.modules.contains { modules[$0].manifest.hasSuffix(".pbxproj") }
      if isNamed { named[top, default: 0] += 1 }
    }
    return Set(named.filter { $1 >= fewestListed && $1 * leastShare >= all[$0, default: 0] }.keys)
  }

  private static let fewestListed = 5
  /// One file in how many a project has to name.
  private static let leastShare = 3

  /// The apps beside the project's own that run one library: `DesignSystemApp` of `DesignSystem`.
  private static func showcases(_ modules: [Module]) -> Set<Int> {
    let libraries = Set(modules.filter { $0.kind == .library }.map(\.name))
    let apps = modules.indices.filter { [.application, .tool].contains(modules[$0].kind) }
    let found = apps.filter {
      modules[$0].name.hasSuffix("App") && libraries.contains(String(modules[$0].name.dropLast(3)))
    }
    return found.count < apps.count ? Set(found) : []
  }

  /// The modules of packages beside an app that developers run: a package of executables below
  /// `Scripts` or `Tools` that no other manifest depends on.
  private static func developerTools(_ modules: [Module]) -> Set<Int> {
    guard modules.contains(where: { $0.kind == .application }) else { return [] }
    let packages = Dictionary(grouping: modules.indices.filter { modules[$0].kind != .folder }) {
      modules[$0].manifest
    }
    let tools = packages.filter { manifest, own in
      manifest.split(separator: "/").dropLast().contains { toolFolders.contains($0.lowercased()) }
        && own.contains { modules[$0].kind == .tool }
    }
    return Set(
      tools.filter { modules.dependents(of: $1, in: $0).isEmpty }.values.flatMap(\.self))
  }

  private static let toolFolders: Set<String> = [
    "script", "scripts", "scripting", "tools", "tooling", "buildtools", "build-tools", "devtools",
    "dev-tools", "ci", "codegen", "generators",
  ]

  /// Whether a module is called like one that only shows others at work, on whatever platform.
  static func isDemo(_ module: Module) -> Bool {
    guard module.kind != .folder else { return false }
    let words = NameWords.split(module.name)
    let bare = words.reversed().drop { platforms.contains($0) }
    return [words.first, words.last, bare.first].contains { $0.map(isDemo) ?? false }
  }

  /// What stands behind the name proper.
  private static let platforms: Set<String> = [
    "i", "os", "ios", "mac", "macos", "tv", "tvos", "watch", "watchos", "visionos", "app",
  ]

  /// Whether a word, in lower case, is what people call a demonstration.
  static func isDemo(_ word: String) -> Bool {
    LayerWords.demos.contains(WordReader.singular(word))
  }

  /// Whether a folder is called as an unpacked download of a repository is.
  private static func isDownload(_ folder: Substring) -> Bool {
    folder.hasSuffix("-master") || folder.hasSuffix("-main")
  }

  /// By file index: whether it ships.
  func ships(_ workspace: Workspace) -> [Bool] {
    var last: (folder: Substring, modules: [Int], ships: Bool)?
    return workspace.files.map { file in
      // Files of one folder stand together.
      if let last, last.folder == file.folder, last.modules == file.modules { return last.ships }
      let ships = ships(file)
      last = (file.folder, file.modules, ships)
      return ships
    }
  }

  /// Whether a file is reachable from what ships: no target of its own that only demonstrates, and
  /// no `Demo` beside a `Sources`; at the root, where the app may stand itself, none without target.
  private func ships(_ file: SourceFile) -> Bool {
    if !file.modules.isEmpty, file.modules.allSatisfy(demoModules.contains) { return false }
    if file.path.holds(".playground/") || file.path.holds(".docc/") { return false }
    if file.modules.allSatisfy(folders.contains), listed.contains(file.path.prefix { $0 != "/" }) {
      return false
    }
    let components = file.folders
    if copies.contains(file) || components.contains(where: Self.isDownload) { return false }
    let isLeftOut = !declared.isEmpty && declared.isDisjoint(with: file.modules)
    if isLeftOut, components.contains(where: { Self.isDemo($0.lowercased()) }) { return false }
    // What no target compiles there, developers run.
    if isLeftOut, let top = components.first, Self.toolFolders.contains(top.lowercased()) {
      return false
    }
    for (index, folder) in components.enumerated() {
      let isDemo = (index > 0 || isLeftOut) && Self.isDemo(folder.lowercased())
      if isDemo, moduleFolders.contains(file.path[..<folder.startIndex]) { return false }
      // A project of its own that measures, and holds what it measures.
      if ["benchmark", "benchmarks"].contains(folder.lowercased()),
        moduleFolders.contains(file.path[...folder.endIndex])
      {
        return false
      }
    }
    return true
  }
}

extension String {
  /// Where a path holds a folder of this name, the last one.
  fileprivate func range(ofComponent name: String) -> Range<Index>? {
    let found = split(separator: "/").dropLast().last { $0 == name }
    return found.map { $0.startIndex..<$0.endIndex }
  }
}
