/// The lines of a CODEOWNERS file: patterns with owners, of which the last that means a file counts,
/// in each of GitLab's sections apart.
struct OwnerLines {
  private var sections: [[Line]] = [[]]

  private struct Line {
    var pattern: OwnerPattern
    var owners: [String]
  }

  init(_ text: String) {
    var defaults: [String] = []
    var places: [String: Int] = ["": 0]
    var current = 0
    for line in text.split(whereSeparator: \.isNewline) {
      let words = Self.words(of: line)
      guard let first = words.first else { continue }
      if let (name, rest) = Self.section(of: line) {
        defaults = Self.owners(Self.words(of: rest)[...])
        current = places[name.lowercased()] ?? sections.count
        places[name.lowercased()] = current
        if current == sections.count { sections.append([]) }
        continue
      }
      let owners = Self.owners(words.dropFirst())
      sections[current].append(
        Line(pattern: OwnerPattern(first), owners: owners.isEmpty ? defaults : owners))
    }
  }

  /// The owners of a file; a line without any takes those of earlier ones away.
  func owners(of file: String) -> [String] {
    let path = SplitPath(file)
    var found: [String] = []
    for section in sections {
      for owner in section.last(where: { $0.pattern.means(path) })?.owners ?? []
      where !found.contains(owner) { found.append(owner) }
    }
    return found
  }

  /// The words of a line up to a comment; a backslash takes the meaning from what follows.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var isEscaped = false
    for character in line {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "#" && word.isEmpty {
        break
      } else if character.isWhitespace {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func owners(_ words: ArraySlice<String>) -> [String] {
    words.filter { $0.contains("@") && $0.utf8.count > 1 }
  }

  /// The name of a section that a line opens, `[Name]` or `^[Name][2]`, and what stands behind it.
  private static func section(of line: Substring) -> (name: String, rest: Substring)? {
    let line = line.drop { $0.isWhitespace || $0 == "^" }
    guard line.first == "[", let end = line.firstIndex(of: "]") else { return nil }
    var rest = line[end...].dropFirst()
    // A pattern may begin with a set of letters; a section has a blank or a number behind it.
    guard rest.first.map({ $0.isWhitespace || $0 == "[" }) ?? true else { return nil }
    if rest.first == "[", let close = rest.firstIndex(of: "]") { rest = rest[close...].dropFirst() }
    return (String(line[..<end].dropFirst()), rest)
  }
}

/// A pattern as `.gitignore` has them, without exceptions.
private struct OwnerPattern {
  private let pattern: PathPattern?
  private let isForFilesAlone: Bool

  init(_ text: String) {
    var body = text[...]
    let isFolder = body.hasSuffix("/")
    if isFolder { body = body.dropLast() }
    let isAnchored = body.contains("/")
    if body.hasPrefix("/") { body = body.dropFirst() }
    // `docs/*` means what stands in the folder itself.
    isForFilesAlone = isAnchored && !isFolder && body.hasSuffix("/*")
    var all = isAnchored || body == "**" ? String(body) : "**/" + body
    if isFolder { all += "/**" }
    pattern = .plain(body.isEmpty ? "**" : all)
  }

  func means(_ path: SplitPath) -> Bool {
    guard let pattern else { return false }
    return isForFilesAlone ? pattern.matches(path) : pattern.covers(path)
  }
}
