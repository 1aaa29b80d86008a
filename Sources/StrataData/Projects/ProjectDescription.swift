internal import StrataDomain

/// What one manifest says about the code around it.
package struct ProjectDescription: Sendable, Equatable {
  /// `swiftpm` or `xcode`, as in `Workspace.kinds`.
  var kind: String
  /// The manifest's folder from the root.
  var folder: String
  var targets: [TargetDescription] = []
  var warnings: [String] = []
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
  /// A package's claim yields to one further down; those of Xcode targets add up.
  var isExclusive: Bool

  /// Whether the claim takes a file that lies below its folder.
  func takes(_ path: String) -> Bool {
    if RelativePath.isCovered(path, by: excluded) { return false }
    return only.map { RelativePath.isCovered(path, by: $0) } ?? true
  }
}
