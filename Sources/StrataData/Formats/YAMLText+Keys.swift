/// Keys are compared by all they stand for, which an alias in one can make endless: this finds them
/// before the text is parsed. It looks at bytes alone, and errs towards finding too many.
extension YAMLText {
  /// Whether some key may be an alias, or a list or a mapping that holds aliases.
  static func hasIntricateKeys(_ bytes: [UInt8]) -> Bool {
    var hasAlias = false
    var hasMarkedKey = false
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      hasMarkedKey = hasMarkedKey || hasKeyMark(line)
      guard let alias = line.indices.first(where: { isAlias(at: $0, in: line) }) else { continue }
      hasAlias = true
      // A key without a mark stands in one line, its aliases too.
      if isKey(from: alias, in: line) { return true }
    }
    return hasAlias && hasMarkedKey
  }

  /// Whether an alias begins there: `*name` where a token may begin.
  private static func isAlias(at index: Int, in line: ArraySlice<UInt8>) -> Bool {
    guard line[index] == UInt8(ascii: "*"), let next = line[index...].dropFirst().first,
      isName(next)
    else { return false }
    return index == line.startIndex || isTokenEnd(line[index - 1])
  }

  /// Whether an alias, or brackets around one, are followed by a colon.
  private static func isKey(from alias: Int, in line: ArraySlice<UInt8>) -> Bool {
    for index in line[alias...].indices {
      var rest = line[index...].dropFirst()
      switch line[index] {
      case UInt8(ascii: "*") where isAlias(at: index, in: line): rest = rest.drop(while: isName)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): break
      default: continue
      }
      if rest.first(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: ":") { return true }
    }
    return false
  }

  /// Whether `?` announces a key: as the first of a line, or of what stands in brackets.
  private static func hasKeyMark(_ line: ArraySlice<UInt8>) -> Bool {
    var canBegin = true
    for byte in line {
      switch byte {
      case UInt8(ascii: "?") where canBegin: return true
      case 0x20, 0x09: continue
      case 0x80...: canBegin = true  // It may be a line break of Unicode's.
      default: canBegin = "-:,[{".utf8.contains(byte)
      }
    }
    return false
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func isTokenEnd(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte >= 0x80 || "[{,:?-".utf8.contains(byte)
  }
}
