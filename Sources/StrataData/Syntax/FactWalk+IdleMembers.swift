internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// Marks the private stored properties, and those of values that a view finds around it, that their
  /// types, with all their extensions in the file, name nowhere but where they are declared and, in
  /// initializers, filled, and the private functions that they name nowhere but within.
  ///
  /// Names are compared as text, strings and comments behind code included: a doubt counts as a use.
  mutating func markIdleMembers() {
    var found: Set<Int> = []
    for mark in facts.attributes where Self.finders.contains(interner.names[Int(mark.name.index)]) {
      found.insert(Int(mark.owner))
    }
    var candidates: [String: Int] = [:]
    var doubtful: Set<String> = []
    for (index, declaration) in facts.declarations.enumerated()
    where isPrivateStored(declaration) || found.contains(index) && isOfStruct(declaration)
      || isPrivateFunction(index)
    {
      let name = String(interner.names[Int(declaration.name.index)].drop { $0 == "_" })
      guard name.utf8.allSatisfy(\.isInWord) else { continue }
      if candidates.updateValue(index, forKey: name) != nil { doubtful.insert(name) }
    }
    if candidates.isEmpty { return }
    var marks = WordMarks()
    for name in candidates.keys { marks.insert(name) }
    let initializers = facts.declarations.filter { $0.kind == .initializer }.map(\.extent)
    let comments = CommentedLines(source)
    var uses: [Int: [Int]] = [:]
    var used = Set(doubtful.compactMap { candidates[$0] })
    forEachWord(among: marks) { word, start in
      guard let index = candidates[word], !used.contains(index),
        !facts.declarations[index].extent.contains(start), isSeen(index, from: start),
        !comments.contains(start)
      else { return }
      guard let place = initializers.firstIndex(where: { $0.contains(start) }) else {
        used.insert(index)
        return
      }
      uses[index, default: []].append(place)
    }
    for index in candidates.values where !used.contains(index) {
      let most = Dictionary(grouping: uses[index, default: []]) { $0 }.values.map(\.count).max()
      // What has a value from the start is not filled again, but used; so is what is called.
      if most ?? 0 <= (isFilled(index) ? Self.namingsInFilling : 0) {
        facts.declarations[index].modifiers.insert(.isIdle)
      }
    }
  }

  /// `init(store: Store) { self.store = store }`.
  private static let namingsInFilling = 3

  private func isFilled(_ member: Int) -> Bool {
    let extent = facts.declarations[member].extent
    return facts.declarations[member].kind == .property
      && !source[Int(extent.start)..<Int(extent.end)].contains(UInt8(ascii: "="))
  }

  /// Whether code at an offset may name a property without being a member of something else that is
  /// called the same.
  private func isSeen(_ member: Int, from offset: UInt32) -> Bool {
    let declaration = facts.declarations[member]
    // What an extension keeps to itself, its type calls, too.
    guard declaration.access == .private, declaration.kind == .property else { return true }
    let type = facts.declarations[Int(declaration.parent)]
    if type.extent.contains(offset) { return true }
    let name = interner.names[Int(type.name.index)]
    return facts.declarations.contains {
      $0.kind == .extension && $0.extent.contains(offset)
        && interner.names[Int($0.name.index)].hasSuffix(name)
    }
  }

  private func isOfStruct(_ declaration: Declaration) -> Bool {
    declaration.kind == .property && declaration.parent >= 0
      && facts.declarations[Int(declaration.parent)].kind == .struct
  }

  /// What SwiftUI fills a property by, from what is around a view.
  private static let finders: Set<String> = [
    "Environment", "EnvironmentObject", "Query", "FetchRequest",
  ]

  private func isPrivateStored(_ declaration: Declaration) -> Bool {
    declaration.kind == .property && declaration.parent >= 0
      && (declaration.access == .private || declaration.access == .fileprivate)
      && declaration.modifiers.isDisjoint(with: [.isComputed, .isStatic, .isLazy, .isLocal])
  }

  /// Whether only code of the file can call a function: no runtime, no protocol and no superclass does.
  private func isPrivateFunction(_ index: Int) -> Bool {
    let declaration = facts.declarations[index]
    guard declaration.kind == .function, declaration.parent >= 0,
      declaration.access == .private || declaration.access == .fileprivate,
      declaration.modifiers.contains(.hasBody),
      declaration.modifiers.isDisjoint(with: [.isOverride, .isLocal])
    else { return false }
    let type = facts.declarations[Int(declaration.parent)]
    return (type.kind == .extension || type.access > .fileprivate)
      && facts.attributes.allSatisfy {
        $0.owner != index || Self.plainAttributes.contains(interner.names[Int($0.name.index)])
      }
  }

  private static let plainAttributes: Set<String> = ["MainActor", "discardableResult", "inlinable"]

  /// Calls a function with each identifier of the text and where it begins, without the underscores
  /// before it: `_store` and `$store` name `store`.
  func forEachWord(among marks: WordMarks, _ work: (String, UInt32) -> Void) {
    var start: Int?
    for offset in 0...source.count {
      let byte = offset < source.count ? source[offset] : 0
      if byte.isInWord {
        if start == nil, byte != UInt8(ascii: "_") { start = offset }
      } else if let first = start {
        if marks.mayContain(source[first], offset - first) {
          work(String(decoding: source[first..<offset], as: UTF8.self), UInt32(first))
        }
        start = nil
      }
    }
  }
}

/// Which first letters and lengths some words have, so that few others are compared.
struct WordMarks {
  private var bits = [Bool](repeating: false, count: 256)

  mutating func insert(_ word: String) {
    let letters = word.utf8.drop { $0 == UInt8(ascii: "_") }
    if let first = letters.first { bits[Self.index(first, letters.count)] = true }
  }

  func mayContain(_ first: UInt8, _ length: Int) -> Bool { bits[Self.index(first, length)] }

  private static func index(_ first: UInt8, _ length: Int) -> Int {
    Int(first &+ UInt8(truncatingIfNeeded: length) &* 37)
  }
}

extension UInt8 {
  /// Whether a byte of UTF-8 can stand in an identifier.
  var isInWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
