/// A path from the root in which `*`, `?`, `[…]` and `**` stand for others.
package struct Glob: Sendable, Hashable {
  /// As written.
  package let text: String
  private let components: [[UInt8]]

  /// The pattern that a text writes, without empty parts.
  package init(_ text: String) {
    self.text = text
    components = Self.components(of: text)
  }

  /// A path or pattern in its parts.
  package static func components(of path: some StringProtocol) -> [[UInt8]] {
    path.split(separator: "/").filter { $0 != "." }.map { Array($0.utf8) }
  }

  /// How many patterns the braces of one may stand for.
  package static let limit = BraceChoices.limit

  /// The texts that one stands for: `{a,b}` makes several.
  package static func choices(of text: String) -> [String] { BraceChoices(of: text).texts }

  /// Whether it means the path itself.
  package func matches(_ path: [[UInt8]]) -> Bool { Self.match(path[...], components) }

  /// Whether it means the path or a folder around it.
  package func covers(_ path: [[UInt8]]) -> Bool {
    var current = path[...]
    while !current.isEmpty {
      if Self.match(current, components) { return true }
      current = current.dropLast()
    }
    return false
  }

  /// Whether it means a path or a folder around it.
  package func covers(_ path: String) -> Bool { covers(Self.components(of: path)) }

  /// How many bytes it pins down: of two patterns that mean one path, the longer one is about less.
  var weight: Int {
    components.reduce(0) { sum, part in
      sum + part.count { !"*?[]".utf8.contains($0) } + (part.contains(UInt8(ascii: "*")) ? 0 : 1)
    }
  }

  /// Two cursors; on a mismatch the last `**` takes one component more.
  private static func match(_ path: ArraySlice<[UInt8]>, _ pattern: [[UInt8]]) -> Bool {
    var (at, next) = (0, 0)
    var star: (at: Int, next: Int)?
    while at < path.count {
      if next < pattern.count, pattern[next] == anyDepth {
        star = (at, next)
        next += 1
        // As the last component it means files at any depth.
        if next == pattern.count { return true }
      } else if next < pattern.count, matchName(path[at][...], pattern[next][...]) {
        at += 1
        next += 1
      } else if let last = star {
        star = (last.at + 1, last.next)
        (at, next) = (last.at + 1, last.next + 1)
      } else {
        return false
      }
    }
    while next < pattern.count, pattern[next] == anyDepth { next += 1 }
    return next == pattern.count
  }

  private static let anyDepth = Array("**".utf8)

  private static func matchName(_ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    var (at, next) = (name.startIndex, pattern.startIndex)
    var star: (at: Int, next: Int)?
    while at < name.endIndex {
      if next < pattern.endIndex, pattern[next] == UInt8(ascii: "*") {
        star = (at, next)
        next += 1
      } else if next < pattern.endIndex, let after = matchByte(name[at], pattern, next) {
        at += 1
        next = after
      } else if let last = star {
        star = (last.at + 1, last.next)
        (at, next) = (last.at + 1, last.next + 1)
      } else {
        return false
      }
    }
    while next < pattern.endIndex, pattern[next] == UInt8(ascii: "*") { next += 1 }
    return next == pattern.endIndex
  }

  /// Where the pattern goes on if its part at `index` stands for the byte.
  private static func matchByte(
    _ byte: UInt8, _ pattern: ArraySlice<UInt8>, _ index: Int
  ) -> Int? {
    if pattern[index] == UInt8(ascii: "?") { return index + 1 }
    guard pattern[index] == UInt8(ascii: "["),
      let close = pattern[index...].firstIndex(of: UInt8(ascii: "]"))
    else { return pattern[index] == byte ? index + 1 : nil }
    let set = pattern[index..<close].dropFirst()
    return set.contains(byte) ? close + 1 : nil
  }
}
