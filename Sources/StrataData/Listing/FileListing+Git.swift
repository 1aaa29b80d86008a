internal import Foundation
internal import StrataCode

extension FileListing {
  /// Adds entries of git.
  mutating func add(_ entries: GitListing.Entries, in root: String) {
    var held: [(path: String, held: GitEntry.Held)] = []
    var pruned = PrunedFolders()
    entries { entry in
      guard let path = String(validating: entry.path, as: UTF8.self) else {
        warnings.skip(
          String(decoding: entry.path, as: UTF8.self), because: SkipReason.nameIsNotText)
        return
      }
      if let folder = pruned.folder(of: path, entry.path) {
        if path.hasSuffix(FileListing.suffixes[0]) { vendored[folder, default: 0] += 1 }
        return
      }
      if let content = entry.held {
        hash = content.hash
        held.append((path, content))
      }
      add(path)
    }
    look(at: held, in: root)
  }

  /// Looks at the files of which git holds a content: the kernel takes a while over many.
  private mutating func look(at held: [(path: String, held: GitEntry.Held)], in root: String) {
    let stretch = 256
    let seen = DeepThreads.map(
      count: (held.count + stretch - 1) / stretch,
      jobs: DeepThreads.cores
    ) { [held] turn in
      held[turn * stretch..<min(held.count, (turn + 1) * stretch)].map {
        StrataData.look(at: RelativePath.absolute($0.path, in: root), followingLinks: false)
      }
    }
    known.reserveCapacity(known.count + held.count)
    for (file, seen) in zip(held, seen.joined()) {
      known[file.path] = KnownFile(held: file.held, seen: seen)
    }
  }
}

/// The pruned folders of many files, of which neighbours mostly lie in the same one.
private struct PrunedFolders {
  private var last: (way: UnsafeBufferPointer<UInt8>, folder: String?)?

  /// The outermost such folder that a file lies in, whose path has some bytes, which stay where they are.
  mutating func folder(of path: String, _ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let end = bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0
    let way = UnsafeBufferPointer(rebasing: bytes[..<end])
    if let last, last.way.count == end, last.way.elementsEqual(way) { return last.folder }
    let folder = FileListing.prunedFolder(of: path)
    last = (way, folder)
    return folder
  }
}
