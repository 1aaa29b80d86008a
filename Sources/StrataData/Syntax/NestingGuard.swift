/// Tells texts that nest so deep that parsing would exhaust the stack from those people write.
///
/// The parser bounds most nesting itself, but not what it looks ahead over. The count errs
/// on the side of depth: comments and strings are not told apart with certainty.
struct NestingGuard {
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
  private var blockComments = 0
  private var isInLineComment = false

  /// Whether a text nests too deep to be parsed.
  static func isTooDeep(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { text in
      var state = NestingGuard()
      var index = 0
      while index < text.count {
        index = state.step(over: text, at: index)
        if state.isBeyondLimit { return true }
      }
      return false
    }
  }

  private var isBeyondLimit: Bool {
    squares > NestingGuard.squareLimit || squareRun > NestingGuard.squareRunLimit
      || max(brackets, angles, arrows, conditions, prefixes) > NestingGuard.limit
  }

  private var isInComment: Bool { isInLineComment || blockComments > 0 }

  /// Takes in what begins at `index` and says where to go on.
  private mutating func step(over text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let byte = text[index]
    let next = index + 1 < text.count ? text[index + 1] : 0
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return index + 1
    case UInt8(ascii: "\n"):
      isInLineComment = false
      return index + 1
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      return word(in: text, at: index)
    case UInt8(ascii: "/") where next == UInt8(ascii: "/") || next == UInt8(ascii: "*"):
      if isInLineComment { return index + 2 }
      if next == UInt8(ascii: "*") {
        blockComments += 1
      } else if blockComments == 0 {
        isInLineComment = true
      }
      return index + 2
    case UInt8(ascii: "*") where next == UInt8(ascii: "/") && blockComments > 0:
      blockComments -= 1
      return index + 2
    case UInt8(ascii: "("): brackets += 1
    case UInt8(ascii: ")"): brackets = max(0, brackets - 1)
    case UInt8(ascii: "["):
      squares += 1
      squareRun += 1
    case UInt8(ascii: "]"):
      squares = max(0, squares - 1)
      squareRun = 0
    case UInt8(ascii: "{"):
      brackets += 1
      endType()
    case UInt8(ascii: "}"):
      brackets = max(0, brackets - 1)
      endType()
    case UInt8(ascii: ";"): endType()
    case UInt8(ascii: "<"): angles += 1
    case UInt8(ascii: ">"):
      if index > 0 && text[index - 1] == UInt8(ascii: "-") {
        arrows += 1
      } else {
        angles = max(0, angles - 1)
      }
    case UInt8(ascii: "#"):
      if NestingGuard.holds("if", in: text, at: index + 1) { conditions += 1 }
      if NestingGuard.holds("endif", in: text, at: index + 1) {
        conditions = max(0, conditions - 1)
      }
    default: squareRun = 0
    }
    if !isInComment { prefixes = 0 }
    return index + 1
  }

  /// What cannot stand inside a type ends it.
  private mutating func endType() {
    if isInComment { return }
    angles = 0
    arrows = 0
  }

  /// Words that the parser stacks up before an expression or a type, by their first 8 bytes.
  private static let stacking = [
    "try", "await", "copy", "consume", "repeat", "each", "inout", "any", "some", "unsafe",
    "borrowing", "consuming", "sending", "isolated", "discard", "yield", "then", "nonisolated",
    "__owned", "__shared", "_const", "_borrow", "_move", "_copy",
  ].map { packed($0) }
  private static let declaring = ["func", "var", "let"].map { packed($0) }

  /// The first 8 bytes of a word as a number.
  private static func packed(_ word: String) -> UInt64 {
    word.utf8.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  private mutating func word(in text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    var end = start
    var word: UInt64 = 0
    while end < text.count, NestingGuard.continuesWord(text[end]) {
      if end - start < 8 { word = word << 8 | UInt64(text[end]) }
      end += 1
    }
    if isInComment { return end }
    // Anything but a space, a line's end or a comment breaks a row of such words.
    let isFree = end < text.count && (text[end] <= 0x20 || text[end] == UInt8(ascii: "/"))
    if !isFree || end - start > 11 || end - start < 3 {
      prefixes = 0
    } else if NestingGuard.stacking.contains(word) {
      prefixes += 1
    } else {
      prefixes = 0
      if NestingGuard.declaring.contains(word) { endType() }
    }
    return end
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func holds(
    _ word: StaticString, in text: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    let count = word.utf8CodeUnitCount
    guard start + count <= text.count else { return false }
    for offset in 0..<count where word.utf8Start[offset] != text[start + offset] { return false }
    return true
  }
}
