internal import StrataCode
internal import StrataRules

/// A finding with its place in a text that goes on changing.
struct ShownFinding: Sendable, Equatable {
  var finding: Finding
  /// In bytes of the text.
  var range: Range<Int>

  /// A finding in the text that was judged.
  init(_ finding: Finding, in text: DocumentText) {
    self.finding = finding
    let start = text.offset(of: finding.location.start)
    let end = text.offset(of: finding.location.end)
    range = start..<max(start, end)
    // What is empty cannot be seen.
    if range.isEmpty { range = start..<min(start + 1, text.bytes.count) }
  }

  /// The same once a stretch of the text is replaced; nil if that takes the place apart.
  func shifted(by edit: DocumentText.Edit) -> ShownFinding? {
    let change = edit.length - edit.range.count
    var shown = self
    if edit.range.upperBound <= range.lowerBound {
      shown.range = (range.lowerBound + change)..<(range.upperBound + change)
    } else if edit.range.lowerBound >= range.upperBound {
      return self
    } else if edit.range.lowerBound > range.lowerBound, edit.range.upperBound < range.upperBound {
      shown.range = range.lowerBound..<(range.upperBound + change)
    } else {
      return nil
    }
    return shown
  }
}
