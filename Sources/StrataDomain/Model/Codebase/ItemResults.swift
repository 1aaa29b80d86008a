internal import StrataCode

/// What was found for each of some items, and what was looked at for that.
struct ItemResults<Item: Sendable & Equatable, Found: Sendable & Equatable>: Sendable {
  let items: [Item]
  /// Whether nothing is worked out of it.
  private let isFinal: Bool
  /// The items of which anything was found, by index, in order: of most there is nothing to say.
  private var filled: [Int32] = []
  /// What was found of them.
  private var found: [[Found]] = []
  var looks: ItemLooks

  /// Nothing was found yet, in a code base of so many files.
  init(items: [Item], isFinal: Bool, files: Int) {
    self.items = items
    self.isFinal = isFinal
    looks = ItemLooks(files: files)
  }

  /// All that was found, in order of the items.
  var all: [Found] {
    var all: [Found] = []
    all.reserveCapacity(found.count)
    for found in found { all += found }
    return all
  }

  /// Adds what was found of an item behind all others.
  mutating func append(_ found: [Found], of item: Int32) {
    if found.isEmpty { return }
    filled.append(item)
    self.found.append(found)
  }

  /// Puts what was found of an item in the place of what was found before; whether it is another.
  mutating func replace(_ now: [Found], of item: Int32) -> Bool {
    let slot = filled.partitioningIndex { $0 >= item }
    let isKnown = slot < filled.count && filled[slot] == item
    if (isKnown ? found[slot] : []) == now { return false }
    switch (isKnown, now.isEmpty) {
    case (true, true):
      filled.remove(at: slot)
      found.remove(at: slot)
    case (true, false): found[slot] = now
    case (false, _):
      filled.insert(item, at: slot)
      found.insert(now, at: slot)
    }
    return true
  }
}

/// A value of which a list is the main part.
protocol MadeOfList: Sendable {
  associatedtype Element: Sendable
  var all: [Element] { get }
}

/// The list that a value is, or is made of; nil where it is neither, or of something else.
func list<Element>(of type: Element.Type, in whole: (any Sendable)?) -> [Element]? {
  whole as? [Element]
    ?? (whole as? any MadeOfList).flatMap { ($0.all as any Sendable) as? [Element] }
}

/// Results of which another run can know something.
protocol KeepableResults {
  func kept(at place: Onlooker.Place, of whole: any Sendable) -> KeptItems?
}

extension ItemResults: KeepableResults {
  func kept(at place: Onlooker.Place, of whole: any Sendable) -> KeptItems? {
    KeptItems.digest(of: items).map {
      KeptItems(
        place: place, count: items.count, digest: $0, filled: filled,
        shares: list(of: Found.self, in: whole).flatMap(shares) ?? [],
        digests: isFinal ? [] : digests ?? [], looks: looks.all)
    }
  }

  /// Of each item of which anything was found: what tells it from anything else.
  private var digests: [UInt64]? {
    var digests: [UInt64] = []
    for found in found {
      guard let digest = ItemDigest.value(of: found) else { return nil }
      digests.append(digest)
    }
    return digests
  }

  /// Where in a whole value what was found of each item stands, one behind the other; nil if not all of
  /// it does.
  private func shares(of whole: [Found]) -> [Range<Int>]? {
    var shares: [Range<Int>] = []
    var next = 0
    for found in found {
      while next < whole.count, whole[next] != found[0] { next += 1 }
      guard next + found.count <= whole.count,
        whole[next..<(next + found.count)].elementsEqual(found)
      else { return nil }
      shares.append(next..<(next + found.count))
      next += found.count
    }
    return shares
  }
}
