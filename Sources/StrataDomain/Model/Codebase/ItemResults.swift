internal import StrataCode

/// What was found for each of some items, and what was looked at for that.
struct ItemResults<Item: Sendable & Equatable, Found: Sendable & Equatable>: Sendable {
  private let items: [Item]
  /// The items of which anything was found, by index, in order: of most there is nothing to say.
  private var filled: [Int32] = []
  /// What was found of them.
  private var found: [[Found]] = []
  var looks: ItemLooks

  /// Nothing was found yet, in a code base of so many files.
  init(items: [Item], files: Int) {
    self.items = items
    looks = ItemLooks(files: files)
  }

  /// All that was found, in order of the items.
  var all: [Found] {
    var all: [Found] = []
    for found in found { all += found }
    return all
  }

  /// Whether it is about just these items.
  func isAbout(_ others: [Item]) -> Bool {
    // Of these kinds there are many, and the compiler knows how to compare them.
    if let files = items as? [Int], let others = others as? [Int] { return files == others }
    if let types = items as? [SymbolID], let others = others as? [SymbolID] {
      return types == others
    }
    return items == others
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

/// Results of which another run can know something.
protocol KeepableResults {
  func kept(at place: Onlooker.Place) -> KeptItems?
}

extension ItemResults: KeepableResults {
  func kept(at place: Onlooker.Place) -> KeptItems? {
    KeptItems.digest(of: items).map {
      KeptItems(place: place, count: items.count, digest: $0, filled: filled, looks: looks.all)
    }
  }
}
