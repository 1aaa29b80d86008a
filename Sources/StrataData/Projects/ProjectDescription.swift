internal import StrataDomain

/// What one manifest says about the code around it.
package struct ProjectDescription: Sendable, Equatable {
  /// `swiftpm`, `xcode`, `tuist`, `xcodegen` or `cocoapods`, as in `Workspace.kinds`.
  package var kind: String
  /// The manifest's folder from the root.
  var folder: String
  var targets: [TargetDescription] = []
  package var warnings: [String] = []
}

/// A target and the files it compiles.
struct TargetDescription: Sendable, Equatable {
  var module: Module
  /// Folders of which the target takes the Swift files.
  var folders: [FolderClaim] = []
  /// Single files from the root.
  var files: [String] = []
}

/// A folder of which a target takes the Swift files.
struct FolderClaim: Sendable, Equatable {
  var folder: String
  /// Files and folders below it that are left out.
  var excluded: Set<String> = []
  /// If given, only these files and folders below it are taken.
  var only: Set<String>?
  /// If given, only files that one of them means are taken.
  var patterns: [PathPattern] = []
  /// What they mean, and all below it, is left out.
  var excludedPatterns: [PathPattern] = []
  /// A package's claim yields to one further down; those of Xcode targets add up.
  var isExclusive: Bool

  /// Whether the claim takes a file that lies below its folder.
  func takes(_ path: String) -> Bool {
    if RelativePath.isCovered(path, by: excluded) { return false }
    if excludedPatterns.contains(where: { $0.covers(path) }) { return false }
    if !patterns.isEmpty && !patterns.contains(where: { $0.matches(path) }) { return false }
    return only.map { RelativePath.isCovered(path, by: $0) } ?? true
  }
}

extension TargetDescription {
  /// Takes the files that a pattern means, seen from `folder`, without those of other patterns.
  mutating func take(_ text: String, in folder: String, except excluded: [PathPattern] = []) {
    for pattern in PathPattern.all(text, in: folder) where !pattern.isForOtherLanguages {
      if !pattern.hasWildcard && pattern.folder.hasSuffix(".swift") {
        if !excluded.contains(where: { $0.covers(pattern.folder) }) { files.append(pattern.folder) }
        continue
      }
      let isFolder = pattern.takesAll || !pattern.hasWildcard
      let claim = FolderClaim(
        folder: pattern.folder, patterns: isFolder ? [] : [pattern], excludedPatterns: excluded,
        isExclusive: false)
      folders.append(claim)
    }
  }
}
