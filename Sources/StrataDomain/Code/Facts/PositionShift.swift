/// How the places of a text have moved in a newer text that says the same: lines came or went between
/// them, and nothing else about them is another.
package struct PositionShift: Sendable {
  private let old: LineTable
  private let new: LineTable
  /// Offsets of the older text, in order, each with that of the newer one.
  private let offsets: [(old: UInt32, new: UInt32)]

  /// The shift from one text to another, of which the lines and the code lines are known, and pairs of
  /// offsets that mean the same; nil if their order, which of them share a line, or how much code
  /// stands between them is another.
  package init?(
    from old: (lines: LineTable, code: CodeLines), to new: (lines: LineTable, code: CodeLines),
    offsets: [(UInt32, UInt32)]
  ) {
    self.old = old.lines
    self.new = new.lines
    var known: [(old: UInt32, new: UInt32)] = []
    // Files are pointed to at their beginning, too.
    for pair in (offsets + [(0, 0)]).sorted(by: { $0 < $1 }) {
      guard let last = known.last else {
        known.append(pair)
        continue
      }
      if last == pair { continue }
      guard last.old < pair.0, last.new < pair.1 else { return nil }
      known.append(pair)
    }
    self.offsets = known
    let before = Self.places(of: known.map(\.old), in: old.lines, old.code)
    guard before == Self.places(of: known.map(\.new), in: new.lines, new.code) else { return nil }
  }

  /// Where a position of the older text is in the newer one; nil for one that nothing is known of.
  package func callAsFunction(_ position: Position) -> Position? {
    guard let offset = old.offset(line: position.line, column: position.column) else { return nil }
    let index = offsets.partitioningIndex { $0.old >= offset }
    guard index < offsets.count, offsets[index].old == offset else { return nil }
    return new.position(of: offsets[index].new)
  }

  /// What rules can see of the lines that offsets stand on.
  private struct Place: Equatable {
    /// Whether it is on the line of the one before.
    var isOnSameLine: Bool
    /// How many lines of code there are up to its line, itself included.
    var codeLines: Int
    /// Whether its line is one.
    var isCode: Bool
  }

  /// The places of offsets in ascending order.
  private static func places(
    of offsets: [UInt32], in lines: LineTable, _ code: CodeLines
  ) -> [Place] {
    var places: [Place] = []
    var (last, sum) = (0, 0)
    for offset in offsets {
      let line = lines.position(of: offset).line
      if line > last { sum += code.count(in: (last + 1)...line) }
      places.append(
        Place(
          isOnSameLine: line == last, codeLines: sum, isCode: code.count(in: line...line) == 1))
      last = line
    }
    return places
  }
}
