/// A name taken apart at its capitals: `LiveURLFeedRepository` is live, url, feed, repository.
package struct NameWords: Sendable, Equatable {
  /// Lower-case words in order.
  package let all: [String]
  /// Without what says only how a thing is made: Impl, Default, Live, Protocol …
  package let bare: [String]
  /// The bare words in one.
  private let joined: String
  /// A bit for each number of bytes at the end that begin with a bare word.
  private let ends: UInt64

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
    var joined = ""
    for word in bare { joined += word }
    self.joined = joined
    var length = 0
    var ends: UInt64 = 0
    for word in bare.reversed() {
      length += word.utf8.count
      if length < UInt64.bitWidth { ends |= 1 << UInt64(length) }
    }
    self.ends = ends
  }

  private static let adornments: Set<String> = [
    "impl", "imp", "implementation", "default", "live", "real", "protocol", "interface", "type",
    "contract", "abstract",
  ]

  /// Whether the bare name ends in these words, written as one or several; of up to 63 letters.
  package func ends(in suffix: String) -> Bool {
    let length = suffix.utf8.count
    guard length < UInt64.bitWidth, ends & (1 << UInt64(length)) != 0 else { return false }
    return joined.utf8.suffix(length).elementsEqual(suffix.utf8)
  }

  /// The first of `suffixes` that the bare name ends in.
  package func suffix(from suffixes: [String]) -> String? { suffixes.first { ends(in: $0) } }

  /// Splits at underscores, digits' ends and capitals; a run of capitals is one word.
  package static func split(_ name: String) -> [String] {
    var name = name
    return name.withUTF8 { split($0) }
  }

  private static func split(_ bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    var words: [String] = []
    var start = 0
    func isUpper(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }
    func isLower(_ byte: UInt8) -> Bool { byte >= 97 && byte <= 122 }
    func isLetterLike(_ byte: UInt8) -> Bool {
      isUpper(byte) || isLower(byte) || byte >= 0x80 || (byte >= 48 && byte <= 57)
    }
    func flush(before end: Int) {
      if start < end { add(bytes[start..<end], to: &words) }
      start = end
    }
    for index in bytes.indices {
      let byte = bytes[index]
      guard isLetterLike(byte) else {
        flush(before: index)
        start = index + 1
        continue
      }
      if isUpper(byte), index > start {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        let isPlural =
          next == UInt8(ascii: "s") && (index + 2 >= bytes.count || !isLower(bytes[index + 2]))
        if !isUpper(bytes[index - 1]) || (isLower(next) && !isPlural) { flush(before: index) }
      }
    }
    flush(before: bytes.count)
    return words
  }

  /// Adds a word in lower case.
  private static func add(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, to words: inout [String]) {
    var word = String(decoding: bytes, as: UTF8.self)
    if bytes.contains(where: { $0 < 97 || $0 > 122 }) { word = word.lowercased() }
    // `APSDTO` is a run of capitals and still two words.
    if word.utf8.count > 3, word.hasSuffix("dto") {
      words.append(String(word.dropLast(3)))
      words.append("dto")
    } else {
      words.append(word)
    }
  }
}
