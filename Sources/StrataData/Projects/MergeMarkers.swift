/// The lines that a merge leaves in a file where two histories changed the same.
enum MergeMarkers {
  /// The line of the first one, from 1; nil if there is none.
  static func firstLine(in text: [UInt8]) -> Int? {
    text.withUnsafeBufferPointer { text in
      var (line, start) = (1, 0)
      while start + length <= text.count {
        if isMarker(text[start...]) { return line }
        // A project file has megabytes, and nearly all of its lines begin with white space.
        guard let end = text[start...].firstIndex(of: 0x0A) else { return nil }
        (line, start) = (line + 1, end + 1)
      }
      return nil
    }
  }

  private static let length = 7

  /// Seven marks at the start of a line, with the name of a history behind or nothing.
  private static func isMarker(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let mark = rest.first, "<=>".utf8.contains(mark),
      rest.prefix(length).allSatisfy({ $0 == mark })
    else { return false }
    guard let next = rest.dropFirst(length).first else { return true }
    return [0x20, 0x0D, 0x0A].contains(next)
  }
}
