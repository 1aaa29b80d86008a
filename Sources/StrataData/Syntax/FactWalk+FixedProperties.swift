internal import StrataCode

extension FactWalk {
  /// Marks the properties of types, in files that import what draws, whose value reads nothing but
  /// members of types, and that nothing else of the type names: `var tint: UIColor { .red }`.
  ///
  /// Words are looked at as text, those of comments too: a doubt counts as something that is read.
  mutating func markFixedProperties() {
    guard drawsViews else { return }
    let candidates = propertiesThatReadNothing()
    if candidates.isEmpty { return }
    var marks = WordMarks()
    for name in candidates.keys { marks.insert(name) }
    var named: Set<Int> = []
    forEachWord(among: marks) { word, start in
      for index in candidates[word] ?? [] where isNamed(index, at: start) { named.insert(index) }
    }
    for index in candidates.values.joined() where !named.contains(index) {
      facts.declarations[index].modifiers.insert(.isFixed)
    }
  }

  /// The properties of types whose value reads nothing, by name without the underscores before it.
  private func propertiesThatReadNothing() -> [String: [Int]] {
    var candidates: [String: [Int]] = [:]
    for (index, property) in facts.declarations.enumerated()
    where property.kind == .property && property.parent >= 0
      && !property.modifiers.isDisjoint(with: [.isComputed, .hasInitialValue])
      && !readsSomething(from: Int(property.span.end), to: Int(property.extent.end))
    {
      let name = interner.names[Int(property.name.index)]
      candidates[String(name.drop { $0 == "_" }), default: []].append(index)
    }
    return candidates
  }

  /// Whether a word that is called like a property, underscores before it aside, names it in the rest of
  /// its type.
  private func isNamed(_ index: Int, at start: UInt32) -> Bool {
    let property = facts.declarations[index]
    guard !property.extent.contains(start),
      facts.declarations[Int(property.parent)].extent.contains(start)
    else { return false }
    let isUnderscore = { (byte: UInt8) in byte == UInt8(ascii: "_") }
    let name = interner.names[Int(property.name.index)].utf8
    return source[..<Int(start)].reversed().prefix(while: isUnderscore).count
      == name.prefix(while: isUnderscore).count
  }

  /// Whether a word with a small first letter stands in a stretch, other than a member or a label.
  private func readsSomething(from start: Int, to end: Int) -> Bool {
    var (offset, isInText) = (start, false)
    while offset < end {
      let byte = source[offset]
      if byte == UInt8(ascii: "\"") { isInText.toggle() }
      if isInText {
        if byte == UInt8(ascii: "\\") { return true }
      } else if byte == UInt8(ascii: "$") {
        return true
      } else if byte.isInWord {
        let word = offset
        while offset < end, source[offset].isInWord { offset += 1 }
        if isRead(word, offset) { return true }
        continue
      }
      offset += 1
    }
    return false
  }

  private func isRead(_ start: Int, _ end: Int) -> Bool {
    guard source[start].isSmall, source[start - 1] != UInt8(ascii: "."),
      end >= source.count || source[end] != UInt8(ascii: ":")
    else { return false }
    return !Self.silent.contains(String(decoding: source[start..<end], as: UTF8.self))
  }

  private static let silent: Set<String> = ["return", "get", "true", "false", "nil", "some", "any"]
}

extension UInt8 {
  fileprivate var isSmall: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || self == UInt8(ascii: "_")
      || self >= 0x80
  }
}
