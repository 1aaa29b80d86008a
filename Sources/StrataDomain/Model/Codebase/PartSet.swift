/// Some parts of a code base that can be looked at: of each file what is written in it, what its
/// names mean and which of it ships, and what is known across all files.
package struct PartSet: Sendable, Equatable {
  /// A bit for each part, by its number.
  package private(set) var words: [UInt64]

  /// What there is to look at in one file.
  @usableFromInline enum Aspect: Int { case text, names, scope }

  /// What is known across all files.
  enum Whole: Int { case dependencies, routes, locators }

  /// No part of a code base of so many files.
  package init(files: Int) {
    words = Array(repeating: 0, count: (Self.parts(of: files) + 63) / 64)
  }

  /// The parts of which bits are set; nil if a code base of so many files has others.
  package init?(words: [UInt64], files: Int) {
    guard words.count == (Self.parts(of: files) + 63) / 64 else { return nil }
    self.words = words
  }

  /// No part of the code base that `other` is about.
  init(emptyLike other: PartSet) { words = Array(repeating: 0, count: other.words.count) }

  /// How many parts a code base of so many files has.
  static func parts(of files: Int) -> Int { files * 3 + 3 }

  /// The number of an aspect of a file.
  static func part(_ aspect: Aspect, of file: Int) -> Int { file * 3 + 3 + aspect.rawValue }

  mutating func insert(_ part: Int) { words[part >> 6] |= 1 << UInt64(part & 63) }

  func contains(_ part: Int) -> Bool { words[part >> 6] & 1 << UInt64(part & 63) != 0 }

  package mutating func formUnion(_ other: PartSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// The parts in it, in order.
  var all: some Sequence<Int> {
    words.enumerated().lazy.flatMap { index, word in
      sequence(state: word) { rest in
        if rest == 0 { return nil }
        let bit = rest.trailingZeroBitCount
        rest &= rest - 1
        return index << 6 + bit
      }
    }
  }

  /// No part has this number or a higher one.
  var capacity: Int { words.count << 6 }

  /// Whether no part is in it.
  package var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// Whether some part is in both.
  package func meets(_ other: PartSet) -> Bool {
    zip(words, other.words).contains { $0 & $1 != 0 }
  }
}
