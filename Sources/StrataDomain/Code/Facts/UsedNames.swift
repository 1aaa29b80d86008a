/// The names by which the code of a file uses values, members and functions, in any expression: what no
/// file uses, nothing calls.
///
/// Three bytes stand for each name, in order. A name that is not there is taken for one that is about once
/// in a hundred thousand files.
package struct UsedNames: Sendable, Equatable {
  /// The marks, the highest byte first.
  package private(set) var bytes: [UInt8]

  /// Marks as they were written down.
  package init(bytes: [UInt8] = []) { self.bytes = bytes }

  /// The names with some marks, which may come several times.
  package init(marks: [UInt32]) {
    bytes = []
    bytes.reserveCapacity(marks.count)
    var last: UInt32?
    for mark in marks.sorted() where mark != last {
      last = mark
      for shift in [16, 8, 0] as [UInt32] {
        bytes.append(UInt8(truncatingIfNeeded: mark >> shift))
      }
    }
  }

  /// What stands for a name, of 24 bits: Fowler, Noll and Vo's hash, folded.
  package static func mark(of name: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for byte in name { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return (hash >> 24) ^ (hash & 0xFF_FFFF)
  }

  /// Whether the code uses a name.
  package func contains(_ name: String) -> Bool {
    let wanted = Self.mark(of: name.utf8)
    var (low, high) = (0, bytes.count / 3)
    while low < high {
      let middle = (low + high) / 2
      let mark = mark(at: middle)
      if mark == wanted { return true }
      if mark < wanted { low = middle + 1 } else { high = middle }
    }
    return false
  }

  /// All marks, in order.
  package var marks: some Sequence<UInt32> {
    (0..<(bytes.count / 3)).lazy.map { mark(at: $0) }
  }

  private func mark(at index: Int) -> UInt32 {
    UInt32(bytes[index * 3]) << 16 | UInt32(bytes[index * 3 + 1]) << 8
      | UInt32(bytes[index * 3 + 2])
  }
}
