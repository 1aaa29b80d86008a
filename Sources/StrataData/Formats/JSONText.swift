internal import StrataCode

/// A JSON text that is changed in single places, with everything else left byte for byte.
struct JSONText {
  private(set) var bytes: [UInt8]

  /// A value of the text, or a member of an object with its name.
  struct Part {
    /// Its name in an object.
    var name: String?
    /// With its name.
    var whole: Range<Int>
    var value: Range<Int>
  }

  /// A text that is JSON.
  init(_ text: String) throws(LinedJSON.Mistake) {
    bytes = Array(text.utf8)
    _ = try LinedJSON(bytes)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The outermost value.
  var root: Range<Int> {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return trimmed(start..<bytes.count)
  }

  /// The text of a value.
  func text(_ value: Range<Int>) -> String { String(decoding: bytes[value], as: UTF8.self) }

  /// Whether a value is an object or an array, as its bracket says.
  func opens(_ value: Range<Int>, _ bracket: Character) -> Bool {
    bytes[value.lowerBound] == bracket.asciiValue
  }

  /// The line of a place, from 1.
  func line(of offset: Int) -> Int { bytes[..<offset].count { $0 == 0x0A } + 1 }

  /// The member of an object by its name.
  func member(_ name: String, of object: Range<Int>) -> Part? {
    parts(of: object).first { $0.name == name }
  }

  /// What an object or an array holds.
  func parts(of container: Range<Int>) -> [Part] {
    var parts: [Part] = []
    var start = container.lowerBound + 1
    var colon: Int?
    var index = start
    var depth = 0
    func end(at end: Int) {
      let whole = trimmed(start..<end)
      guard !whole.isEmpty else { return }
      let value = colon.map { trimmed(($0 + 1)..<end) } ?? whole
      let name = colon.map { text(trimmed(start..<$0)).dropFirst().dropLast() }
      parts.append(Part(name: name.map { String($0) }, whole: whole, value: value))
    }
    while index < container.upperBound - 1 {
      switch Character(UnicodeScalar(bytes[index])) {
      case "\"": index = endOfString(at: index)
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      case ":" where depth == 0 && opens(container, "{"): colon = colon ?? index
      case "," where depth == 0:
        end(at: index)
        (start, colon) = (index + 1, nil)
      default: break
      }
      index += 1
    }
    end(at: container.upperBound - 1)
    return parts
  }

  /// Adds a part behind the last one of an object or an array, in lines of its own.
  mutating func append(_ part: String, to container: Range<Int>) {
    let outer = indentation(at: container.lowerBound)
    let parts = parts(of: container)
    let inner = parts.first.map { indentation(at: $0.whole.lowerBound) }
    // Parts that stand in the line of their bracket get company there.
    if let last = parts.last, let inner, inner == outer, !isAlone(last) {
      return bytes.insert(contentsOf: Array((", " + part).utf8), at: last.whole.upperBound)
    }
    let indent = inner ?? outer + unit
    if let last = parts.last {
      bytes.insert(contentsOf: Array(",\(lineEnd)\(indent)\(part)".utf8), at: last.whole.upperBound)
    } else {
      bytes.replaceSubrange(
        (container.lowerBound + 1)..<(container.upperBound - 1),
        with: Array("\(lineEnd)\(indent)\(part)\(lineEnd)\(outer)".utf8))
    }
  }

  /// Takes a part out of an object or an array, with its comma and the blanks around it.
  mutating func remove(_ part: Part, from container: Range<Int>) {
    let parts = parts(of: container)
    guard let index = parts.firstIndex(where: { $0.whole == part.whole }) else { return }
    if parts.count == 1 {
      bytes.removeSubrange((container.lowerBound + 1)..<(container.upperBound - 1))
    } else if index == 0 {
      bytes.removeSubrange(part.whole.lowerBound..<parts[1].whole.lowerBound)
    } else {
      bytes.removeSubrange(parts[index - 1].whole.upperBound..<part.whole.upperBound)
    }
  }

  /// What ends the lines of the text.
  private var lineEnd: String {
    guard let end = bytes.firstIndex(of: 0x0A), end > 0, bytes[end - 1] == 0x0D else { return "\n" }
    return "\r\n"
  }

  /// What a level is indented by.
  private var unit: String {
    let first = parts(of: root).first.map { indentation(at: $0.whole.lowerBound) } ?? ""
    return first.isEmpty ? "  " : first
  }

  /// Whether nothing but blanks stands before a part in its line.
  private func isAlone(_ part: Part) -> Bool {
    bytes[startOfLine(at: part.whole.lowerBound)..<part.whole.lowerBound].allSatisfy {
      $0 == 0x20 || $0 == 0x09
    }
  }

  private func indentation(at offset: Int) -> String {
    let line = bytes[startOfLine(at: offset)..<offset]
    return String(decoding: line.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  private func startOfLine(at offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  private func endOfString(at start: Int) -> Int {
    var index = start + 1
    while bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let isBlank: (Int) -> Bool = { bytes[$0] <= 0x20 }
    guard let start = range.first(where: { !isBlank($0) }),
      let last = range.last(where: { !isBlank($0) })
    else { return range.lowerBound..<range.lowerBound }
    return start..<(last + 1)
  }
}
