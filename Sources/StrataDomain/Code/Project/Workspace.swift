/// A code base as read from the disk, before anything is concluded from it.
package struct Workspace: Sendable, Equatable {
  /// The absolute path of the project root.
  package var root: String
  /// The kinds of project found, sorted: `swiftpm`, `xcode`, `tuist`, `xcodegen`, `cocoapods`, `folder`.
  package var kinds: [String]
  package var modules: [Module]
  /// Sorted by path.
  package var files: [SourceFile]
  /// Class names that Core Data generates from models, with the model's path.
  package var generatedClasses: [String: String]
  /// What the compiler wrote down of the files while it built them, if that was asked for.
  package var index: CompilerIndex?
  /// What the project says of itself.
  package var settings = Settings()
  /// Swift files that settings exclude; sorted, from the root.
  package var excluded: [String] = []
  /// What is there and is not judged; sorted by path.
  package var skipped: [SkippedFile] = []
  /// Manifests that hold merge markers, so that what they say of files cannot be told; sorted by path.
  package var unmerged: [UnmergedManifest] = []
  /// What went wrong on the way and was stepped over, in the reader's words.
  package var warnings: [Phrase]

  package init(
    root: String, kinds: [String], modules: [Module], files: [SourceFile],
    generatedClasses: [String: String] = [:], warnings: [Phrase] = []
  ) {
    self.root = root
    self.kinds = kinds
    self.modules = modules
    self.files = files
    self.generatedClasses = generatedClasses
    self.warnings = warnings
  }
}

extension Workspace {
  /// The same with some of its files alone.
  package func part(_ paths: Set<String>) -> Workspace {
    var part = self
    part.files = files.filter { paths.contains($0.path) }
    return part
  }

  /// The same with other facts of some files, by their paths; nil if one of these is not there.
  package func holding(_ facts: [String: FileFacts]) -> Workspace? {
    var other = self
    for (path, facts) in facts {
      let index = files.partitioningIndex { $0.path >= path }
      guard index < files.count, files[index].path == path else { return nil }
      other.files[index].facts = facts
    }
    return other
  }
}
