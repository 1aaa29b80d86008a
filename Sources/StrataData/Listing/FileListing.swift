internal import Foundation
internal import StrataCode
internal import StrataFeatures

/// The paths below a root that matter, from the root, not yet looked at.
struct FileListing {
  /// Files called `*.swift`, manifests included.
  var swift: [String] = []
  /// `project.pbxproj` files.
  var xcodeProjects: [String] = []
  /// XcodeGen's `project.yml` and CocoaPods' specifications.
  var descriptions: [String] = []
  /// `contents` and `.xccurrentversion` files of Core Data models.
  var models: [String] = []
  var warnings = WarningList()
  /// How many Swift files git knows in folders for other people's code, by the path of the folder.
  var vendored: [String: Int] = [:]
  /// Whether git made the list.
  var isFromGit = false
  /// The hash by which git names contents.
  var hash = ContentID.Hash.sha1
  /// What git holds of the files that it knows.
  var known: [String: KnownFile] = [:]
  /// When git last wrote down what it holds.
  private var heldSince: FileStamp.Moment?

  /// A file of which git holds a content.
  struct KnownFile {
    var held: GitEntry.Held
    /// What lies there, looked at as soon as git named it; nil if that is nothing.
    var seen: (kind: PathKind, stamp: FileStamp)?
  }

  private init() {}

  /// Lists `root`: what git knows in a git tree, else all there is.
  init(of root: String, git: GitListing = GitListing()) throws(CodebaseListingFailure) {
    do {
      if let tree = try GitTree(around: root)?.root {
        heldSince = GitIndexTime.read(ofTree: tree)
        try git.entries(endingIn: FileListing.suffixes, in: root, ofTree: tree) {
          add($0, in: root)
        }
        isFromGit = true
        // Where git knows no Swift file everything is read, submodules too.
        if !swift.isEmpty { leaveOutSubmodules(of: tree, in: root, git) }
      }
    } catch {
      self = FileListing()
      warnings.add(
        Phrase(
          """
          git could not list the files of '\(root)', so ignored files are read too: \(error.cause)
          """,
          zh: "git 无法列出 '\(root)' 的文件，因此被忽略的文件也会读取：\(error.cause)"))
    }
    if swift.isEmpty {
      isFromGit = false
      try walk(root)
    }
    sort()
  }

  /// What git calls the content of a file that looks as it did when git wrote down what it holds, and
  /// was not changed since or in the same moment.
  func id(of path: String, whenLike stamp: FileStamp) -> ContentID? {
    known[path].flatMap { id(of: $0, whenLike: stamp) }
  }

  /// The same of what is known of a file.
  func id(of file: KnownFile, whenLike stamp: FileStamp) -> ContentID? {
    guard let heldSince, file.held.stamp == stamp, stamp.modified < heldSince else { return nil }
    return file.held.id
  }

  /// Lists the files of a commit.
  init(of tree: CommitTree) {
    for (path, file) in tree.files(endingLikeOneOf: FileListing.suffixes) {
      if let folder = FileListing.prunedFolder(of: path) {
        if path.hasSuffix(FileListing.suffixes[0]) { vendored[folder, default: 0] += 1 }
        continue
      }
      hash = ContentID.Hash(digits: tree.digits(of: file).count)
      add(path)
    }
    sort()
  }

  /// Puts all in order, each once.
  mutating func sort() {
    for (folder, files) in vendored {
      let isTemplate = folder.hasSuffix(".xctemplate")
      warnings.skip(
        folder, isTemplate ? .template : .vendored,
        because: isTemplate ? SkipReason.isTemplate : SkipReason.isVendored, files: files)
    }
    swift = FileListing.sorted(swift)
    xcodeProjects = FileListing.sorted(xcodeProjects)
    descriptions = FileListing.sorted(descriptions)
    models = FileListing.sorted(models)
  }

  private static func sorted(_ paths: [String]) -> [String] {
    var result: [String] = []
    result.reserveCapacity(paths.count)
    // Git sorts as Swift does, as long as all is ASCII.
    let isSorted = zip(paths, paths.dropFirst()).allSatisfy { $0 < $1 }
    if isSorted { return paths }
    for path in paths.sorted() where path != result.last { result.append(path) }
    return result
  }

  /// Git lists nothing of what a submodule holds.
  private mutating func leaveOutSubmodules(of tree: String, in root: String, _ git: GitListing) {
    guard pathKind(RelativePath.absolute(".gitmodules", in: tree)) != nil,
      let submodules = try? git.submodules(in: root)
    else { return }
    for path in Set(submodules) {
      swift.removeAll { $0 == path }
      if path.split(separator: "/").contains(where: { FileListing.isPruned($0) }) { continue }
      let folder = RelativePath.absolute(path, in: root)
      if folderEntries(of: folder)?.isEmpty ?? true {
        warnings.skip(path, .submodule, because: SkipReason.isNotCheckedOut)
      } else if FileListing.holdsSwift(folder) {
        warnings.skip(path, .submodule, because: SkipReason.isSubmodule)
      }
    }
  }

