/// A name taken apart at its capitals: `LiveURLFeedRepository` is live, url, feed, repository.
package struct NameWords: Sendable, Equatable {
  /// Lower-case words in order.
  package let all: [String]
  /// Without what says only how a thing is made: Impl, Default, Live, Protocol …
  package let bare: [String]

  package init(_ name: String) {
    all = Self.split(name)
    var bare = all[...]
    while bare.count > 1, let last = bare.last, Self.adornments.contains(last) {
      bare.removeLast()
    }
    while bare.count > 1, let first = bare.first, Self.adornments.contains(first) {
      bare.removeFirst()
    }
    self.bare = Array(bare)
  }

  private static let adornments: Set<String> = [
    "impl", "imp", "implementation", "default", "live", "real", "protocol", "interface", "type",
    "contract", "abstract",
  ]

  /// Whether the bare name ends in these words, written as one or several.
  package func ends(in suffix: String) -> Bool {
    var joined = ""
    for word in bare.reversed() {
      joined = word + joined
      if joined == suffix { return true }
      if joined.count >= suffix.count { return false }
    }
    return false
  }

  /// The first of `suffixes` that the bare name ends in.
  package func suffix(from suffixes: [String]) -> String? { suffixes.first { ends(in: $0) } }

  /// Splits at underscores, digits' ends and capitals; a run of capitals is one word.
  package static func split(_ name: String) -> [String] {
    var words: [String] = []
    var current: [UInt8] = []
    let bytes = Array(name.utf8)
    func isUpper(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }
    func isLower(_ byte: UInt8) -> Bool { byte >= 97 && byte <= 122 }
    func isLetterLike(_ byte: UInt8) -> Bool {
      isUpper(byte) || isLower(byte) || byte >= 0x80 || (byte >= 48 && byte <= 57)
    }
    func flush() {
      let word = String(decoding: current, as: UTF8.self).lowercased()
      current = []
      // `APSDTO` is a run of capitals and still two words.
      if word.hasSuffix("dto"), word.utf8.count > 3 {
        words.append(String(word.dropLast(3)))
        words.append("dto")
      } else if !word.isEmpty {
        words.append(word)
      }
    }
    for (index, byte) in bytes.enumerated() {
      guard isLetterLike(byte) else { flush(); continue }
      if isUpper(byte), let last = current.last {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        let isPlural =
          next == UInt8(ascii: "s") && (index + 2 >= bytes.count || !isLower(bytes[index + 2]))
        if !isUpper(last) || (isLower(next) && !isPlural) { flush() }
      }
      current.append(byte)
    }
    flush()
    return words
  }
}
