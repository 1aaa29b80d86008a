/// A number for what was found of an item, the same in every run: whether it is what it was then. It
/// guards against accidents, not against forgery.
package struct ItemDigest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds numbers, in order.
  package mutating func add(_ numbers: Int...) {
    for number in numbers {
      value = (value ^ UInt64(bitPattern: Int64(number))) &* 0x100_0000_01b3
      value ^= value >> 29
    }
  }

  /// Adds a text.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(Int(byte)) }
    add(-1 - text.utf8.count)
  }

  /// Adds a place in the code.
  package mutating func add(_ place: DeclarationID) { add(place.file, Int(place.declaration)) }

  /// Adds a type.
  package mutating func add(_ id: SymbolID) { add(Int(id.index)) }

  /// Adds what has no order, by the sum of its parts' own numbers.
  mutating func add<Part>(
    inAnyOrder parts: some Collection<Part>, _ work: (Part, inout ItemDigest) -> Void
  ) {
    var sum: UInt64 = 0
    for part in parts {
      var own = ItemDigest()
      work(part, &own)
      sum &+= own.value
    }
    add(Int(truncatingIfNeeded: sum), parts.count)
  }

  /// The number for some values; nil if they are of a kind that has none.
  static func value<Found>(of found: [Found]) -> UInt64? {
    var digest = ItemDigest()
    for item in found {
      guard let item = item as? any Digestible else { return nil }
      item.add(to: &digest)
    }
    return digest.value
  }
}