  /// Whether there is a Swift file in the first thousand folders of a folder.
  private static func holdsSwift(_ root: String) -> Bool {
    var pending = [root]
    var looked = 0
    while looked < min(pending.count, 1_000) {
      let folder = pending[looked]
      looked += 1
      for entry in folderEntries(of: folder) ?? [] {
        guard let name = entry.name else { continue }
        if case .folder = entry.kind {
          if !isPruned(name[...]) { pending.append(folder + "/" + name) }
        } else if name.hasSuffix(suffixes[0]) {
          return true
        }
      }
    }
    return pending.count > looked
  }

  static let suffixes = [
    ".swift", ".xcodeproj/project.pbxproj", ".xcdatamodel/contents", "/.xccurrentversion",
    "project.yml", "project.yaml", ".podspec", ".podspec.json", ".strata.yml", ".strata.yaml",
  ]

  /// Files a path under what it is; what is none of these is dropped.
  mutating func add(_ path: String) {
    if path.hasSuffix(FileListing.suffixes[0]) {
      if path.hasSuffix(".generated.swift") {
        warnings.skip(path, .generated, because: SkipReason.isGenerated)
      } else {
        swift.append(path)
      }
    } else if path.hasSuffix(FileListing.suffixes[1]) {
      xcodeProjects.append(path)
    } else if DescriptionFiles.isDescription(path) {
      descriptions.append(path)
    } else if FileListing.suffixes[2...3].contains(where: { path.hasSuffix($0) }) {
      models.append(path)
    } else if [".strata.yml", ".strata.yaml"].contains(RelativePath.name(of: path)),
      path != Settings.fileName
    {
      warnings.add(
        Phrase(
          """
          '\(path)' is not read: a project's settings are '\(Settings.fileName)' in its root; \
          --config names another file
          """,
          zh: """
            不读取 '\(path)'：项目的设置是根目录中的 '\(Settings.fileName)'；用 --config 指定其他文件
            """))
    }
  }

  /// Walks the folders; links to folders are not followed, so no loop can arise.
  private mutating func walk(_ root: String) throws(CodebaseListingFailure) {
    var pending = [""]
    while let folder = pending.popLast() {
      guard let entries = folderEntries(of: RelativePath.absolute(folder, in: root)) else {
        let cause = lastSystemError()
        if folder.isEmpty { throw CodebaseListingFailure(cause: cause) }
        warnings.skip(
          folder,
          because: Phrase("the folder cannot be read: \(cause)", zh: "无法读取这个文件夹：\(cause)"))
        continue
      }
      for entry in entries {
        guard let name = entry.name else {
          warnings.skip(folder.isEmpty ? "?" : folder + "/?", because: SkipReason.nameIsNotText)
          continue
        }
        let path = folder.isEmpty ? name : folder + "/" + name
        if case .folder = entry.kind {
          if !FileListing.isPruned(name[...]) { pending.append(path) }
        } else {
          add(path)
        }
      }
    }
  }

  private static let prunedFolders: Set<Substring> = [
    ".git", ".build", ".swiftpm", "DerivedData", "Pods", "Carthage", "SourcePackages",
    "node_modules", "checkouts",
  ]

  /// The outermost such folder that a file lies in; nil if it lies in none.
  static func prunedFolder(of path: String) -> String? {
    var path = path
    return path.withUTF8 { bytes in
      var start = 0
      for end in bytes.indices where bytes[end] == UInt8(ascii: "/") {
        let name = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if mayBePruned(name), isPruned(Substring(decoding: name, as: UTF8.self)) {
          return String(decoding: bytes[..<end], as: UTF8.self)
        }
        start = end + 1
      }
      return nil
    }
  }

  /// Told by its length and two bytes, which spares most names a closer look.
  private static func mayBePruned(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = name.first, let last = name.last else { return false }
    return lengths.contains(name.count) && firstBytes.contains(first)
      || last == UInt8(ascii: "s") || last == UInt8(ascii: "e")
  }

  private static let firstBytes = Set(prunedFolders.compactMap(\.utf8.first))
  private static let lengths = Set(prunedFolders.map(\.utf8.count))

  /// Whether a folder of that name holds nothing of the project's own code.
  static func isPruned(_ name: Substring) -> Bool {
    prunedFolders.contains(name) || name.hasSuffix(".xcassets") || name.hasSuffix(".xctemplate")
  }
}

/// The root folder itself cannot be listed; `cause` in the system's words.
struct CodebaseListingFailure: Error {
  var cause: Phrase
}
