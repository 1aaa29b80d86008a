internal import StrataCode

/// A type's name with `*` for its subject: `Default*Repository`.
struct NamePattern: Equatable {
  /// What stands before the subject, and behind it.
  let prefix: String
  let suffix: String
  /// What the name is about: `Order` of `DefaultOrderRepository`.
  let subject: String

  /// The pattern of a name; nil for one that is only about its part.
  init?(_ name: String) {
    let words = NameWords.split(name)
    // Underscores and the like are in no word: such a name has no pattern that could be followed.
    guard words.joined().utf8.count == name.utf8.count else { return nil }
    var start = 0
    var end = words.count
    while start < end - 1,
      let length = Self.heads.first(where: { Self.opens(words[start...], $0) })?.count,
      start + length < end
    {
      start += length
    }
    while end - 1 > start, Self.tails.contains(words[end - 1]),
      !words[start..<end].elementsEqual(Self.myPage)
    {
      end -= 1
    }
    if end == start + 1, Self.tails.contains(words[start]) { return nil }
    let parts = [words[..<start], words[start..<end], words[end...]].map { part in
      part.reduce(0) { $0 + $1.utf8.count }
    }
    let text = Array(name.utf8)
    prefix = String(decoding: text[..<parts[0]], as: UTF8.self)
    subject = String(decoding: text[parts[0]..<(parts[0] + parts[1])], as: UTF8.self)
    suffix = String(decoding: text[(parts[0] + parts[1])...], as: UTF8.self)
  }

  /// The pattern as people write it.
  var text: String { prefix + "*" + suffix }

  /// A name of the pattern that is about something else.
  func name(for subject: String) -> String { prefix + subject + suffix }

  /// The pattern of what stands in for something, of which only that is of interest: `Fake*`, `*Mock`.
  static func double(_ name: String) -> String? {
    let words = NameWords.split(name)
    guard words.count > 1, words.joined().utf8.count == name.utf8.count else { return nil }
    let bytes = Array(name.utf8)
    if let head = doubles.first(where: { opens(words[...], $0) }), head.count < words.count {
      let length = head.joined().utf8.count
      return String(decoding: bytes[..<length], as: UTF8.self) + "*"
    }
    if let last = words.last, doubles.contains([last]) {
      return "*" + String(decoding: bytes.suffix(last.utf8.count), as: UTF8.self)
    }
    return nil
  }

  private static let doubles: [[String]] = [
    ["in", "memory"], ["mock"], ["mocked"], ["fake"], ["stub"], ["stubbed"], ["spy"], ["dummy"],
    ["preview"], ["double"], ["failing"], ["test"],
  ]

  private static func opens(_ words: ArraySlice<String>, _ head: [String]) -> Bool {
    words.starts(with: head)
  }

  /// Words that say before a subject how a thing is made.
  private static let heads: [[String]] = [
    ["in", "memory"], ["default"], ["live"], ["real"], ["mock"], ["mocked"], ["fake"], ["stub"],
    ["stubbed"], ["spy"], ["dummy"], ["preview"], ["remote"], ["local"], ["http"],
    ["url", "session"],
  ]

  /// What a person's own screen is called in many apps: `My` says nothing without the page.
  static let myPage = ["my", "page"]

  /// Words that say behind a subject which part a thing plays.
  private static let tails: Set<String> = [
    "impl", "imp", "implementation", "protocol", "interface", "type", "contract", "mock", "stub",
    "spy", "fake", "dummy", "use", "case", "usecase", "interactor", "service", "repository",
    "gateway", "data", "source", "datasource", "dto", "response", "request", "mapper",
    "coordinator",
    "router", "view", "model", "viewmodel", "controller", "screen", "page", "cell",
  ]
}
