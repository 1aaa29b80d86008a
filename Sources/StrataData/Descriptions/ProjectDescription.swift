package import StrataCode

/// What one manifest says about the code around it.
package struct ProjectDescription: Sendable, Equatable {
  /// `swiftpm`, `xcode`, `tuist`, `xcodegen` or `cocoapods`, as in `Workspace.kinds`.
  package var kind: String
  /// The manifest's folder from the root.
  var folder: String
  var targets: [TargetDescription] = []
  package var warnings: [Phrase] = []
  /// What only running the manifest would tell.
  package var gap: ManifestGap?
  /// Where the manifest holds a merge marker; nil where it holds none.
  var unmerged: UnmergedManifest?
}

/// A target and the files it compiles.
struct TargetDescription: Sendable, Equatable {
  var module: Module
  /// Folders of which the target takes the Swift files.
  var folders: [FolderClaim] = []
  /// Single files from the root.
  var files: [String] = []
  /// How many folders and patterns it may still name: each is compared with every file.
  private(set) var patternsLeft = TargetDescription.patternLimit
  /// Whether it names more.
  private(set) var isCut = false

  /// How many folders and patterns one target may name.
  static let patternLimit = 500
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
  func takes(_ path: SplitPath) -> Bool {
    if RelativePath.isCovered(path.text, by: excluded) { return false }
    if !patterns.isEmpty && !patterns.contains(where: { $0.matches(path) }) { return false }
    if excludedPatterns.contains(where: { $0.covers(path) }) { return false }
    return only.map { RelativePath.isCovered(path.text, by: $0) } ?? true
  }
}

extension TargetDescription {
  /// Takes the files that a pattern means, seen from `folder`, without those of other patterns.
  mutating func take(_ text: String, in folder: String, except excluded: [PathPattern] = []) {
    if excluded.count > TargetDescription.patternLimit { isCut = true }
    noteCut(of: excluded)
    let excluded = Array(excluded.prefix(TargetDescription.patternLimit))
    let patterns = PathPattern.all(text, in: folder)
    noteCut(of: patterns)
    for pattern in patterns where !pattern.isForOtherLanguages {
      if !pattern.hasWildcard && pattern.folder.hasSuffix(".swift") {
        let path = SplitPath(pattern.folder)
        if !excluded.contains(where: { $0.covers(path) }) { files.append(pattern.folder) }
        continue
      }
      let isFolder = pattern.takesAll || !pattern.hasWildcard
      take(
        FolderClaim(
          folder: pattern.folder, patterns: isFolder ? [] : [pattern], excludedPatterns: excluded,
          isExclusive: false))
    }
  }

  /// Notes it if texts stand for more patterns than were made of them.
  mutating func noteCut(of patterns: [PathPattern]) {
    if patterns.contains(where: \.isOneOfTooMany) { isCut = true }
  }

  /// Takes a folder's files, unless the target names too many folders and patterns already; what
  /// is excluded counts once for each exclusion that is not the last claim's too.
  mutating func take(_ claim: FolderClaim) {
    guard patternsLeft > 0 else {
      isCut = true
      return
    }
    var claim = claim
    let isShared = claim.excludedPatterns == folders.last?.excludedPatterns
    let excluded = isShared ? 0 : claim.excludedPatterns.count
    if max(excluded, claim.patterns.count) > patternsLeft {
      claim.excludedPatterns = Array(claim.excludedPatterns.prefix(patternsLeft))
      claim.patterns = Array(claim.patterns.prefix(patternsLeft))
      isCut = true
    }
    patternsLeft = max(0, patternsLeft - max(1, claim.patterns.count) - excluded)
    folders.append(claim)
  }
}

extension ProjectDescription {
  /// That a manifest is no right Swift.
  static func broken(_ path: String) -> Phrase {
    Phrase(
      "'\(path)' has syntax errors: what is left of it says which targets there are",
      zh: "'\(path)' 有语法错误：按其余部分判断有哪些 target")
  }

  /// That a manifest is not read to its end.
  static func intricate(_ path: String) -> Phrase {
    Phrase(
      "'\(path)' is too intricate to be read to its end: targets or dependencies may be missing",
      zh: "'\(path)' 过于复杂，无法读到末尾：可能缺少 target 或依赖")
  }

  /// Warns once if targets of the manifest at `path` name more than is read.
  mutating func warnOfLongLists(at path: String) {
    guard let target = targets.first(where: \.isCut) else { return }
    warnings.append(
      Phrase(
        """
        '\(path)' names more folders and patterns than are read, first for the target \
        '\(target.module.name)': sources may be missing
        """,
        zh: """
          '\(path)' 列出的文件夹和模式多于读取的上限，最先超出的是 target '\(target.module.name)'：可能缺少源文件
          """))
  }
}
