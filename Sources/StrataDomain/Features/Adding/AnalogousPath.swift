internal import StrataCode

/// A path in which another subject takes the place of one: `Orders/Domain` becomes `Invoices/Domain`.
struct AnalogousPath {
  private let old: [String]
  private let new: String
  /// The words of the other subject, and where among them this one's begin: `MyPage` in `MyPageEdit`.
  private let told: [String]
  private let offset: Int?
  /// The last word of the subject as it is written.
  private let last: String?

  /// Paths of `subject`, told for another.
  init(from subject: String, to other: String) {
    old = NameStem.words(of: subject)
    last = NameWords.split(subject).last
    new = other
    told = NameStem.words(of: other)
    offset = Self.start(of: old, in: told)
  }

  private static func start(of part: [String], in words: [String]) -> Int? {
    guard !part.isEmpty, words.count > part.count else { return nil }
    return (0...(words.count - part.count)).first {
      words[$0..<($0 + part.count)].elementsEqual(part)
    }
  }

  /// The folder for the other subject.
  func folder(_ path: Substring) -> String {
    path.split(separator: "/").map { component(String($0)) }.joined(separator: "/")
  }

  /// A component with the new name where it holds the old one, as one or as several.
  private func component(_ component: String) -> String {
    let words = NameWords.split(component)
    guard words.joined().utf8.count == component.utf8.count, words.count >= old.count else {
      return component
    }
    for start in 0...(words.count - old.count) {
      let those = words[start..<(start + old.count)]
      guard those.map(NameStem.word) == old else { continue }
      // What is about the other subject is told already.
      if let offset, start >= offset,
        words[(start - offset)...].prefix(told.count).map(NameStem.word) == told
      {
        continue
      }
      let before = words[..<start].reduce(0) { $0 + $1.utf8.count }
      let length = those.reduce(0) { $0 + $1.utf8.count }
      let bytes = Array(component.utf8)
      let isPlural = those.last != last
      let name = isPlural ? Self.plural(of: new) : new
      let isSmall = bytes[before] >= UInt8(ascii: "a")
      return String(decoding: bytes[..<before], as: UTF8.self)
        + (isSmall ? name.prefix(1).lowercased() + name.dropFirst() : name)
        + String(decoding: bytes[(before + length)...], as: UTF8.self)
    }
    return component
  }

  /// A name for several: `Orders`, `Categories`, `Boxes`.
  static func plural(of name: String) -> String {
    // What is said of several is not said of several of these.
    if let last = NameWords.split(name).last, WordReader.singular(last) != last { return name }
    let ends = ["s", "x", "ch", "sh", "z"]
    if name.hasSuffix("y"), let before = name.dropLast().last, !"aeiou".contains(before) {
      return name.dropLast() + "ies"
    }
    return ends.contains(where: name.hasSuffix) ? name + "es" : name + "s"
  }
}
