/// What the folders below a root look like, so that a change shows without reading a file.
struct TreeGlance {
  /// A folder with the files in it that matter.
  fileprivate struct Folder {
    var path: String
    var stamp: FileStamp?
    var files: [String] = []
    var stamps: [FileStamp?] = []
    var folders: Set<String> = []
  }

  private let root: String
  /// By path.
  private var folders: [String: Folder] = [:]
  /// What lies elsewhere and has a say, by its absolute path.
  private var others: [String: FileStamp?]

  /// How many files and folders are looked at.
  var count: Int { folders.values.reduce(folders.count) { $0 + $1.files.count } }

  /// A first look at a root, and at files elsewhere that have a say.
  init(of root: String, and others: [String] = []) {
    self.root = root
    self.others = Dictionary(
      others.map { ($0, FileStamp(of: $0)) }, uniquingKeysWith: { first, _ in first })
    open(root)
  }

  /// Whether the file at an absolute path is looked at.
  func sees(_ path: String) -> Bool {
    folders[RelativePath.folder(of: path)]?.files.contains(path) ?? false
  }

  /// When anything that is looked at was changed last.
  var newestChange: FileStamp.Moment? {
    let seen = folders.values.flatMap { [$0.stamp] + $0.stamps }
    return (seen + Array(others.values)).compactMap { $0?.changed }.max()
  }

  /// Looks again, and notes what there is; whether anything that matters is another than before.
  mutating func look() -> Bool {
    var isChanged = false
    for (path, old) in others {
      let new = FileStamp(of: path)
      if new != old {
        others[path] = new
        isChanged = true
      }
    }
    let known = Array(folders.values)
    for (folder, seen) in zip(known, Self.look(at: known)) {
      // Gone with the folder around it.
      guard folders[folder.path] != nil else { continue }
      if seen.stamp != folder.stamp {
        if relist(folder) { isChanged = true }
      } else if seen.stamps != folder.stamps {
        folders[folder.path]?.stamps = seen.stamps
        isChanged = true
      }
    }
    return isChanged
  }

  /// What folders, and the files in those that look as before, look like now: the kernel takes a while
  /// over many.
  private static func look(at folders: [Folder]) -> [Seen] {
    let stretch = 16
    let seen = DeepThreads.map(
      count: (folders.count + stretch - 1) / stretch, jobs: DeepThreads.cores
    ) { turn in
      folders[turn * stretch..<min(folders.count, (turn + 1) * stretch)].map { folder in
        let stamp = FileStamp(of: folder.path)
        return Seen(
          stamp: stamp, stamps: stamp == folder.stamp ? folder.files.map(Folder.stamp) : [])
      }
    }
    return Array(seen.joined())
  }

  /// What a folder and its files look like.
  private struct Seen {
    var stamp: FileStamp?
    var stamps: [FileStamp?]
  }

  /// Lists a folder anew; whether it holds other files that matter, or other folders.
  private mutating func relist(_ old: Folder) -> Bool {
    guard let new = Folder(at: old.path) else {
      close(old.path)
      // The root may come back.
      if old.path == root { folders[root] = Folder(path: root) }
      return true
    }
    for path in old.folders.subtracting(new.folders) { close(path) }
    folders[old.path] = new
    for path in new.folders.subtracting(old.folders) { open(path) }
    return old.files != new.files || old.stamps != new.stamps || old.folders != new.folders
  }

  private mutating func open(_ path: String) {
    var pending = [path]
    while let path = pending.popLast() {
      guard let folder = Folder(at: path) else { continue }
      folders[path] = folder
      pending += folder.folders
    }
  }

  private mutating func close(_ path: String) {
    var pending = [path]
    while let path = pending.popLast() {
      if let folder = folders.removeValue(forKey: path) { pending += folder.folders }
    }
  }
}

extension TreeGlance.Folder {
  /// The folder at a path as it is now; nil if it cannot be read.
  fileprivate init?(at path: String) {
    // Looked at first, so that what is added meanwhile shows the next time.
    guard let stamp = FileStamp(of: path), let entries = folderEntries(of: path) else { return nil }
    self.path = path
    self.stamp = stamp
    for entry in entries {
      guard let name = entry.name else { continue }
      if case .folder = entry.kind {
        if !FileListing.isPruned(name[...]) { folders.insert(path + "/" + name) }
      } else if Self.matters(name) {
        files.append(path + "/" + name)
      }
    }
    files.sort()
    stamps = files.map(Self.stamp)
  }

  /// What a file looks like now.
  fileprivate static func stamp(of file: String) -> FileStamp? {
    StrataData.look(at: file, followingLinks: true)?.stamp
  }

  /// Whether a file of that name may have a say in what is found.
  private static func matters(_ name: String) -> Bool {
    let suffixes = [
      ".swift", ".pbxproj", ".xcconfig", ".yml", ".yaml", ".podspec", ".podspec.json", ".gitignore",
      ".gitmodules", ".xccurrentversion",
    ]
    return name == "contents" || suffixes.contains { name.hasSuffix($0) }
  }
}
