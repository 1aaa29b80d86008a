internal import StrataCode

/// What an earlier run looked at for each of some items, of which of them it found anything, and where
/// that stands in the value that it worked out of all of them.
package struct KeptItems: Sendable, Equatable {
  /// Where in the code of a rule they were gone through.
  package var place: Onlooker.Place
  /// How many items.
  package var count: Int
  /// Differs when the items do.
  package var digest: UInt64
  /// The items, by index, of which anything was found; in order.
  package var filled: [Int32]
  /// Of each of these: where what was found begins in the whole value, and where it ends; none where
  /// the value holds something else.
  package var starts: [Int32]
  package var ends: [Int32]
  /// Of each of these: what tells it from anything else; none where there is no such number.
  package var digests: [UInt64]
  /// What was looked at.
  package var looks: [Look]

  /// That something was looked at for an item.
  package struct Look: Sendable, Equatable {
    package var part: Int32
    package var item: Int32

    /// A part of a code base, and the index of an item.
    package init(part: Int32, item: Int32) {
      self.part = part
      self.item = item
    }
  }

  /// A value of its parts.
  package init(
    place: Onlooker.Place, count: Int, digest: UInt64, filled: [Int32],
    shares: [Range<Int>] = [], digests: [UInt64] = [], looks: [Look]
  ) {
    self.digests = digests
    starts = shares.map { Int32(truncatingIfNeeded: $0.lowerBound) }
    ends = shares.map { Int32(truncatingIfNeeded: $0.upperBound) }
    self.place = place
    self.count = count
    self.digest = digest
    self.filled = filled
    self.looks = looks
  }

  /// What another run needs to know of a value that a rule goes on with: whether it is what it was. Nil
  /// where that cannot be told.
  init?(ofValue value: some Sendable, at place: Onlooker.Place) {
    guard let value = value as? any Digestible else { return nil }
    var digest = ItemDigest()
    value.add(to: &digest)
    self.init(place: place, count: 0, digest: digest.value, filled: [], looks: [])
  }

  /// Whether all of it is about items that there are, in a code base of so many files.
  package func isSound(in files: Int) -> Bool {
    let parts = PartSet.parts(of: files)
    return filled.allSatisfy { $0 >= 0 && Int($0) < count }
      && starts.count == ends.count && (starts.isEmpty || starts.count == filled.count)
      && (digests.isEmpty || digests.count == filled.count)
      && zip(starts, ends).allSatisfy { $0 >= 0 && $0 <= $1 }
      && looks.allSatisfy {
        $0.item >= 0 && Int($0.item) < count && $0.part >= 0 && Int($0.part) < parts
      }
  }

  /// By index: whether something was looked at for the item that is among `parts`.
  func indices(lookingAt parts: PartSet) -> [Bool] {
    var indices = Array(repeating: false, count: count)
    for look in looks where parts.contains(Int(look.part)) { indices[Int(look.item)] = true }
    return indices
  }

  /// By index: what was found of each item of which anything was, in the whole value; nil where that
  /// is not known.
  func found<Found>(in whole: (any Sendable)?, as type: Found.Type) -> [Int32: ArraySlice<Found>]? {
    guard starts.count == filled.count, let whole = list(of: Found.self, in: whole),
      ends.allSatisfy({ Int($0) <= whole.count })
    else { return nil }
    var found: [Int32: ArraySlice<Found>] = [:]
    for (item, (start, end)) in zip(filled, zip(starts, ends)) {
      found[item] = whole[Int(start)..<Int(end)]
    }
    return found
  }

  /// Whether of an item was found what is found now; nil where that cannot be told.
  func holds<Found>(_ found: [Found], of item: Int32) -> Bool? {
    let slot = filled.partitioningIndex { $0 >= item }
    guard slot < filled.count, filled[slot] == item else { return found.isEmpty }
    if found.isEmpty { return false }
    guard digests.count == filled.count, let digest = ItemDigest.value(of: found) else {
      return nil
    }
    return digests[slot] == digest
  }

  /// By index: whether anything was found.
  var isFilled: [Bool] {
    var isFilled = Array(repeating: false, count: count)
    for item in filled { isFilled[Int(item)] = true }
    return isFilled
  }

  /// A number for items that can be told apart in another run: files and types, which have numbers.
  static func digest<Item>(of items: [Item]) -> UInt64? {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ number: Int) {
      digest = (digest ^ UInt64(bitPattern: Int64(number))) &* 0x100_0000_01b3
    }
    // A list of unknown items would be gone through item by item.
    let items: Any = items
    if let files = items as? [Int] {
      for file in files { add(file) }
    } else if let types = items as? [SymbolID] {
      for type in types { add(Int(type.index)) }
    } else {
      return nil
    }
    return digest
  }
}
