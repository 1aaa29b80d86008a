internal import StrataCode
internal import StrataFeatures

/// The Swift files that are really there, each once.
struct SourceEntries {
  /// One file that can be opened.
  struct Entry {
    var path: String
    /// In bytes; nil for a file of a commit.
    var size: Int?
    /// What the content is called, if that is known without reading it.
    var id: ContentID?
    /// Whether it is there for later runs, too.
    var isSaved = true
    /// What the file looked like before it was read; nil where that says nothing.
    var stamp: FileStamp?
  }

  /// Sorted by path.
  private(set) var entries: [Entry] = []
  /// Links to files of the list: the other paths under which a file is known.
  private(set) var aliases: [String: [String]] = [:]

  /// Looks at each listed path; what is gone or leads outside the root is left out.
  init(_ listing: FileListing, in root: String, warnings: inout WarningList) {
    entries.reserveCapacity(listing.swift.count)
    var links: [String] = []
    for path in listing.swift {
      let known = listing.known[path]
      let seen =
        known?.seen ?? look(at: RelativePath.absolute(path, in: root), followingLinks: false)
      switch seen?.kind {
      case .file(let size):
        let id = known.flatMap { known in
          seen.flatMap { listing.id(of: known, whenLike: $0.stamp) }
        }
        entries.append(Entry(path: path, size: size, id: id, stamp: seen?.stamp))
      case .link: links.append(path)
      case .folder, .other: warnings.skip(path, because: SkipReason.isNotAFile)
      case nil:
        // Git also lists what was deleted.
        if listing.isFromGit && lastErrorIsMissing() { continue }
        warnings.skip(path, because: SkipReason.isUnreadable(lastSystemError()))
      }
    }
    if links.isEmpty { return }
    var known = Set(entries.map(\.path))
    for link in links {
      guard let target = resolvedPath(RelativePath.absolute(link, in: root)) else {
        warnings.skip(link, because: SkipReason.leadsNowhere)
        continue
      }
      guard let path = RelativePath.make(target, from: root) else {
        warnings.skip(link, because: SkipReason.leadsOut)
        continue
      }
      if known.contains(path) {
        aliases[path, default: []].append(link)
      } else if case .file(let size) = pathKind(target) {
        if FileListing.prunedFolder(of: path) != nil {
          warnings.skip(link, .vendored, because: SkipReason.isVendored)
          continue
        }
        // The target itself is not listed: the first link stands for it.
        known.insert(path)
        entries.append(Entry(path: link, size: size))
      } else {
        warnings.skip(link, because: SkipReason.isNotAFile)
      }
    }
    entries.sort { $0.path < $1.path }
  }

  /// The files of a commit.
  init(_ listing: FileListing, in tree: CommitTree) {
    entries.reserveCapacity(listing.swift.count)
    var links: [String] = []
    for path in listing.swift {
      guard let file = tree.file(at: path) else { continue }
      if file.isLink {
        links.append(path)
      } else {
        entries.append(Entry(path: path, size: nil, id: tree.id(of: file)))
      }
    }
    if links.isEmpty { return }
    var known = Set(entries.map(\.path))
    for path in links {
      guard let target = tree.target(of: path) else { continue }
      if known.contains(target) {
        aliases[target, default: []].append(path)
      } else if FileListing.prunedFolder(of: target) == nil {
        known.insert(target)
        let id = tree.file(at: target).flatMap { tree.id(of: $0) }
        entries.append(Entry(path: path, size: nil, id: id))
      }
    }
    entries.sort { $0.path < $1.path }
  }

  /// The paths at which an overlay puts something and nothing is.
  func missing(_ overlay: Overlay) -> [String] {
    overlay.files.keys.filter { index(of: $0) == nil }.sorted()
  }

  /// The index of the entry with a path.
  private func index(of path: String) -> Int? {
    let index = entries.partitioningIndex { $0.path >= path }
    return index < entries.count && entries[index].path == path ? index : nil
  }

  /// Puts entries in the place of those at some paths.
  mutating func lay(_ others: [Entry], over paths: Set<String>) {
    for path in paths { aliases[path] = nil }
    let places = others.map { index(of: $0.path) }
    if others.count == paths.count, places.allSatisfy({ $0 != nil }) {
      for (place, entry) in zip(places.compactMap(\.self), others) { entries[place] = entry }
      return
    }
    entries.removeAll { paths.contains($0.path) }
    entries += others
    entries.sort { $0.path < $1.path }
  }

  /// Reads the files of which git does not tell what their content is called, unless that was done
  /// since the tree was listed, or by an earlier run.
  mutating func identify(in tree: SourceTree, jobs: Int, after earlier: (any EntryMemory)? = nil) {
    var unknown = entries.indices.filter { entries[$0].id == nil }
    if let known = tree.identified {
      let saved = unknown.filter { entries[$0].isSaved }
      for (index, id) in zip(saved, known.ids(of: saved.map { entries[$0].path })) {
        entries[index].id = id
      }
      unknown.removeAll { entries[$0].id != nil }
    }
    recall(unknown, from: earlier)
    let unread = unknown.filter { entries[$0].id == nil }
    let paths = unread.map { entries[$0].path }
    let ids = DeepThreads.map(count: paths.count, jobs: jobs) {
      (try? tree.files.read(paths[$0])).map { ContentID(of: $0, by: tree.listing.hash) }
    }
    for (index, id) in zip(unread, ids) { entries[index].id = id }
    if unread.count >= Self.fewestRemembered { earlier?.keep(entries) }
    // What an overlay puts there is nowhere else.
    tree.identified?.note(
      unknown.compactMap { index in
        let entry = entries[index]
        return entry.isSaved ? entry.id.map { (entry.path, $0) } : nil
      })
  }

  /// Fewer files are read sooner than it is looked up what they are called.
  static let fewestRemembered = 16

  /// Calls files what an earlier run called them that look as they did then, if they are many.
  private mutating func recall(_ unknown: [Int], from earlier: (any EntryMemory)?) {
    guard let earlier, unknown.count >= Self.fewestRemembered else { return }
    let ids = earlier.ids(of: entries)
    for index in unknown { entries[index].id = ids[index] }
  }

  /// Calls files what they were called when they were read.
  mutating func rename(by files: [ReadFile]) {
    var next = files[...]
    for index in entries.indices where entries[index].path == next.first?.path {
      entries[index].id = next.removeFirst().id
    }
  }

  /// Whether the contents of all entries are called what those of the same entries are called.
  func areCalled(like others: SourceEntries) -> Bool {
    entries.elementsEqual(others.entries) { $0.id == $1.id }
  }

  /// Leaves out the entries that `isUnwanted`.
  mutating func removeAll(where isUnwanted: (Entry) -> Bool) {
    entries.removeAll(where: isUnwanted)
  }
}
