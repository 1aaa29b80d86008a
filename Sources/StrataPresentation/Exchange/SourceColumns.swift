internal import StrataRules
internal import StrataCode

extension FindingsReport.Entry {
  /// The column of the first character from 1, in the code units of UTF-16 that editors and
  /// services count; nil where the line is not known, for ours are bytes.
  var startColumn: Int? {
    source.map { $0.utf16Column(ofByte: finding.location.start.column) }
  }

  /// The column behind the last character; nil where the line is not known.
  var endColumn: Int? {
    let (start, end) = (finding.location.start, finding.location.end)
    guard start.line == end.line, let source else { return nil }
    return max(source.utf16Column(ofByte: end.column), source.utf16Column(ofByte: start.column))
  }
}

extension String {
  /// The column in UTF-16 of a column in bytes, both from 1; one behind the end is the end.
  fileprivate func utf16Column(ofByte column: Int) -> Int {
    let offset = min(max(0, column - 1), utf8.count)
    let index = utf8.index(startIndex, offsetBy: offset)
    return utf16.distance(from: startIndex, to: unicodeScalars[index...].startIndex) + 1
  }
}
