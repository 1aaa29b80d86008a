/// Some marks of names, to sort out with one look most of those that are others.
package struct MarkTable: Sendable {
  private var bits = Array(repeating: UInt64(0), count: 1 << 10)

  /// A table of some marks.
  package init(_ marks: [UInt32]) {
    for mark in marks { bits[Int(mark >> 6) & 0x3FF] |= 1 << UInt64(mark & 63) }
  }

  /// Whether a mark may be one of them; of others, one of hundreds does.
  func mayHold(_ mark: UInt32) -> Bool {
    bits[Int(mark >> 6) & 0x3FF] & 1 << UInt64(mark & 63) != 0
  }
}
