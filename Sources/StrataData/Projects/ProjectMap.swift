internal import StrataCode

/// What the manifests of a code base say of its files.
struct ProjectMap: Equatable {
  /// The kinds of project, as in `Workspace.kinds`.
  var kinds: [String] = []
  var modules: [Module] = []
  /// By path of a Swift file: the modules that compile it. Manifests are not among them.
  var modulesOfFiles: [String: [Int]] = [:]
  /// The Core Data model by the class that is generated from it.
  var generatedClasses: [String: String] = [:]
  /// Manifests that hold merge markers, sorted by path.
  var unmerged: [UnmergedManifest] = []
  var warnings: [Phrase] = []
  /// Names all of it, once it is known.
  var id: ContentID?
}

extension ProjectMap {
  /// The same where files that no project lists, because they are not there yet, go with those beside
  /// them: whoever makes one adds it to their target.
  func adopting(_ new: [String]) -> ProjectMap {
    func isListed(_ path: String) -> Bool {
      modulesOfFiles[path]?.contains { modules[$0].manifest.hasSuffix(".pbxproj") } ?? false
    }
    var map = self
    for path in new {
      // What a package or another manifest compiles needs no list.
      guard let own = modulesOfFiles[path], own.allSatisfy({ modules[$0].kind == .folder })
      else { continue }
      var folder = RelativePath.parent(of: path)
      while let around = folder, !around.isEmpty {
        let beside = modulesOfFiles.keys.filter { $0.hasPrefix(around + "/") && isListed($0) }
        if let first = beside.min() {
          map.modulesOfFiles[path] = modulesOfFiles[first]
          break
        }
        folder = RelativePath.parent(of: around)
      }
    }
    return map
  }

  /// The code base: the files with the modules that compile them.
  func workspace(of files: [ReadFile], root: String) -> Workspace {
    var workspace = Workspace(
      root: root, kinds: kinds, modules: modules,
      files: files.compactMap { file in
        modulesOfFiles[file.path].map {
          SourceFile(path: file.path, modules: $0, facts: file.facts)
        }
      },
      generatedClasses: generatedClasses)
    workspace.unmerged = unmerged
    return workspace
  }
}
