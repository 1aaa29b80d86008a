/// How deep code nests, by what the parser stacks up or looks ahead over.
struct NestingDepths {
  /// The deepest nesting that is parsed; hand-written code stays below 50.
  private static let limit = 1_000

  /// The deepest nesting of `[`, over which the parser looks ahead from every level.
  private static let squareLimit = 200

  /// The most `[` directly inside each other, as in `[[[`: with each one the parser, which tries
  /// two kinds of array type, takes twice as long.
  private static let squareRunLimit = 14

  private var brackets = 0
  private var squares = 0
  private var squareRun = 0
  private var angles = 0
  private var arrows = 0
  private var conditions = 0
  private var prefixes = 0

  /// Whether code nested too deep somewhere.
  private(set) var isBeyondLimit = false

  /// Takes in a byte of code that belongs to no word; `previous` stands before it.
  mutating func take(_ byte: UInt8, after previous: UInt8) {
    prefixes = 0
    switch byte {
    case UInt8(ascii: "("): open(\.brackets)
    case UInt8(ascii: ")"): brackets = max(0, brackets - 1)
    case UInt8(ascii: "["):
      open(\.squares, limit: Self.squareLimit)
      open(\.squareRun, limit: Self.squareRunLimit)
    case UInt8(ascii: "]"):
      squares = max(0, squares - 1)
      squareRun = 0
    case UInt8(ascii: "{"):
      open(\.brackets)
      endType()
    case UInt8(ascii: "}"):
      brackets = max(0, brackets - 1)
      endType()
    case UInt8(ascii: ";"): endType()
    case UInt8(ascii: "<"): open(\.angles)
    case UInt8(ascii: ">"):
      if previous == UInt8(ascii: "-") { open(\.arrows) } else { angles = max(0, angles - 1) }
    case UInt8(ascii: "#"): break
    default: squareRun = 0
    }
  }

  /// Takes in `#if` and `#endif`.
  mutating func takeCondition(opens: Bool) {
    if opens { open(\.conditions) } else { conditions = max(0, conditions - 1) }
  }

  /// Takes in a literal.
  mutating func takeLiteral() {
    prefixes = 0
    squareRun = 0
  }

  /// Takes in a word by its length and its first 8 bytes. Only a space, a line's end or a comment
  /// behind it, so that it is `isFree`, lets a row of such words go on.
  mutating func takeWord(_ start: UInt64, length: Int, isFree: Bool) {
    if !isFree || length > 11 || length < 3 {
      prefixes = 0
    } else if Self.stacking.contains(start) {
      open(\.prefixes)
    } else {
      prefixes = 0
      if Self.declaring.contains(start) { endType() }
    }
  }

  /// The deeper of two readings of one text, in each respect.
  mutating func formMaximum(_ other: NestingDepths) {
    for depth in [
      \Self.brackets, \.squares, \.squareRun, \.angles, \.arrows, \.conditions, \.prefixes,
    ] {
      self[keyPath: depth] = max(self[keyPath: depth], other[keyPath: depth])
    }
    isBeyondLimit = isBeyondLimit || other.isBeyondLimit
  }

  @inline(__always)
  private mutating func open(
    _ depth: WritableKeyPath<NestingDepths, Int>, limit: Int = NestingDepths.limit
  ) {
    self[keyPath: depth] += 1
    if self[keyPath: depth] > limit { isBeyondLimit = true }
  }

  /// What cannot stand inside a type ends it.
  private mutating func endType() {
    angles = 0
    arrows = 0
  }

  /// Words that the parser stacks up before an expression or a type, by their first 8 bytes.
  private static let stacking = [
    "try", "await", "copy", "consume", "repeat", "each", "inout", "any", "some", "unsafe",
    "borrowing", "consuming", "sending", "isolated", "discard", "yield", "then", "nonisolated",
    "__owned", "__shared", "_const", "_borrow", "_move", "_copy",
  ].map { CodeWord.packed($0) }
  private static let declaring = ["func", "var", "let"].map { CodeWord.packed($0) }
}
