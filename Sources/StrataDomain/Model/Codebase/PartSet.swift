/// Some parts of a code base that can be looked at: of each file what is written in it, what its
/// names mean and which of it ships, and what is known across all files.
package struct PartSet: Sendable, Equatable {
  private var words: [UInt64]

  /// What there is to look at in one file.
  enum Aspect: Int { case text, names, scope }

  /// What is known across all files.
  enum Whole: Int { case dependencies, routes, locators }

  /// No part of a code base of so many files.
  package init(files: Int) {
    words = Array(repeating: 0, count: (Self.parts(of: files) + 63) / 64)
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

  /// Whether some part is in both.
  package func meets(_ other: PartSet) -> Bool {
    zip(words, other.words).contains { $0 & $1 != 0 }
  }
}
