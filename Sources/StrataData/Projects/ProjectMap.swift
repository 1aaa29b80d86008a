internal import StrataDomain

/// What the manifests of a code base say of its files.
struct ProjectMap: Equatable {
  /// The kinds of project, as in `Workspace.kinds`.
  var kinds: [String] = []
  var modules: [Module] = []
  /// By path of a Swift file: the modules that compile it. Manifests are not among them.
  var modulesOfFiles: [String: [Int]] = [:]
  /// The Core Data model by the class that is generated from it.
  var generatedClasses: [String: String] = [:]
  var warnings: [String] = []
}

extension ProjectMap {
  /// The code base: the files with the modules that compile them.
  func workspace(of files: [FactReading.File], root: String) -> Workspace {
    Workspace(
      root: root, kinds: kinds, modules: modules,
      files: files.map {
        SourceFile(path: $0.path, modules: modulesOfFiles[$0.path] ?? [], facts: $0.facts)
      },
      generatedClasses: generatedClasses)
  }
}
