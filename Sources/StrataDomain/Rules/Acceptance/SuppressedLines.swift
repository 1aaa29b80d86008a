internal import StrataCode

/// The lines of a file for which a rule is suppressed.
struct SuppressedLines {
  private var isWholeFile = false
  private var ranges: [ClosedRange<Int>] = []

  /// The lines of which these speak, all of one file and one rule.
  init(_ suppressions: [Suppression]) {
    for range in suppressions.compactMap(\.lines).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] =
          last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
    isWholeFile = suppressions.contains { $0.lines == nil }
  }

  /// Whether a line is one of them.
  func contains(_ line: Int) -> Bool {
    if isWholeFile { return true }
    let index = ranges.partitioningIndex(where: { $0.upperBound >= line })
    return index < ranges.count && ranges[index].contains(line)
  }
}
