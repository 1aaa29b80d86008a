/// Paths that settings speak of.
package struct PatternSetting: Sendable, Equatable {
  /// As written.
  package var text: String
  /// One, or one for each choice in braces.
  package var globs: [Glob]
  package var place: SettingLocation

  package init(_ text: String, at place: SettingLocation) {
    self.text = text
    globs = Glob.choices(of: text).map { Glob($0) }
    self.place = place
  }

  /// What it means, however it is written: `Core`, `./Core/` and `Core/**` are alike.
  package var meaning: String {
    var parts = Glob.components(of: text)
    while parts.count > 1, parts.last == Array("**".utf8) { parts.removeLast() }
    return parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }

  /// Whether it means a path, in its parts, itself.
  package func matches(_ path: [[UInt8]]) -> Bool { globs.contains { $0.matches(path) } }

  /// Whether it means a path, in its parts, or a folder around it.
  package func covers(_ path: [[UInt8]]) -> Bool { globs.contains { $0.covers(path) } }

  /// Whether it means a path or a folder around it.
  package func covers(_ path: String) -> Bool { covers(Glob.components(of: path)) }

  var weight: Int { globs.map(\.weight).max() ?? 0 }
}
