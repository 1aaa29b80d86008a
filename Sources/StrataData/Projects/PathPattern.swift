/// A path from the root in which `*`, `?`, `[…]` and `**` stand for others.
package struct PathPattern: Sendable, Equatable {
  /// The folder before the first component with a wildcard, or the whole path without one.
  let folder: String
  /// Whether all below `folder` is meant, as by `Sources/**`.
  let takesAll: Bool
  /// Whether there is any wildcard.
  let hasWildcard: Bool
  private let components: [[UInt8]]

  /// How many patterns the braces of one may stand for.
  private static let limit = 64

  /// The patterns that a text stands for, seen from `folder`; `{a,b}` makes several.
  static func all(_ text: String, in folder: String) -> [PathPattern] {
    expanded(text).compactMap { RelativePath.join(folder, $0) }.map { PathPattern($0) }
  }

  /// Whether it can mean no Swift file: `*.h`.
  var isForOtherLanguages: Bool {
    guard let last = components.last?.split(separator: UInt8(ascii: ".")).last,
      last != components.last?[...]
    else { return false }
    return !last.contains { "*?[]".utf8.contains($0) } && Array(last) != Array("swift".utf8)
  }

  private init(_ path: String) {
    let parts = path.split(separator: "/")
    let plain = parts.prefix { part in !part.utf8.contains { "*?[".utf8.contains($0) } }
    folder = plain.joined(separator: "/")
    hasWildcard = plain.count < parts.count
    components = parts.map { Array($0.utf8) }
    let rest = parts.dropFirst(plain.count)
    takesAll =
      rest.first == "**"
      && (rest.count == 1 || rest.count == 2 && ["*", "*.swift"].contains(rest.last ?? ""))
  }

  private static func expanded(_ text: String) -> [String] {
    var found = [text]
    var index = 0
    while index < found.count {
      guard let close = found[index].firstIndex(of: "}"),
        let open = found[index][..<close].lastIndex(of: "{")
      else {
        index += 1
        continue
      }
      let inner = found[index][open..<close].dropFirst()
      // Braces around a single word are no choice.
      guard inner.contains(",") else {
        index += 1
        continue
      }
      let whole = found.remove(at: index)
      for choice in inner.split(separator: ",", omittingEmptySubsequences: false) {
        guard found.count < limit else { break }
        found.append(String(whole[..<open]) + choice + whole[close...].dropFirst())
      }
    }
    return found
  }

  /// Whether the pattern means the path itself.
  func matches(_ path: SplitPath) -> Bool { PathPattern.match(path.components[...], components) }

  /// Whether the pattern means the path or a folder around it.
  func covers(_ path: SplitPath) -> Bool {
    if takesAll { return RelativePath.isCovered(path.text, by: [folder]) }
    var current = path.components[...]
    while !current.isEmpty {
      if PathPattern.match(current, components) { return true }
      current = current.dropLast()
    }
    return false
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

/// A path with its components, to be compared with many patterns.
package struct SplitPath: Sendable {
  let text: String
  let components: [[UInt8]]

  /// Splits a path from the root.
  init(_ path: String) {
    text = path
    components = path.split(separator: "/").map { Array($0.utf8) }
  }
}
