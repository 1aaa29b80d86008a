/// Reads folder and module names: case, plurals, spaces, camel-case parts and misspellings aside.
package struct WordReader: Sendable {
  private let table: [String: WordReading.Meaning]
  /// The words that may be misspelt, by their first letter.
  private let long: [UInt8: [(word: String, letters: [UInt8])]]

  /// A reader of the words of `LayerWords`, and of a project's own before these.
  package init(_ own: [LayerWord] = []) {
    var table: [String: WordReading.Meaning] = [:]
    for (layer, words) in LayerWords.strong { for word in words { table[word] = .strong(layer) } }
    for (layer, words) in LayerWords.weak { for word in words { table[word] = .weak(layer) } }
    for word in LayerWords.features { table[word] = .feature }
    for word in LayerWords.applications { table[word] = .application }
    for word in LayerWords.demos { table[word] = .demo }
    for word in LayerWords.composition { table[word] = .composition }
    for word in LayerWords.tests { table[word] = .test }
    for word in LayerWords.neutral { table[word] = .neutral }
    for word in own { table[Self.key(of: word.word)] = .strong(word.layer) }
    self.table = table
    long = Dictionary(
      grouping: table.keys.sorted().filter { $0.utf8.count >= 8 }.map { ($0, Array($0.utf8)) },
      by: { $0.1[0] })
  }

  /// What a name says, or nil if it is a name like any other.
  package func read(_ name: String) -> WordReading? {
    let parts = Self.words(of: name)
    guard !parts.isEmpty else { return nil }
    let whole = parts.joined()
    if let exact = exact(whole) ?? misspelt(whole) {
      return WordReading(meaning: exact.meaning, word: exact.word, isPart: false)
    }
    // A `RemoteLayer` is a layer outright, where `Remote` only leans to one.
    if parts.count > 1, parts.last == "layer",
      case .weak(let layer)? = exact(parts.dropLast().joined())?.meaning, layer.ring == .data
    {
      return WordReading(meaning: .strong(layer), word: whole, isPart: false)
    }
    return parts.count > 1 ? readParts(parts, of: name) : nil
  }

  /// The last words of a compound name say most, then the first.
  private func readParts(_ all: [String], of name: String) -> WordReading? {
    var parts = all[...]
    while parts.count > 1, let last = parts.last, LayerWords.suffixes.contains(Self.singular(last))
    {
      parts.removeLast()
    }
    guard let first = parts.first, let last = parts.last else { return nil }
    // `ApiToDomain` is a way between two.
    if parts.dropFirst().dropLast().contains("to") { return nil }
    // An `ImageCache` keeps what is shown, and is as often a part of the screens as of Data.
    if parts.contains("image"), Self.keepers.contains(Self.singular(last)) { return nil }
    let end = hit(parts.suffix(2).joined()) ?? hit(last)
    var start = hit(first)
    // `DataModel` is not of the Data layer and `UIColor` no part of a UI; `DataKit` and `UI States` are.
    if parts.count > 1, first == "data" || first == "ui" && !Self.isSpaced(name) { start = nil }
    // What `DomainStyling` makes of Domain is seen, and what `DomainEventGenerator` makes is text.
    if case .strong(.domain)? = start?.meaning, Self.products.contains(last) { return nil }
    // A `StorageDomain` is about what stores.
    if last == "domain", Self.ofStores.contains(parts.dropLast().joined()) { return nil }
    // A `NetworkFeature` may be the network for features or the screens about one.
    if case .weak(.infrastructure)? = start?.meaning, end?.meaning == .feature { return nil }
    let opening = hit(parts.prefix(2).joined())
    let best =
      [start, opening, end].first { $0?.meaning == .test }
      ?? [end, start].first { isDecisive($0?.meaning) }
      ?? end ?? start.flatMap { $0.meaning == .feature || parts.count == 1 ? $0 : nil }
    guard let best, best.word != "app", best.meaning != .demo, best.meaning != .neutral else {
      return nil
    }
    return WordReading(
      meaning: best.meaning, word: best.word, isPart: true, stem: all.dropLast().joined())
  }

  /// A part that is a word of the table and may be one inside a name.
  private func hit(_ part: String) -> (meaning: WordReading.Meaning, word: String)? {
    guard let hit = exact(part) ?? misspelt(part), !LayerWords.wholeOnly.contains(hit.word) else {
      return nil
    }
    // `MintDomains` is about names on the internet, too.
    if hit.word == "domain", part != "domain" { return nil }
    // `ShareExtension` is an app extension, `StringExtensions` are extensions.
    return hit.word == "extension" && part == "extension" ? nil : hit
  }

  /// Last words of what brings or keeps pictures.
  private static let keepers: Set<String> = ["cache", "caching", "loader", "loading", "downloader"]

  /// Last words that say what is made of a layer.
  private static let products: Set<String> = [
    "styling", "style", "styles", "theme", "theming", "generator", "generators", "codegen",
    "plugin",
    "plugins", "linter",
  ]

  /// What, before `Domain`, names an area of the outer ring and no business.
  private static let ofStores: Set<String> = [
    "api", "cache", "data", "database", "datamanager", "datasource", "local", "network",
    "networking", "persistence", "remote", "storage",
  ]

  private static func isSpaced(_ name: String) -> Bool {
    name.utf8.contains { $0 == 0x20 || $0 == 0x2D || $0 == 0x5F }
  }

  private func isDecisive(_ meaning: WordReading.Meaning?) -> Bool {
    switch meaning {
    case .strong?, .composition?, .test?: true
    default: false
    }
  }

  private func exact(_ text: String) -> (meaning: WordReading.Meaning, word: String)? {
    if let meaning = table[text] { return (meaning, text) }
    let word = Self.singular(text)
    return table[word].map { ($0, word) }
  }

  private func misspelt(_ text: String) -> (meaning: WordReading.Meaning, word: String)? {
    guard text.utf8.count >= 8, let near = text.utf8.first.flatMap({ long[$0] }) else { return nil }
    let letters = [text, Self.singular(text)].map { Array($0.utf8) }.filter { $0.count >= 8 }
    for (word, target) in near {
      let allowed = target.count >= 11 ? 2 : 1
      if letters.contains(where: {
        // `Compositional` is made of a word, and no slip.
        !($0.count > target.count + 1 && $0.starts(with: target))
          && SpellingDistance.between($0, target, atMost: allowed) != nil
      }) {
        return table[word].map { ($0, word) }
      }
    }
    return nil
  }

  /// A word as the table holds it.
  package static func key(of word: String) -> String { singular(words(of: word).joined()) }

  /// The lower-case words of a name without counting numbers in front and product names inside.
  static func words(of name: String) -> [String] {
    var text = name
    for brand in LayerWords.brands where text.hasSuffix(brand) { text.removeLast(brand.count) }
    var words = NameWords.split(text)
    while let first = words.first, first.allSatisfy(\.isNumber) { words.removeFirst() }
    return words
  }

  /// A word without what makes it plural.
  package static func singular(_ word: String) -> String {
    if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    // "Analysis" and "status" are one of each.
    if word.hasSuffix("ss") || word.hasSuffix("sis") || word.hasSuffix("tus") { return word }
    if word.hasSuffix("s"), word.count > 3 { return String(word.dropLast()) }
    return word
  }
}
