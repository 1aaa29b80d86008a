package import StrataCode

/// Decides which modules compile which files.
package struct ModuleAssignment {
  /// The targets of all projects, then the folders that stand for a module.
  package private(set) var modules: [Module]
  private var filesByPath: [String: [Int]] = [:]
  private var claimsByFolder: [String: [(module: Int, claim: FolderClaim)]] = [:]
  private let packageFolders: Set<String>
  private let projectFolders: Set<String>
  /// Modules of pods: a specification counts where no project says who compiles a file.
  private var pods: Set<Int> = []
  private var folderModules: [String: Int] = [:]
  private let rootName: String

  /// Assigns by what `projects` say; `paths` are all files, also under other names.
  package init(_ projects: [ProjectDescription], paths: [String], rootName: String) {
    self.rootName = rootName
    modules = projects.flatMap { $0.targets.map(\.module) }
    packageFolders = Set(projects.lazy.filter { $0.kind == "swiftpm" }.map(\.folder))
    projectFolders = Set(projects.map(\.folder))
    let spelling = PathSpelling(paths)
    var index = 0
    for project in projects {
      for target in project.targets {
        for file in target.files {
          filesByPath[spelling.file(file), default: []].append(index)
        }
        for claim in target.folders {
          claimsByFolder[spelling.folder(claim.folder), default: []].append((index, claim))
        }
        if project.kind == "cocoapods" { pods.insert(index) }
        index += 1
      }
    }
  }

  /// The indices of the modules that compile the file known by `names`, the first its path.
  package mutating func modules(of names: [String]) -> [Int] {
    var found: Set<Int> = []
    for name in names {
      found.formUnion(filesByPath[name] ?? [])
      found.formUnion(folderClaims(on: name))
    }
    let built = found.subtracting(pods)
    if !built.isEmpty { found = built }
    if !found.isEmpty { return found.sorted() }
    return names.first.map { [folderModule(of: $0)] } ?? []
  }

  private func folderClaims(on path: String) -> [Int] {
    var found: [Int] = []
    var isTaken = false
    // Most folders are claimed by nobody.
    var known: SplitPath?
    var next = RelativePath.parent(of: path)
    while let folder = next {
      var isTakenHere = false
      for (module, claim) in claimsByFolder[folder] ?? [] {
        let split = known ?? SplitPath(path)
        known = split
        if claim.isExclusive && isTaken || !claim.takes(split) { continue }
        found.append(module)
        isTakenHere = isTakenHere || claim.isExclusive
      }
      isTaken = isTaken || isTakenHere
      // What lies in a nested package is no business of the folders around it.
      if packageFolders.contains(folder) { break }
      next = RelativePath.parent(of: folder)
    }
    return found
  }

  private mutating func folderModule(of path: String) -> Int {
    var folder = RelativePath.parent(of: path) ?? ""
    while !projectFolders.contains(folder), let parent = RelativePath.parent(of: folder) {
      folder = parent
    }
    if let known = folderModules[folder] { return known }
    let name = folder.isEmpty ? rootName : RelativePath.name(of: folder)
    modules.append(
      Module(name: Module.identifier(for: name), kind: .folder, manifest: "", folder: folder))
    folderModules[folder] = modules.count - 1
    return modules.count - 1
  }
}

/// Finds paths that a manifest spells with other capitals than the disk.
private struct PathSpelling {
  private let files: Set<String>
  private var folders: Set<String> = []
  private var spellings: [String: String] = [:]

  init(_ paths: [String]) {
    files = Set(paths)
    for path in paths {
      spellings[path.lowercased()] = path
      var folder = RelativePath.parent(of: path)
      while let current = folder, folders.insert(current).inserted {
        spellings[current.lowercased()] = current
        folder = RelativePath.parent(of: current)
      }
    }
  }

  func file(_ path: String) -> String {
    files.contains(path) ? path : spellings[path.lowercased()] ?? path
  }

  func folder(_ path: String) -> String {
    folders.contains(path) ? path : spellings[path.lowercased()] ?? path
  }
}
