/// What an earlier run looked at for each of some items, and of which of them it found anything: what
/// was found of nothing need not be worked out again.
package struct KeptItems: Sendable, Equatable {
  /// Where in the code of a rule they were gone through.
  package var place: Onlooker.Place
  /// How many items.
  package var count: Int
  /// Differs when the items do.
  package var digest: UInt64
  /// The items, by index, of which anything was found; in order.
  package var filled: [Int32]
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
    place: Onlooker.Place, count: Int, digest: UInt64, filled: [Int32], looks: [Look]
  ) {
    self.place = place
    self.count = count
    self.digest = digest
    self.filled = filled
    self.looks = looks
  }

  /// Whether all of it is about items that there are, in a code base of so many files.
  package func isSound(in files: Int) -> Bool {
    let parts = PartSet.parts(of: files)
    return filled.allSatisfy { $0 >= 0 && Int($0) < count }
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
