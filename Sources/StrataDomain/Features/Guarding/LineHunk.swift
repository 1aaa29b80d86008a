/// Lines of a text that give way to others, found by what stands around them.
package struct LineHunk: Sendable, Equatable {
  /// Lines that stand somewhere above, the outermost first.
  package var headings: [String] = []
  /// None where lines are only added: below the headings, or else at the end.
  package var old: [String] = []
  package var new: [String] = []

  package init(below headings: [String] = [], from old: [String] = [], to new: [String] = []) {
    self.headings = headings
    self.old = old
    self.new = new
  }
}

extension [LineHunk] {
  /// A text after one hunk after the other; nil where what gives way does not stand there.
  package func applied(to text: String) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    var cursor = 0
    for hunk in self {
      for heading in hunk.headings {
        guard let found = lines[cursor...].firstIndex(where: { $0.withoutMargins == heading })
        else { return nil }
        cursor = found + 1
      }
      var start = cursor
      if !hunk.old.isEmpty {
        guard let found = lines.position(of: hunk.old, from: cursor) else { return nil }
        start = found
      } else if hunk.headings.isEmpty {
        start = lines.last == "" ? lines.count - 1 : lines.count
      }
      lines.replaceSubrange(start..<(start + hunk.old.count), with: hunk.new)
      cursor = start + hunk.new.count
    }
    return lines.joined(separator: "\n")
  }
}

extension [String] {
  /// Where a run of lines begins at or after an index: as written, or else but for blanks around.
  fileprivate func position(of lines: [String], from start: Int) -> Int? {
    let last = count - lines.count
    guard start <= last else { return nil }
    return (start...last).first { self[$0..<($0 + lines.count)].elementsEqual(lines) }
      ?? (start...last).first {
        zip(self[$0..<($0 + lines.count)], lines).allSatisfy {
          $0.withoutMargins == $1.withoutMargins
        }
      }
  }
}

extension StringProtocol {
  /// The text without blanks around it.
  fileprivate var withoutMargins: String {
    let start = drop(while: \.isWhitespace)
    return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
  }
}
