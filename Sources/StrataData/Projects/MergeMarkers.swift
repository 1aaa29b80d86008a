/// The lines that a merge leaves in a file where two histories changed the same.
enum MergeMarkers {
  /// The line of the first one, from 1; nil if there is none.
  static func firstLine(in text: [UInt8]) -> Int? {
    guard [opening, middle, closing].contains(where: { !text.ranges(of: $0).isEmpty }) else {
      return nil
    }
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    return lines.firstIndex(where: isMarker).map { $0 + 1 }
  }

  private static let opening = [UInt8](repeating: UInt8(ascii: "<"), count: 7)
  private static let middle = [UInt8](repeating: UInt8(ascii: "="), count: 7)
  private static let closing = [UInt8](repeating: UInt8(ascii: ">"), count: 7)

  /// Seven marks at the start of a line, with the name of a history behind or nothing.
  private static func isMarker(_ line: ArraySlice<UInt8>) -> Bool {
    let marks = Array(line.prefix(7))
    guard [opening, middle, closing].contains(marks) else { return false }
    return [nil, 0x20, 0x0D].contains(line.dropFirst(7).first)
  }
}
