internal import StrataCode

extension MovedCode {
  /// The bytes that go, each with an empty line behind or before it, and with the heading that would
  /// stand above nothing.
  var cuts: [Range<Int>] {
    lines.map { range in
      let after = next(behind: range)
      if let next = Self.emptyLine(at: range.upperBound, text) {
        let start = after.flatMap { heading(above: range, before: $0) } ?? range.lowerBound
        return start..<next.upperBound
      }
      guard range.upperBound == text.count else { return range }
      var start = range.lowerBound
      while start > 0 {
        let number = number(at: start - 1)
        let before = TextLine(number, of: text)
        guard before.words.isEmpty || before.isHeading || isAlone(number) else { break }
        start = Int(before.whole.start)
      }
      return start..<range.upperBound
    }
  }

  /// The bytes that go of what is around the code: what stands beside each other goes as one, and where
  /// nothing follows, the empty lines before it go.
  var innerCuts: [Range<Int>] {
    let blocks = cuts.reduce(into: [Range<Int>]()) { blocks, cut in
      if let last = blocks.last, cut.lowerBound <= last.upperBound {
        blocks[blocks.count - 1] = last.lowerBound..<max(last.upperBound, cut.upperBound)
      } else {
        blocks.append(cut)
      }
    }
    return blocks.map { block in
      var end = block.upperBound
      while let line = Self.emptyLine(at: end, text) { end = line.upperBound }
      guard end < text.count, TextLine(number(at: end), of: text).words.first?.first == "}" else {
        return block
      }
      var start = block.lowerBound
      while start > 0, case let line = TextLine(number(at: start - 1), of: text),
        line.words.isEmpty
      {
        start = Int(line.whole.start)
      }
      return start..<end
    }
  }

  /// The first line behind some code that says something and stays; nil at the end of the file.
  private func next(behind range: Range<Int>) -> TextLine? {
    var offset = range.upperBound
    while offset < text.count {
      if let other = lines.first(where: { $0.contains(offset) }) {
        offset = other.upperBound
        continue
      }
      let line = TextLine(number(at: offset), of: text)
      guard line.words.isEmpty else { return line }
      offset = Int(line.whole.end)
    }
    return nil
  }

  /// Where the heading above some code begins, if the next thing behind it is another heading that does
  /// not belong under the first.
  private func heading(above range: Range<Int>, before next: TextLine) -> Int? {
    guard next.isHeading else { return nil }
    var number = number(at: range.lowerBound) - 1
    while number > 0, TextLine(number, of: text).words.isEmpty { number -= 1 }
    guard number > 0, case let line = TextLine(number, of: text), line.isHeading,
      line.indentation == next.indentation,
      next.words.contains("-") || !line.words.contains("-")
    else { return nil }
    return Int(line.whole.start)
  }

  /// Whether a line is a comment with empty lines around it, below what the file begins with: a heading
  /// that editors do not list.
  private func isAlone(_ number: Int) -> Bool {
    number > 1 && TextLine(number, of: text).words.first?.hasPrefix("//") == true
      && TextLine(number - 1, of: text).words.isEmpty && !Self.isHeader(number, text)
  }

  private static func emptyLine(at offset: Int, _ text: [UInt8]) -> Range<Int>? {
    guard offset < text.count else { return nil }
    let end = text[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
    let isEmpty = text[offset..<end].allSatisfy {
      $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D
    }
    return isEmpty ? offset..<end : nil
  }
}
