internal import Foundation
internal import StrataCode

/// What files are called that git says nothing of, because it has not looked at them since they came
/// here: known by what the file system says of them, so that not every run reads them all.
struct StampMemory: EntryMemory {
  private let cache: RunCache
  private let tree: SourceTree
  /// Before anything was read, in seconds since 1970.
  private let now: Int64

  /// What is known in a cache of the files of a tree; `now` is in seconds since 1970.
  init(
    in cache: RunCache, of tree: SourceTree, now: Int64 = Int64(Date().timeIntervalSince1970)
  ) {
    (self.cache, self.tree, self.now) = (cache, tree, now)
  }

  /// By all paths, and by how contents are called.
  private var key: PackEntry.Key {
    var bytes = Array("\(tree.listing.hash) \(tree.root)".utf8)
    for entry in tree.sources.entries { bytes += [0] + entry.path.utf8 }
    return PackEntry.Key(kind: .stamps, id: ContentID(of: bytes))
  }

  /// What some entries are called that look as they did when they were read, by index.
  func ids(of entries: [SourceEntries.Entry]) -> [Int: ContentID] {
    let key = key
    guard let known: RememberedStamps = cache.value(key) else { return [:] }
    cache.noteUse(of: [key])
    var ids: [Int: ContentID] = [:]
    for row in known.rows where row.index < entries.count {
      if entries[row.index].stamp == row.stamp { ids[row.index] = row.id }
    }
    return ids
  }

  /// Keeps what entries are called that were looked at before they were read. What was changed just now
  /// may change again and look the same.
  func keep(_ entries: [SourceEntries.Entry]) {
    let rows = entries.enumerated().compactMap { index, entry -> RememberedStamps.Row? in
      guard entry.isSaved, let stamp = entry.stamp, let id = entry.id,
        Int64(max(stamp.changed, stamp.modified).seconds) + 2 < now
      else { return nil }
      return RememberedStamps.Row(index: index, stamp: stamp, id: id)
    }
    if rows.count >= SourceEntries.fewestRemembered {
      cache.add(RememberedStamps(rows: rows), for: key)
    }
  }
}

/// What files of a list of paths looked like, and what they were called.
private struct RememberedStamps: Packed {
  var rows: [Row] = []

  static var blank: RememberedStamps { RememberedStamps() }

  mutating func pack(in packer: inout some Packing) { packer.list(&rows) }

  struct Row: Packed {
    var index = 0
    var stamp = FileStamp.none
    var id = ContentID(words: (0, 0, 0))

    static var blank: Row { Row() }

    mutating func pack(in packer: inout some Packing) {
      packer.number(&index)
      packer.number(&stamp.changed.seconds)
      packer.number(&stamp.changed.nanoseconds)
      packer.number(&stamp.modified.seconds)
      packer.number(&stamp.modified.nanoseconds)
      packer.number(&stamp.number)
      packer.number(&stamp.size)
      id.pack(in: &packer)
    }
  }
}

extension FileStamp {
  fileprivate static var none: FileStamp {
    let never = Moment(seconds: 0, nanoseconds: 0)
    return FileStamp(changed: never, modified: never, number: 0, size: 0)
  }
}
