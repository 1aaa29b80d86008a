internal import StrataCode

extension FactWalk {
  /// Marks the properties of types, in files that import what draws, whose value reads nothing but
  /// members of types, and that nothing else of the type names: `var tint: UIColor { .red }`.
  ///
  /// Words are looked at as text, those of comments too: a doubt counts as something that is read.
  mutating func markFixedProperties() {
    let draws = facts.imports.contains {
      ["UIKit", "SwiftUI", "AppKit"].contains(interner.names[Int($0.module.index)])
    }
    guard draws else { return }
    for (index, property) in facts.declarations.enumerated()
    where property.kind == .property && property.parent >= 0
      && !property.modifiers.isDisjoint(with: [.isComputed, .hasInitialValue])
    {
      if !readsSomething(from: Int(property.span.end), to: Int(property.extent.end)),
        !isNamed(property)
      {
        facts.declarations[index].modifiers.insert(.isFixed)
      }
    }
  }

  /// Whether the rest of a property's type says its name.
  private func isNamed(_ property: Declaration) -> Bool {
    let name = interner.names[Int(property.name.index)].utf8
    let around = facts.declarations[Int(property.parent)].extent
    var offset = Int(around.start)
    while offset < Int(around.end) {
      let word = offset
      while offset < Int(around.end), source[offset].isInWord { offset += 1 }
      if offset - word == name.count, source[word..<offset].elementsEqual(name),
        !property.extent.contains(UInt32(word))
      {
        return true
      }
      if offset == word { offset += 1 }
    }
    return false
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
