/// The Swift files that are really there, each once.
struct SourceEntries {
  /// One file that can be opened.
  struct Entry {
    var path: String
    /// In bytes.
    var size: Int
    /// What the content is called, if that is known without reading it.
    var id: ContentID?
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
      switch pathKind(RelativePath.absolute(path, in: root), followingLinks: false) {
      case .file(let size): entries.append(Entry(path: path, size: size, id: listing.ids[path]))
      case .link: links.append(path)
      case .folder, .other: warnings.skip(path, because: Skip.isNotAFile)
      case nil:
        // Git also lists what was deleted.
        if listing.isFromGit && lastErrorIsMissing() { continue }
        warnings.skip(path, because: "it cannot be read: \(lastSystemError())")
      }
    }
    if links.isEmpty { return }
    var known = Set(entries.map(\.path))
    for link in links {
      guard let target = resolvedPath(RelativePath.absolute(link, in: root)) else {
        warnings.skip(link, because: Skip.leadsNowhere)
        continue
      }
      guard let path = RelativePath.make(target, from: root) else { continue }
      if known.contains(path) {
        aliases[path, default: []].append(link)
      } else if case .file(let size) = pathKind(target) {
        if path.split(separator: "/").dropLast().contains(where: { FileListing.isPruned($0) }) {
          continue
        }
        // The target itself is not listed: the first link stands for it.
        known.insert(path)
        entries.append(Entry(path: link, size: size))
      } else {
        warnings.skip(link, because: Skip.isNotAFile)
      }
    }
    entries.sort { $0.path < $1.path }
  }

  /// Leaves out the entries that `isUnwanted`.
  mutating func removeAll(where isUnwanted: (Entry) -> Bool) {
    entries.removeAll(where: isUnwanted)
  }
}
