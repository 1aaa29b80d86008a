internal import StrataCode

/// What was looked at for each single item, in such order that those that looked at a part are found
/// without going through all.
struct ItemLooks: Sendable {
  /// In order of their parts, once they were asked for.
  private var settled: [KeptItems.Look] = []
  /// Since then.
  private var recent: [KeptItems.Look] = []
  /// Items of which what is settled holds no more.
  private var renewed: Set<Int32> = []
  /// Whatever was looked at for any item, now or earlier.
  private(set) var parts: PartSet

  /// Nothing was looked at of a code base of so many files.
  init(files: Int) { parts = PartSet(files: files) }

  /// These, of a code base of so many files.
  init(_ looks: [KeptItems.Look], files: Int) {
    self.init(files: files)
    recent = looks
    for look in looks { parts.insert(Int(look.part)) }
  }

  /// Notes that something was looked at for an item.
  mutating func add(_ part: Int32, for item: Int32) {
    recent.append(KeptItems.Look(part: part, item: item))
    parts.insert(Int(part))
  }

  /// All of them, in no order.
  var all: [KeptItems.Look] { settled.filter { !renewed.contains($0.item) } + recent }

  /// The items for which something was looked at that is among `parts`, in order.
  func items(lookingAt parts: PartSet) -> [Int32] {
    guard self.parts.meets(parts) else { return [] }
    var items: Set<Int32> = []
    for part in parts.all {
      let start = settled.partitioningIndex { Int($0.part) >= part }
      for look in settled[start...] {
        guard Int(look.part) == part else { break }
        if !renewed.contains(look.item) { items.insert(look.item) }
      }
    }
    for look in recent where parts.contains(Int(look.part)) { items.insert(look.item) }
    return items.sorted()
  }

  /// Forgets what was looked at for some items.
  mutating func forget(_ items: [Int32]) {
    if !items.isEmpty {
      let forgotten = Set(items)
      recent.removeAll { forgotten.contains($0.item) }
      renewed.formUnion(forgotten)
    }
    if recent.count > Self.fewest, recent.count * 8 > settled.count { settle() }
  }

  /// Puts all in order of their parts.
  private mutating func settle() {
    let all = all
    parts = PartSet(emptyLike: parts)
    var next = Array(repeating: 0, count: parts.capacity + 1)
    for look in all {
      parts.insert(Int(look.part))
      next[Int(look.part) + 1] += 1
    }
    for part in next.indices.dropFirst() { next[part] += next[part - 1] }
    settled = Array(repeating: KeptItems.Look(part: 0, item: 0), count: all.count)
    for look in all {
      settled[next[Int(look.part)]] = look
      next[Int(look.part)] += 1
    }
    recent = []
    renewed = []
  }

  /// Fewer are gone through faster than ordered.
  private static let fewest = 64
}
