internal import StrataCode

/// What a file says, apart from where in its text it says it.
struct FactOutline {
  /// All facts but the spans and lines.
  private(set) var content: [UInt8] = []
  /// Where the spans begin and end, in the order of the facts.
  private(set) var offsets: [UInt32] = []

  /// The outline of some facts.
  init(of facts: FileFacts) {
    var values = facts.values
    values.lines = LineTable(starts: [0])
    values.codeLines = CodeLines()
    var writer = OutlineWriter()
    values.pack(in: &writer)
    content = writer.writer.bytes
    offsets = writer.offsets
  }

  /// How what a file says has moved in a newer text of it; nil if the text says anything else.
  static func shift(from old: FileFacts, to new: FileFacts) -> PositionShift? {
    // A comment that speaks to Strata means lines, and not what stands on them.
    guard old.directives.isEmpty, new.directives.isEmpty else { return nil }
    let (before, now) = (FactOutline(of: old), FactOutline(of: new))
    guard before.content == now.content, before.offsets.count == now.offsets.count else {
      return nil
    }
    return PositionShift(
      from: (old.lines, old.codeLines), to: (new.lines, new.codeLines),
      offsets: Array(zip(before.offsets, now.offsets)))
  }
}

/// Writes all but where things stand, which it collects.
private struct OutlineWriter: Packing {
  var writer = PackWriter()
  var offsets: [UInt32] = []
  let isReading = false
  var isBroken = false
  var lastOffset: UInt32 = 0
  var names = 0
  var declarations = 0
  let fileSize = UInt32.max
  let room = 0

  mutating func number(_ value: inout UInt64) { writer.number(&value) }

  mutating func byte(_ value: inout UInt8) { writer.byte(&value) }

  mutating func text(_ value: inout String) { writer.text(&value) }

  mutating func bytes(_ value: inout [UInt8]) { writer.bytes(&value) }

  mutating func shared(_ value: inout String) { writer.shared(&value) }

  mutating func span(_ value: inout Span) { offsets += [value.start, value.end] }

  mutating func place(_ value: inout UInt32) { offsets.append(value) }
}
