internal import StrataCode

/// The lines of an Xcode project that make a target compile a file, and the same lines for another file
/// beside it. Nothing else of the project is touched.
struct XcodeListing {
  private let text: [UInt8]
  private let name: String
  /// Every line that names the file: where it begins and ends, and what it says without blanks around.
  private let lines: [(bytes: Range<Int>, words: Substring)]

  /// The listing of a file by its name; nil where the project does not list it, as with folders of which
  /// Xcode takes everything. A project that is written as XML lists what it names, and takes no edit.
  init?(of name: String, in text: [UInt8]) {
    self.text = text
    self.name = name
    let needle = Array(name.utf8)
    var lines: [(bytes: Range<Int>, words: Substring)] = []
    var place = 0
    while let found = text.place(of: needle, from: place) {
      let start = text[place..<found].lastIndex(of: 0x0A).map { $0 + 1 } ?? place
      let end = text[found...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      let line = String(decoding: text[start..<end], as: UTF8.self)
      lines.append((start..<end, Self.trimmed(line)))
      place = end
    }
    self.lines = lines
    let isXML = text.first == UInt8(ascii: "<")
    if references.isEmpty, lines.isEmpty || !isXML { return nil }
  }

  /// The names of the Swift files that a project compiles.
  static func compiled(in text: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    let mark = Array(".swift in Sources */ = {".utf8)
    var place = 0
    while let found = text.place(of: mark, from: place) {
      let start = text[place..<found].lastIndex(of: UInt8(ascii: "*")).map { $0 + 1 } ?? found
      let name = String(decoding: text[start..<found], as: UTF8.self)
      names.insert(Self.trimmed(name) + ".swift")
      place = found + mark.count
    }
    return names
  }

  /// The insertions that list another file beside it in the same targets; nil where the project is not
  /// written as Xcode writes it, or several files have the name.
  ///
  /// It goes to the group of the file, or to a new one beside that which stands for a new folder.
  func edits(
    for other: String, inNew group: XcodeGroup.New? = nil, at path: String
  ) -> [Edit.Action]? {
    guard other.utf8.allSatisfy({ Self.isPlain($0) }) else { return nil }
    let references = kept { $0.contains("/* \(name) */ = {isa = PBXFileReference;") }
    let builds = kept { $0.contains("/* \(name) in Sources */ = {isa = PBXBuildFile;") }
    let children = kept { $0.hasSuffix("/* \(name) */,") }
    let phases = kept { $0.hasSuffix("/* \(name) in Sources */,") }
    guard references.count == 1, children.count == 1, !builds.isEmpty,
      references[0].words.contains("path = \(name);"),
      Self.identifier(references[0].words) == Self.identifier(children[0].words),
      builds.map({ Self.identifier($0.words) }).sorted()
        == phases.map({ Self.identifier($0.words) }).sorted(),
      Set(builds.map { Self.identifier($0.words) }).count == builds.count
    else { return nil }
    var fresh: [String: String] = [:]
    for old in (references + builds).map({ Self.identifier($0.words) }) {
      guard Self.isIdentifier(old),
        let new = Self.identifier(like: old, for: "\(other) \(name)", in: text)
      else { return nil }
      fresh[old] = new
    }
    func copy(_ bytes: Range<Int>) -> [UInt8] {
      var copy = String(decoding: text[bytes], as: UTF8.self)
      for (old, new) in fresh { copy = copy.replacing(old, with: new) }
      return Array(copy.replacing(name, with: other).utf8)
    }
    let beside = references + builds + phases + (group == nil ? children : [])
    let edits = beside.map { line -> Edit.Action in
      let place =
        line.bytes == children[0].bytes
        ? XcodeGroup.place(for: other, beside: line.bytes, in: text) : line.bytes.upperBound
      return .replace(path: path, bytes: place..<place, with: copy(line.bytes))
    }
    guard let group else { return edits }
    return XcodeGroup(around: children[0].bytes, in: text)?
      .edits(making: group, holding: copy(children[0].bytes), at: path).map { edits + $0 }
  }

  /// The edits that move the file to the group of another, or to a new one beside that which stands for
  /// a new folder; nil where either is not listed once as Xcode lists a file of a group's folder.
  func moves(
    beside other: XcodeListing, inNew group: XcodeGroup.New? = nil, at path: String
  ) -> [Edit.Action]? {
    guard let own = child, let target = other.child else { return nil }
    let cuts = XcodeGroup.cuts(of: own, in: text, at: path)
    if let group {
      return XcodeGroup(around: target, in: text)?
        .edits(making: group, holding: Array(text[own]), at: path).map { cuts + $0 }
    }
    let place = XcodeGroup.place(for: name, beside: target, in: text)
    return cuts + [.replace(path: path, bytes: place..<place, with: Array(text[own]))]
  }

  /// The edits that move the file to the group and to the one target of another; nil as above, or where
  /// either is in several targets.
  func joins(_ other: XcodeListing, at path: String) -> [Edit.Action]? {
    func phases(_ listing: XcodeListing) -> [Range<Int>] {
      listing.kept { $0.hasSuffix("/* \(listing.name) in Sources */,") }.map(\.bytes)
    }
    let (own, target) = (phases(self), phases(other))
    guard own.count == 1, target.count == 1, let moves = moves(beside: other, at: path) else {
      return nil
    }
    let end = target[0].upperBound
    return moves + [
      .replace(path: path, bytes: own[0], with: []),
      .replace(path: path, bytes: end..<end, with: Array(text[own[0]])),
    ]
  }

  /// The edits that give the file another name; nil where the project is not written as Xcode writes it,
  /// or several files have the name.
  func renames(to other: String, at path: String) -> [Edit.Action]? {
    guard child != nil, lines.allSatisfy({ $0.words.contains("/* \(name)") }),
      other.utf8.allSatisfy({ Self.isPlain($0) || $0 == UInt8(ascii: "+") })
    else { return nil }
    let quoted = other.contains("+") ? "\"\(other)\"" : other
    return lines.map { line in
      let new = String(decoding: text[line.bytes], as: UTF8.self)
        .replacing("path = \(name);", with: "path = \(quoted);")
        .replacing("/* \(name)", with: "/* \(other)")
      return .replace(path: path, bytes: line.bytes, with: Array(new.utf8))
    }
  }

  /// The edits that list the file no more; nil where the project is not written as Xcode writes it, or
  /// several files have the name.
  func removal(at path: String) -> [Edit.Action]? {
    let builds = kept { $0.contains("/* \(name) in Sources */ = {isa = PBXBuildFile;") }
    let phases = kept { $0.hasSuffix("/* \(name) in Sources */,") }
    let naming = kept { $0.contains("/* \(name) ") }
    guard let child, builds.count == phases.count,
      naming.count == 2 + builds.count + phases.count
    else { return nil }
    return naming.filter { $0.bytes != child }
      .map { .replace(path: path, bytes: $0.bytes, with: []) }
      + XcodeGroup.cuts(of: child, in: text, at: path)
  }

  /// The edits that list the file of the name no more that no target builds, none where every one is
  /// built; nil where there are several, or the project is not written as Xcode writes it.
  func removalOfUnbuilt(at path: String) -> [Edit.Action]? {
    if references.isEmpty { return nil }
    let built = Set(
      kept { $0.contains("{isa = PBXBuildFile;") }.compactMap { line in
        line.words.split(separator: "fileRef = ").last?.split(separator: " ").first.map(String.init)
      })
    let references = references.filter { !built.contains(Self.identifier($0.words)) }
    if references.isEmpty { return [] }
    guard references.count == 1, case let id = Self.identifier(references[0].words),
      isOfGroup(references[0].words),
      case let naming = lines.filter({ Self.identifier($0.words) == id }), naming.count == 2,
      let child = naming.first(where: { $0.words.hasSuffix("/* \(name) */,") })
    else { return nil }
    return [.replace(path: path, bytes: references[0].bytes, with: [])]
      + XcodeGroup.cuts(of: child.bytes, in: text, at: path)
  }

  /// The line by which its group lists the file.
  private var child: Range<Int>? {
    let references = references
    let children = kept { $0.hasSuffix("/* \(name) */,") }
    guard references.count == 1, children.count == 1, isOfGroup(references[0].words),
      Self.identifier(references[0].words) == Self.identifier(children[0].words)
    else { return nil }
    return children[0].bytes
  }

  /// The lines that refer to the files of the name.
  private var references: [(bytes: Range<Int>, words: Substring)] {
    kept { $0.contains("/* \(name) */ = {isa = PBXFileReference;") }
  }

  /// Whether a reference says that the file lies in its group's folder, by its name.
  private func isOfGroup(_ reference: Substring) -> Bool {
    reference.contains("path = \(name);") && reference.contains("sourceTree = \"<group>\";")
  }

  private func kept(_ holds: (Substring) -> Bool) -> [(bytes: Range<Int>, words: Substring)] {
    lines.filter { holds($0.words) }
  }

  /// 24 digits that follow from what they are for, and that the project does not use.
  static func identifier(like old: String, for subject: String, in text: [UInt8]) -> String? {
    (0..<16).lazy.map { number in
      (0..<2).map { digits(of: "\(subject) \(old) \(number) \($0)", count: 12) }.joined()
    }.first { text.place(of: Array($0.utf8), from: 0) == nil }
  }

  /// The FNV-1a sum of a text in upper-case hexadecimal digits.
  private static func digits(of text: String, count: Int) -> String {
    let sum = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(sum, radix: 16, uppercase: true)
    return String((String(repeating: "0", count: count) + digits).suffix(count))
  }

  private static func identifier(_ words: Substring) -> String {
    String(words.prefix { $0 != " " })
  }

  static func isIdentifier(_ word: String) -> Bool {
    word.utf8.count == 24 && word.allSatisfy(\.isHexDigit)
  }

  /// Whether a byte of a name needs no quotes.
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func trimmed(_ line: String) -> Substring {
    let start = line.drop(while: \.isWhitespace)
    let count = start.reversed().prefix(while: \.isWhitespace).count
    return start.dropLast(count)
  }
}
