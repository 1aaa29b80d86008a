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
  var warnings: [Phrase] = []
  /// Names all of it, once it is known.
  var id: ContentID?
}

extension ProjectMap {
  /// The code base: the files with the modules that compile them.
  func workspace(of files: [ReadFile], root: String) -> Workspace {
    Workspace(
      root: root, kinds: kinds, modules: modules,
      files: files.compactMap { file in
        modulesOfFiles[file.path].map {
          SourceFile(path: file.path, modules: $0, facts: file.facts)
        }
      },
      generatedClasses: generatedClasses)
  }
}
