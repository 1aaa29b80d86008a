/// Where a declaration says what it conforms to.
struct InheritanceClause {
  /// Behind the last thing that is said: where more is to be written.
  let end: Int
  /// Whether anything is said.
  let isThere: Bool

  /// The clause behind a declaration's name; nil where comments or conditions stand in it.
  init?(after name: Int, in text: [UInt8]) {
    var depth = 0
    var last = name
    var colon = false
    var index = name
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "/"), UInt8(ascii: "#"): return nil
      case UInt8(ascii: "{") where depth == 0:
        self.init(end: last, isThere: colon)
        return
      case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ">") where text[index - 1] != UInt8(ascii: "-"), UInt8(ascii: ")"):
        depth -= 1
      case UInt8(ascii: ":") where depth == 0: colon = true
      case UInt8(ascii: "w") where depth == 0 && Self.isWhere(at: index, in: text):
        self.init(end: last, isThere: colon)
        return
      default: break
      }
      if !Self.isBlank(text[index]) { last = index + 1 }
      index += 1
    }
    return nil
  }

  /// What the clause says without some of its names, behind a declaration's; nil where one of them is not
  /// said by itself, or the clause takes several lines.
  func without(_ names: Set<String>, after name: Int, in text: [UInt8]) -> String? {
    let clause = String(decoding: text[name..<end], as: UTF8.self)
    let lead = clause.prefix { $0 == " " || $0 == ":" }
    guard lead.contains(":"), !clause.contains(where: \.isNewline) else { return nil }
    let all = clause.dropFirst(lead.count).split(separator: ",").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    let kept = all.filter { !names.contains($0) }
    guard all.count - kept.count == names.count else { return nil }
    return kept.isEmpty ? "" : lead + kept.joined(separator: ", ")
  }

  private init(end: Int, isThere: Bool) {
    self.end = end
    self.isThere = isThere
  }

  private static func isWhere(at index: Int, in text: [UInt8]) -> Bool {
    index > 0 && isBlank(text[index - 1]) && text[index...].starts(with: Array("where".utf8))
      && index + 5 < text.count && isBlank(text[index + 5])
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
