/// The group of an Xcode project that stands for the folder of a file, and a new one beside it.
struct XcodeGroup {
  /// A group that is not there yet: what the folder is called for which it stands, and the file that it is
  /// made for. Its identifier follows from both, so that two changes that each make one are told apart.
  struct New {
    let name: String
    let file: String
  }

  let text: [UInt8]
  /// All its lines.
  let block: Range<Int>
  /// The line by which the group above lists it.
  let entry: Range<Int>
  private let identifier: String
  private let name: String

  /// The group that lists a file in these bytes; nil where it is not written as Xcode writes the group of
  /// a folder.
  init?(around child: Range<Int>, in text: [UInt8]) {
    self.text = text
    var head = child
    repeat {
      guard head.lowerBound > 0 else { return nil }
      head = Self.line(at: head.lowerBound - 1, text)
    } while !Self.words(of: head, text).hasSuffix("= {")
    var tail = child
    repeat {
      guard tail.upperBound < text.count else { return nil }
      tail = Self.line(at: tail.upperBound, text)
    } while Self.words(of: tail, text) != "};"
    block = head.lowerBound..<tail.upperBound
    let parts = Self.words(of: head, text).split(separator: " ", omittingEmptySubsequences: false)
    let lines = String(decoding: text[block], as: UTF8.self)
      .split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    guard parts.count == 6, XcodeListing.isIdentifier(String(parts[0])), parts[1] == "/*",
      lines.contains("isa = PBXGroup;"), lines.contains("path = \(parts[2]);"),
      lines.contains("sourceTree = \"<group>\";")
    else { return nil }
    identifier = String(parts[0])
    name = String(parts[2])
    let listed = Array("\(identifier) /* \(name) */,".utf8)
    let places = text.ranges(of: listed)
    guard places.count == 1, let place = places.first else { return nil }
    entry = Self.line(at: place.lowerBound, text)
  }

  /// The edits that make a group for a folder beside this one's, with one line in it.
  func edits(making new: New, holding child: [UInt8], at path: String) -> [Edit.Action]? {
    let folder = new.name
    guard folder.utf8.allSatisfy({ XcodeListing.isPlain($0) }), folder != name,
      let fresh = XcodeListing.identifier(
        like: identifier, for: "\(folder) \(new.file)", in: text)
    else { return nil }
    let lines = String(decoding: text[block], as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0.isNewline }
    let end = text[block].contains(0x0D) ? "\r\n" : "\n"
    guard let open = lines.firstIndex(where: { $0.hasSuffix("children = (") }),
      let close = lines.firstIndex(where: { $0.drop(while: \.isWhitespace) == ");" })
    else { return nil }
    func renamed(_ lines: ArraySlice<Substring>) -> String {
      lines.map {
        $0.replacing(identifier, with: fresh).replacing("/* \(name) */", with: "/* \(folder) */")
          .replacing("path = \(name);", with: "path = \(folder);") + end
      }.joined()
    }
    let written =
      renamed(lines[...open]) + String(decoding: child, as: UTF8.self)
      + renamed(lines[close...].dropLast())
    let listed = String(decoding: text[entry], as: UTF8.self)
      .replacing(identifier, with: fresh).replacing("/* \(name) */", with: "/* \(folder) */")
    return [(block, written), (entry, listed)].map { place, new in
      .replace(
        path: path, bytes: place.upperBound..<place.upperBound, with: Array(new.utf8))
    }
  }

  /// Where a file's line goes in the group that lists another one: behind the files around that, or between
  /// them if they are in the order of their names.
  static func place(for name: String, beside child: Range<Int>, in text: [UInt8]) -> Int {
    var lines = [child]
    while let first = lines.first, first.lowerBound > 0,
      case let line = line(at: first.lowerBound - 1, text), file(listedBy: line, text) != nil
    {
      lines.insert(line, at: 0)
    }
    while let last = lines.last, last.upperBound < text.count,
      case let line = line(at: last.upperBound, text), file(listedBy: line, text) != nil
    {
      lines.append(line)
    }
    let names = lines.compactMap { file(listedBy: $0, text)?.lowercased() }
    let next = names == names.sorted() ? names.firstIndex { $0 > name.lowercased() } : nil
    return next.map { lines[$0].lowerBound } ?? lines[lines.count - 1].upperBound
  }

  /// The Swift file that a line of a group lists; nil for anything else.
  private static func file(listedBy line: Range<Int>, _ text: [UInt8]) -> Substring? {
    let words = words(of: line, text)
    guard words.hasSuffix(".swift */,"), let start = words.firstRange(of: "/* ") else {
      return nil
    }
    return words[start.upperBound...].dropLast(4)
  }

  /// The edits that take a line out of its group, and the group too if nothing else is in it: no folder
  /// stands for it any more.
  static func cuts(of child: Range<Int>, in text: [UInt8], at path: String) -> [Edit.Action] {
    var cuts: [Range<Int>] = []
    var child = child
    while let group = XcodeGroup(around: child, in: text), group.holdsOnly(child) {
      cuts.append(group.block)
      child = group.entry
    }
    return (cuts + [child]).map { .replace(path: path, bytes: $0, with: []) }
  }

  /// Whether the group lists one thing, which is in this line.
  private func holdsOnly(_ child: Range<Int>) -> Bool {
    guard child.lowerBound > block.lowerBound, child.upperBound < block.upperBound,
      case let before = Self.line(at: child.lowerBound - 1, text),
      case let after = Self.line(at: child.upperBound, text)
    else { return false }
    return Self.words(of: before, text) == "children = (" && Self.words(of: after, text) == ");"
  }

  /// The whole line around a byte.
  static func line(at offset: Int, _ text: [UInt8]) -> Range<Int> {
    let start = text[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = text[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
    return start..<end
  }

  /// What a line says without blanks around.
  static func words(of line: Range<Int>, _ text: [UInt8]) -> Substring {
    let words = String(decoding: text[line], as: UTF8.self).drop(while: \.isWhitespace)
    return words.dropLast(words.reversed().prefix(while: \.isWhitespace).count)
  }
}
