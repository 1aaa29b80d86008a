internal import StrataCode

/// A path from the root in which `*`, `?`, `[…]` and `**` stand for others.
package struct PathPattern: Sendable, Equatable {
  /// The folder before the first component with a wildcard, or the whole path without one.
  let folder: String
  /// Whether all below `folder` is meant, as by `Sources/**`.
  let takesAll: Bool
  /// Whether there is any wildcard.
  let hasWildcard: Bool
  private let glob: Glob
  private let lastName: [UInt8]
  /// Whether the text that wrote it stands for more patterns than are made of it.
  let isOneOfTooMany: Bool

  /// The patterns that a text stands for, seen from `folder`; `{a,b}` makes several.
  static func all(_ text: String, in folder: String) -> [PathPattern] {
    let choices = BraceChoices(of: text)
    return choices.texts.compactMap { RelativePath.join(folder, $0) }
      .map { PathPattern($0, isOneOfTooMany: choices.isCut) }
  }

  /// The pattern of a text in which braces mean themselves.
  static func plain(_ text: String) -> PathPattern? {
    RelativePath.join("", text).map { PathPattern($0, isOneOfTooMany: false) }
  }

  /// Whether it can mean no Swift file: `*.h`.
  var isForOtherLanguages: Bool {
    guard let last = lastName.split(separator: UInt8(ascii: ".")).last, last != lastName[...]
    else { return false }
    return !last.contains { "*?[]".utf8.contains($0) } && Array(last) != Array("swift".utf8)
  }

  private init(_ path: String, isOneOfTooMany: Bool) {
    self.isOneOfTooMany = isOneOfTooMany
    let parts = path.split(separator: "/")
    let plain = parts.prefix { part in !part.utf8.contains { "*?[".utf8.contains($0) } }
    folder = plain.joined(separator: "/")
    hasWildcard = plain.count < parts.count
    glob = Glob(path)
    lastName = parts.last.map { Array($0.utf8) } ?? []
    let rest = parts.dropFirst(plain.count)
    takesAll =
      rest.first == "**"
      && (rest.count == 1 || rest.count == 2 && ["*", "*.swift"].contains(rest.last ?? ""))
  }

  /// Whether the pattern means the path itself.
  func matches(_ path: SplitPath) -> Bool { glob.matches(path.components) }

  /// Whether the pattern means the path or a folder around it.
  func covers(_ path: SplitPath) -> Bool {
    if takesAll { return RelativePath.isCovered(path.text, by: [folder]) }
    return glob.covers(path.components)
  }
}
