/// The arguments of a call, as they are written between its brackets.
struct CodeCall {
  struct Argument {
    /// Nil where none is written.
    var label: String?
    /// The label, if there is one.
    var labelBytes: Range<Int>?
    /// With the label.
    var bytes: Range<Int>
    var value: Range<Int>
    /// The tokens of the value.
    var tokens: Range<Int>
  }

  /// The tokens of the brackets.
  let open: Int
  let close: Int
  let arguments: [Argument]
  /// Whether a closure follows the bracket.
  let hasTrailingClosure: Bool

  /// The call whose bracket opens at a token; nil where none does.
  init?(at open: Int, in tokens: CodeTokens) {
    guard tokens.isAt(open, "("), let close = tokens.partner(of: open) else { return nil }
    self.open = open
    self.close = close
    hasTrailingClosure = tokens.isAt(close + 1, "{")
    var arguments: [Argument] = []
    var start = open + 1
    var index = start
    while index <= close {
      if index == close || tokens.isAt(index, ",") {
        if start < index { arguments.append(Argument(start..<index, in: tokens)) }
        start = index + 1
      }
      // From a bracket to its partner: commas inside are not ours.
      let partner = tokens.partner(of: index) ?? index
      index = max(index, index == close ? index : partner) + 1
    }
    self.arguments = arguments
  }

  /// As callers say it: `init(id:_:)` has `id` and `_`.
  var labels: [String] { arguments.map { $0.label ?? "_" } }

  /// What replaces what where arguments are added at a position among those that are there: each on a line
  /// of its own where each of them is, and all of them where the line gets too long.
  func adding(
    _ texts: [String], at position: Int, in tokens: CodeTokens
  ) -> [(bytes: Range<Int>, text: String)] {
    let opened = tokens.all[open].bytes.upperBound
    if arguments.isEmpty {
      let text = spread(texts, in: tokens) ?? texts.joined(separator: ", ")
      return [(opened..<opened, text)]
    }
    let start = lineStart(in: tokens)
    if start == nil, let lines = lines(for: texts, in: tokens), let gaps = gaps(in: tokens) {
      return gaps.enumerated().map { index, gap in
        if index == arguments.count {
          let added = index == position ? texts.map { "," + lines.inner + $0 } : []
          return (gap, added.joined() + lines.outer)
        }
        let added = index == position ? texts.map { lines.inner + $0 + "," } : []
        return (gap, added.joined() + lines.inner)
      }
    }
    let comma = "," + (start ?? " ")
    if position < arguments.count {
      let before = arguments[position].bytes.lowerBound
      return [(before..<before, texts.map { $0 + comma }.joined())]
    }
    let last = arguments[arguments.count - 1].bytes.upperBound
    return [(last..<last, texts.map { comma + $0 }.joined())]
  }

  /// The blanks before each argument and before the bracket that closes; nil where the call has lines,
  /// comments or a comma at its end already, or stands in braces that close on its line.
  private func gaps(in tokens: CodeTokens) -> [Range<Int>]? {
    let starts = [open] + arguments.dropLast().map(\.tokens.upperBound) + [close - 1]
    let gaps = starts.map {
      tokens.all[$0].bytes.upperBound..<tokens.all[$0 + 1].bytes.lowerBound
    }
    let isPlain = gaps.allSatisfy { tokens.text[$0].allSatisfy { $0 == 0x20 } }
    let behind = tokens.text[tokens.all[close].bytes.upperBound...].prefix { $0 != 0x0A }
    let isInBraces = behind.contains(UInt8(ascii: "}"))
    return isPlain && !isInBraces && !tokens.isAt(close - 1, ",") ? gaps : nil
  }

  /// More characters than a line of code has.
  static let longLine = 120

  /// Several first arguments, each on a line of its own; nil where the line of the call is not too long.
  private func spread(_ texts: [String], in tokens: CodeTokens) -> String? {
    guard texts.count > 1, close == open + 1, let lines = lines(for: texts, in: tokens) else {
      return nil
    }
    return texts.map { lines.inner + $0 }.joined(separator: ",") + lines.outer
  }

  /// What begins a line inside of the call, and the one behind it, where some more arguments make its line
  /// too long; nil where they do not.
  private func lines(
    for texts: [String], in tokens: CodeTokens
  ) -> (inner: String, outer: String)? {
    let start = tokens.all[open].bytes.upperBound
    let before = tokens.text[..<start].reversed().prefix { $0 != 0x0A }
    let behind = tokens.text[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    let added = texts.joined(separator: ", ").count + (arguments.isEmpty ? 0 : 2)
    guard before.count + behind.count + added > Self.longLine else { return nil }
    let blanks = String(
      decoding: before.reversed().prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    let step = blanks.hasPrefix("\t") ? "\t" : blanks.count % 4 == 0 ? "    " : "  "
    let end = tokens.text[..<start].contains(0x0D) ? "\r\n" : "\n"
    return (end + blanks + step, end + blanks)
  }

  /// The line break and the blanks that each argument, or each but the first, stands behind; nil where
  /// one shares its line.
  private func lineStart(in tokens: CodeTokens) -> String? {
    let starts = arguments.map { argument -> String? in
      let start = argument.bytes.lowerBound
      let blanks = tokens.text[..<start].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
      let end = start - blanks.count
      guard end > 0, tokens.text[end - 1] == 0x0A else { return nil }
      let first = end > 1 && tokens.text[end - 2] == 0x0D ? end - 2 : end - 1
      return String(decoding: tokens.text[first..<start], as: UTF8.self)
    }
    guard let own = starts.last ?? nil, !starts.dropFirst().contains(nil) else { return nil }
    return own
  }
}

extension CodeCall.Argument {
  fileprivate init(_ range: Range<Int>, in tokens: CodeTokens) {
    let hasLabel =
      range.count > 2 && tokens.all[range.lowerBound].kind == .word
      && tokens.isAt(range.lowerBound + 1, ":")
    let first = range.lowerBound + (hasLabel ? 2 : 0)
    let end = tokens.all[range.upperBound - 1].bytes.upperBound
    label = hasLabel ? tokens.word(range.lowerBound) : nil
    labelBytes = hasLabel ? tokens.all[range.lowerBound].bytes : nil
    bytes = tokens.all[range.lowerBound].bytes.lowerBound..<end
    value = tokens.all[first].bytes.lowerBound..<end
    self.tokens = first..<range.upperBound
  }
}
