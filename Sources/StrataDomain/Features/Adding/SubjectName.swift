internal import StrataCode
internal import StrataModel

/// What the names of a part are about, and how they are told for something else.
struct SubjectName {
  /// The subject that the example's names hold, and the one that takes its place.
  let old: String
  let new: String
  /// Names that are told in another way than by their words.
  var names: [String: String] = [:]
  /// What else is told for something else: the entity of a screen that is called after more.
  var second: (old: String, new: String)?

  /// Two subjects; of which both are in plural, the singular is told.
  init(from old: String, to new: String) {
    let singular = (Self.singular(old), Self.singular(new))
    let arePlural = singular.0 != old && singular.1 != new
    self.old = arePlural ? singular.0 : old
    self.new = arePlural ? singular.1 : new
  }

  /// The subject of an example's name: the longest entity in it, or what is left without the part.
  init(of example: String, to name: String, in codebase: Codebase) {
    let words = NameStem.words(of: example)
    let entities = codebase.types(.entity).map { codebase.symbols[$0].name }.filter { entity in
      let own = NameStem.words(of: entity)
      return !own.isEmpty && own.count < words.count && words.contains(own)
    }
    let longest = entities.max { ($0.count, $1) < ($1.count, $0) }
    old = longest ?? Self.bare(example)
    new = Self.bare(name)
  }

  /// A name, or a path of one, told for the new subject.
  func renamed(_ name: String) -> String {
    if let known = names[name] { return known }
    let first = AnalogousPath(from: old, to: new).folder(name[...])
    guard first == name, let second else { return first }
    return AnalogousPath(from: second.old, to: second.new).folder(name[...])
  }

  /// A text in which each word that holds the old subject is told for the new one.
  func renamed(text: String) -> String {
    var result = ""
    var word = ""
    for character in text + "\n" {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        result += renamed(word) + String(character)
        word = ""
      }
    }
    return String(result.dropLast())
  }

  /// Whether a name is about the old subject.
  func isAbout(_ name: String) -> Bool { renamed(name) != name }

  /// The name with its last word in singular.
  private static func singular(_ name: String) -> String {
    guard let last = NameWords.split(name).last, name.lowercased().hasSuffix(last) else {
      return name
    }
    let singular = WordReader.singular(last)
    if singular == last { return name }
    let head = name.dropLast(last.count)
    let isBig = name.dropFirst(head.count).first?.isUppercase == true
    return head + (isBig ? singular.prefix(1).uppercased() + singular.dropFirst() : singular)
  }

  /// `Coupon` of `CouponRemoteDataSource`.
  static func bare(_ name: String) -> String {
    var subject = NamePattern(name)?.subject ?? name
    for tail in ["Remote", "Local"] where subject.hasSuffix(tail) && subject != tail {
      subject = String(subject.dropLast(tail.count))
    }
    return subject
  }
}
