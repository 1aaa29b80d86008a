internal import Foundation

/// The paths below a root that matter, from the root, not yet looked at.
struct FileListing {
  /// Files called `*.swift`, manifests included.
  var swift: [String] = []
  /// `project.pbxproj` files.
  var xcodeProjects: [String] = []
  /// `contents` and `.xccurrentversion` files of Core Data models.
  var models: [String] = []
  var warnings = WarningList()
  /// Whether git made the list.
  var isFromGit = false

  /// Lists `root`: what git knows in a git tree, else all there is.
  init(of root: String, git: GitListing = GitListing()) throws(CodebaseListingFailure) {
    if FileListing.isInGitTree(root) {
      if let data = git.paths(endingIn: FileListing.suffixes, in: root) {
        add(data)
        isFromGit = true
      } else {
        warnings.add("git could not list the files of '\(root)': ignored files are read too")
      }
    }
    if swift.isEmpty {
      isFromGit = false
      try walk(root)
    }
    swift = FileListing.sorted(swift)
    xcodeProjects = FileListing.sorted(xcodeProjects)
    models = FileListing.sorted(models)
  }

  private static func sorted(_ paths: [String]) -> [String] {
    var result: [String] = []
    result.reserveCapacity(paths.count)
    for path in paths.sorted() where path != result.last { result.append(path) }
    return result
  }

  private static func isInGitTree(_ root: String) -> Bool {
    var folder: String? = root
    while let current = folder {
      if pathKind(RelativePath.absolute(".git", in: current)) != nil { return true }
      folder = current == "/" ? nil : RelativePath.parent(of: current).map { $0.isEmpty ? "/" : $0 }
    }
    return false
  }

  /// Adds the NUL-ended paths that git printed.
  private mutating func add(_ data: Data) {
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count && bytes[end] != 0 { end += 1 }
        let path = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
        start = end + 1
        guard let text = String(validating: path, as: UTF8.self) else {
          warnings.skip(String(decoding: path, as: UTF8.self), because: Skip.nameIsNotText)
          continue
        }
        let folders = text.split(separator: "/").dropLast()
        if !folders.contains(where: { FileListing.isPruned($0) }) { add(text) }
      }
    }
  }

  private static let suffixes = [
    ".swift", ".xcodeproj/project.pbxproj", ".xcdatamodel/contents", "/.xccurrentversion",
  ]

  /// Files a path under what it is; what is none of these is dropped.
  private mutating func add(_ path: String) {
    if path.hasSuffix(FileListing.suffixes[0]) {
      if !path.hasSuffix(".generated.swift") { swift.append(path) }
    } else if path.hasSuffix(FileListing.suffixes[1]) {
      xcodeProjects.append(path)
    } else if FileListing.suffixes[2...].contains(where: { path.hasSuffix($0) }) {
      models.append(path)
    }
  }

  /// Walks the folders; links to folders are not followed, so no loop can arise.
  private mutating func walk(_ root: String) throws(CodebaseListingFailure) {
    var pending = [""]
    while let folder = pending.popLast() {
      guard let entries = folderEntries(of: RelativePath.absolute(folder, in: root)) else {
        let cause = lastSystemError()
        if folder.isEmpty { throw CodebaseListingFailure(cause: cause) }
        warnings.skip(folder, because: "the folder cannot be read: \(cause)")
        continue
      }
      for entry in entries {
        guard let name = entry.name else {
          warnings.skip(folder.isEmpty ? "?" : folder + "/?", because: Skip.nameIsNotText)
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

  /// Whether a folder of that name holds nothing of the project's own code.
  static func isPruned(_ name: Substring) -> Bool {
    prunedFolders.contains(name) || name.hasSuffix(".xcassets") || name.hasSuffix(".xctemplate")
  }
}

/// The root folder itself cannot be listed; `cause` in the system's words.
struct CodebaseListingFailure: Error {
  var cause: String
}

/// Why a file is left out, in the reader's words.
enum Skip {
  static let nameIsNotText = "its name is not valid UTF-8"
  static let isNotText = "it is not text"
  static let isNotAFile = "it is not a file"
  static let isTooDeep = "it nests too deep to be parsed"
  static let isTooLarge = "it is larger than 64 MB"
  static let leadsNowhere = "it links to a file that is not there"
}
