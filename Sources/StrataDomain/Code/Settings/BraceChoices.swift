/// The patterns that one with braces stands for: `{a,b}` makes two.
package struct BraceChoices: Sendable {
  /// The patterns, each without choices.
  package private(set) var texts: [String] = []
  /// Whether there are more than are made.
  package private(set) var isCut = false

  /// How many patterns the braces of one may stand for.
  package static let limit = 64

  /// How deep choices may stand in each other: each level copies what is inside it once more.
  private static let deepest = 16

  /// A choice that is being read: what is ready of it, and the one that is read on.
  private struct Level {
    var ready: [[UInt8]] = []
    var current: [[UInt8]] = [[]]

    mutating func append(_ bytes: ArraySlice<UInt8>) {
      for index in current.indices { current[index].append(contentsOf: bytes) }
    }
  }

  /// The patterns that a text stands for; braces around a single word are no choice.
  package init(of text: String) {
    let bytes = Array(text.utf8)
    let marks = BraceMarks(bytes)
    guard marks.areAny else {
      texts = [text]
      return
    }
    var levels = [Level()]
    var index = 0
    while index < bytes.count, let level = levels.indices.last {
      var next = index + 1
      switch marks[index] {
      case .opens where level >= Self.deepest:
        isCut = true
        next = marks.end(ofChoiceAt: index)
        levels[level].append(bytes[index..<next])
      case .opens: levels.append(Level())
      case .parts: endPart(of: &levels[level])
      case .closes:
        endPart(of: &levels[level])
        let choices = levels.removeLast().ready
        multiply(&levels[level - 1].current, by: choices)
      case .plain:
        while next < bytes.count, marks[next] == .plain { next += 1 }
        levels[level].append(bytes[index..<next])
      }
      index = next
    }
    texts = levels[0].current.map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func endPart(of level: inout Level) {
    let room = Self.limit - level.ready.count
    if level.current.count > room { isCut = true }
    level.ready.append(contentsOf: level.current.prefix(room))
    level.current = [[]]
  }

  /// Each text with each choice behind it; where that makes too many, with the first choices.
  private mutating func multiply(_ texts: inout [[UInt8]], by choices: [[UInt8]]) {
    let room = max(1, Self.limit / texts.count)
    if choices.count > room { isCut = true }
    let choices = choices.prefix(room)
    if choices.count == 1, let only = choices.first {
      for index in texts.indices { texts[index].append(contentsOf: only) }
    } else {
      texts = texts.flatMap { text in choices.map { text + $0 } }
    }
  }
}

/// What each byte of a pattern is to its choices.
private struct BraceMarks {
  enum Mark: UInt8 { case plain, opens, parts, closes }

  private var marks: [Mark]
  /// By the offset of a `{`: the offset behind its `}`.
  private var ends: [Int: Int] = [:]

  /// Pairs the braces; a pair without a comma of its own is plain text, and so is one left over.
  init(_ bytes: [UInt8]) {
    marks = Array(repeating: .plain, count: bytes.count)
    var open: [(start: Int, commas: [Int])] = []
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "{"): open.append((index, []))
      case UInt8(ascii: ",") where !open.isEmpty: open[open.count - 1].commas.append(index)
      case UInt8(ascii: "}"):
        guard let (start, commas) = open.popLast(), !commas.isEmpty else { continue }
        marks[start] = .opens
        for comma in commas { marks[comma] = .parts }
        marks[index] = .closes
        ends[start] = index + 1
      default: break
      }
    }
  }

  var areAny: Bool { !ends.isEmpty }

  subscript(index: Int) -> Mark { marks[index] }

  func end(ofChoiceAt start: Int) -> Int { ends[start] ?? start + 1 }
}
