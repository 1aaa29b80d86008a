/// How a client counts columns.
package enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// The column from 0 of a number of bytes into a line.
  package func column(ofByte offset: Int, in line: some Collection<UInt8>) -> Int {
    let before = line.prefix(max(0, offset))
    return self == .utf8 ? before.count : before.reduce(0) { $0 + Self.units(of: $1) }
  }

  /// The number of bytes before a column from 0; behind the end of the line, all of it. A column in
  /// the middle of a character is its start.
  package func byte(ofColumn column: Int, in line: some Collection<UInt8>) -> Int {
    var offset = 0
    var units = 0
    var start = 0
    for byte in line {
      if byte & 0xC0 != 0x80 {
        let reached = self == .utf8 ? offset : units
        if reached >= column { return reached > column ? start : offset }
        start = offset
      }
      offset += 1
      units += Self.units(of: byte)
    }
    return (self == .utf8 ? offset : units) > column ? start : offset
  }

  /// How many units of UTF-16 a character has, counted at its first byte.
  private static func units(of byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }
}
