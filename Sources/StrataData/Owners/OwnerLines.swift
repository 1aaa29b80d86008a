/// The lines of a CODEOWNERS file: patterns with owners, of which the last that means a file counts,
/// in each of GitLab's sections apart.
struct OwnerLines {
  private var sections = [OwnerSection()]
  private var wildcards = 0
  /// Whether there are more sections or patterns than are read.
  private(set) var isCut = false

  init(_ text: String) {
    var defaults: [String] = []
    var places: [String: Int] = ["": 0]
    var current: Int? = 0
    for line in text.split(whereSeparator: \.isNewline) {
      let words = Self.words(of: line)
      guard let first = words.first else { continue }
      if let (name, rest) = Self.section(of: line) {
        defaults = Self.owners(Self.words(of: rest)[...])
        current = places[name.lowercased()] ?? sections.count
        places[name.lowercased()] = current
        if current == sections.count { sections.append(OwnerSection()) }
        if sections.count > Self.mostSections {
          sections.removeLast()
          (isCut, current, places[name.lowercased()]) = (true, nil, nil)
        }
        continue
      }
      guard let current else { continue }
      let owners = Self.owners(words.dropFirst())
      let pattern = OwnerPattern(first)
      if case .pattern = pattern.meaning {
        if wildcards == Self.mostWildcards {
          isCut = true
          continue
        }
        wildcards += 1
      }
      sections[current].add(pattern, owners.isEmpty ? defaults : owners)
    }
  }

  /// Every file is looked up in each section, and compared with each pattern that has wildcards
  /// other than the usual ones; real files have a few dozens of either.
  private static let mostSections = 500
  private static let mostWildcards = 1_000

  /// The owners of a file; a line without any takes those of earlier ones away.
  func owners(of file: String) -> [String] {
    let path = SplitPath(file)
    var found: [String] = []
    var known: Set<String> = []
    for section in sections {
      for owner in section.owners(of: path) where known.insert(owner).inserted {
        found.append(owner)
      }
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
