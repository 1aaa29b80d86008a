/// Tells texts that nest so deep that parsing would exhaust the stack from those people write.
///
/// The parser bounds most nesting itself, but not what it looks ahead over. What stands in comments
/// and literals does not count. Where a `/` may divide or begin a regular expression, both readings
/// are followed, and at the end of the line those that read on alike become one, as deep as the
/// deeper: so none can hide code from the count.
enum NestingGuard {
  /// How many readings of one line, and of one text, are followed.
  private static let readingsOfLine = 64
  private static let readings = 8

  /// How many words, signs and literals are parsed of one text. The tree takes 230 to 300 bytes for
  /// each, and two files are parsed at a time: this many make 450 MB of memory, and 4 MB of the
  /// densest code that people write. Generated tables of texts have fewer in 10 MB.
  static let tokenLimit = 1_500_000

  /// What is found of a text.
  enum Verdict { case fine, tooDeep, tooLong }

  /// Whether a text nests too deep or is too long to be parsed.
  static func verdict(on bytes: [UInt8]) -> Verdict {
    bytes.withUnsafeBufferPointer { text in
      var scanners = [CodeScanner()]
      var start = 0
      while start < text.count {
        var end = start
        while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
        guard read(text, start..<end, by: &scanners) else { return .tooDeep }
        if scanners.contains(where: { $0.tokens > tokenLimit }) { return .tooLong }
        start = end + 1
      }
      return .fine
    }
  }

  /// Reads a line; false if it nests too deep, or can be read in too many ways.
  private static func read(
    _ text: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, by scanners: inout [CodeScanner]
  ) -> Bool {
    var others: [CodeScanner] = []
    for index in scanners.indices { scanners[index].read(text, line, &others) }
    while var other = others.popLast() {
      if scanners.count == readingsOfLine { return false }
      other.read(text, line, &others)
      scanners.append(other)
    }
    if scanners.count > 1 { scanners = merged(scanners) }
    return scanners.count <= readings && !scanners.contains { $0.depths.isBeyondLimit }
  }

  private static func merged(_ scanners: [CodeScanner]) -> [CodeScanner] {
    var merged: [CodeScanner] = []
    for scanner in scanners {
      if let index = merged.firstIndex(where: { $0.goesOn(like: scanner) }) {
        merged[index].depths.formMaximum(scanner.depths)
      } else {
        merged.append(scanner)
      }
    }
    return merged
  }
}
