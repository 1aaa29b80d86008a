/// Where a repeated piece goes, with what parts it from the one before.
struct WiringInsertion {
  let offset: Int
  let text: [UInt8]

  init(_ unit: WiringUnit, text: String, in bytes: [UInt8]) {
    let start = unit.bytes.lowerBound
    let line = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let indent = bytes[line..<start]
    let isOwnLine = indent.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    let hasReturn = bytes.firstIndex(of: 0x0A).map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false
    let lineEnd = Array((hasReturn ? "\r\n" : "\n").utf8)
    offset = unit.bytes.upperBound
    switch unit.kind {
    case .element:
      self.text = Array(",".utf8) + (isOwnLine ? lineEnd + indent : [0x20]) + Array(text.utf8)
    case .enumCase where !text.hasPrefix("case") && !text.hasPrefix("indirect"):
      self.text = Array(", ".utf8) + Array(text.utf8)
    case .member, .enumCase, .branch, .statement:
      let isLong = text.contains("\n") && unit.kind == .member
      let between = (isLong ? lineEnd : []) + lineEnd
      self.text =
        isOwnLine ? between + indent + Array(text.utf8) : Array("; ".utf8) + Array(text.utf8)
    }
  }
}
