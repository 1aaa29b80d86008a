/// How deep code nests, by what the parser stacks up or looks ahead over.
struct NestingDepths {
  /// The deepest nesting that is parsed; hand-written code stays below 50.
  private static let limit = 1_000

  /// The deepest nesting of `[`, over which the parser looks ahead from every level.
  private static let squareLimit = 200

  /// The most `[` directly inside each other, as in `[[[`: with each one the parser, which tries
  /// two kinds of array type, takes twice as long.
  private static let squareRunLimit = 14

  /// The deepest nesting of texts with code in them. Where one stands out of place, each level is read
  /// again for each one around it: of 300 levels that makes 1.7 GB of memory, of 50 some 8 MB.
  private static let interpolationLimit = 50

  private var parentheses = 0
  private var braces = 0
  private var squares = 0
  private var squareRun = 0
  private var angles = 0
  private var arrows = 0
  private var conditions = 0
  private var prefixes = 0

  /// The most words in a row that the parser stacks up or looks ahead over, from each one anew.
  private static let prefixLimit = 200

  /// How far the parser may look for the ends of braces: for each of them over all that is inside.
  private var reach = 0
  private var counted = 0

  /// The farthest it may look, in bytes: a megabyte of code that is 100 braces deep.
  private static let reachLimit = 100_000_000

  /// Whether code nested too deep somewhere.
  private(set) var isBeyondLimit = false

  /// Counts what stands in braces up to a place.
  mutating func count(upTo position: Int) {
    reach += braces * max(0, position - counted)
    counted = max(counted, position)
    if reach > Self.reachLimit { isBeyondLimit = true }
  }

  /// Takes in a byte of code that belongs to no word; `previous` stands before it.
  mutating func take(_ byte: UInt8, after previous: UInt8, at position: Int) {
    prefixes = 0
    switch byte {
    case UInt8(ascii: "("): Self.deepen(&parentheses, &isBeyondLimit)
    case UInt8(ascii: ")"): parentheses = max(0, parentheses - 1)
    case UInt8(ascii: "["):
      Self.deepen(&squares, to: Self.squareLimit, &isBeyondLimit)
      Self.deepen(&squareRun, to: Self.squareRunLimit, &isBeyondLimit)
    case UInt8(ascii: "]"):
      squares = max(0, squares - 1)
      squareRun = 0
    case UInt8(ascii: "{"):
      count(upTo: position)
      Self.deepen(&braces, &isBeyondLimit)
      endType()
    case UInt8(ascii: "}"):
      count(upTo: position)
      braces = max(0, braces - 1)
      endType()
    case UInt8(ascii: ";"): endType()
    case UInt8(ascii: "<"): Self.deepen(&angles, &isBeyondLimit)
    case UInt8(ascii: ">"):
      if previous == UInt8(ascii: "-") {
        Self.deepen(&arrows, &isBeyondLimit)
      } else {
        angles = max(0, angles - 1)
      }
    case UInt8(ascii: "#"): break
    default: squareRun = 0
    }
  }

  /// Takes in `#if` and `#endif`.
  mutating func takeCondition(opens: Bool) {
    if opens {
      Self.deepen(&conditions, &isBeyondLimit)
    } else {
      conditions = max(0, conditions - 1)
    }
  }

  /// Takes in an interpolation, by how many texts are open around it.
  mutating func takeInterpolation(depth: Int) {
    if depth > Self.interpolationLimit { isBeyondLimit = true }
  }

  /// Takes in a literal.
  mutating func takeLiteral() {
    prefixes = 0
    squareRun = 0
  }

  /// Takes in a word by its length and its first 8 bytes. Only a space, a line's end or a comment
  /// behind it, so that it is `isFree`, lets a row of such words go on.
  mutating func takeWord(_ start: UInt64, length: Int, isFree: Bool) {
    if !isFree || length > 15 || length < 3 {
      prefixes = 0
    } else if Self.stacking.contains(start) {
      Self.deepen(&prefixes, to: Self.prefixLimit, &isBeyondLimit)
    } else {
      prefixes = 0
      if Self.declaring.contains(start) { endType() }
    }
  }

  /// The deeper of two readings of one text, in each respect.
  mutating func formMaximum(_ other: NestingDepths) {
    for depth in [
      \Self.parentheses, \.braces, \.squares, \.squareRun, \.angles, \.arrows, \.conditions,
      \.prefixes, \.reach,
    ] {
      self[keyPath: depth] = max(self[keyPath: depth], other[keyPath: depth])
    }
    isBeyondLimit = isBeyondLimit || other.isBeyondLimit
  }

  private static func deepen(
    _ depth: inout Int, to limit: Int = NestingDepths.limit, _ isBeyond: inout Bool
  ) {
    depth += 1
    if depth > limit { isBeyond = true }
  }

  /// What cannot stand inside a type ends it.
  private mutating func endType() {
    angles = 0
    arrows = 0
  }

  /// Words that the parser stacks up before an expression, a type or a declaration, by their first
  /// 8 bytes.
  private static let stacking: Set<UInt64> = Set(
    [
      "try", "await", "copy", "consume", "repeat", "each", "inout", "any", "some", "unsafe",
      "borrowing", "consuming", "sending", "isolated", "discard", "yield", "then", "nonisolated",
      "__owned", "__shared", "_const", "_borrow", "_move", "_copy", "async", "reasync", "throws",
      "rethrows", "macro", "actor", "indirect", "precedencegroup", "operator", "final", "required",
      "optional", "lazy", "dynamic", "infix", "postfix", "prefix", "mutating", "nonmutating",
      "convenience", "override", "package", "open", "public", "private", "fileprivate", "internal",
      "static", "class", "weak", "unowned", "distributed", "import", "protocol", "extension",
      "struct", "enum", "typealias", "associatedtype", "subscript", "init", "deinit",
    ].map { CodeWord.packed($0) })
  private static let declaring = ["func", "var", "let"].map { CodeWord.packed($0) }
}
