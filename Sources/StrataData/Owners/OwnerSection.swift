/// The lines of a CODEOWNERS section, by what they mean, so that a file is compared with few of them.
struct OwnerSection {
  private var owners: [[String]] = []
  private var everywhere: Int?
  /// By path: the last line that means it and what is below it.
  private var paths: [String: Int] = [:]
  /// By folder: the last line that means the files in it.
  private var folders: [String: Int] = [:]
  /// By name of a file or folder, wherever it is.
  private var names: [Substring: Int] = [:]
  /// By the end of such a name.
  private var endings: [Substring: Int] = [:]
  /// Patterns with other wildcards, which are compared with each file, by their lines.
  private var others: [(line: Int, pattern: OwnerPattern)] = []

  /// Adds a line.
  mutating func add(_ pattern: OwnerPattern, _ owners: [String]) {
    let line = self.owners.count
    switch pattern.meaning {
    case .everything: everywhere = line
    case .path(let path): paths[path] = line
    case .filesOf(let folder): folders[folder] = line
    case .name(let name): names[name[...]] = line
    case .ending(let ending): endings[ending[...]] = line
    case .pattern: others.append((line, pattern))
    }
    self.owners.append(owners)
  }

  /// The owners that the last line about a file names.
  func owners(of path: SplitPath) -> [String] {
    var last = everywhere ?? -1
    if let folder = RelativePath.parent(of: path.text) { last = max(last, folders[folder] ?? -1) }
    var around: String? = paths.isEmpty ? nil : path.text
    while let folder = around {
      last = max(last, paths[folder] ?? -1)
      around = RelativePath.parent(of: folder)
    }
    for name in path.text.split(separator: "/") where !names.isEmpty || !endings.isEmpty {
      last = max(last, names[name] ?? -1)
      var dot = endings.isEmpty ? nil : name.firstIndex(of: ".")
      while let index = dot {
        last = max(last, endings[name[index...]] ?? -1)
        dot = name[index...].dropFirst().firstIndex(of: ".")
      }
    }
    let other = others.last { $0.line < last || $0.pattern.means(path) }
    if let other, other.line > last { last = other.line }
    return last < 0 ? [] : owners[last]
  }
}

/// A pattern as `.gitignore` has them, without exceptions.
struct OwnerPattern {
  /// What a pattern means, as far as that can be looked up.
  enum Meaning {
    case everything
    case path(String)
    case filesOf(String)
    case name(String)
    case ending(String)
    case pattern
  }

  private let pattern: PathPattern?
  private let isForFilesAlone: Bool
  let meaning: Meaning

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
    meaning = Self.meaning(of: body, isAnchored: isAnchored, isForFilesAlone: isForFilesAlone)
  }

  private static func meaning(
    of body: Substring, isAnchored: Bool, isForFilesAlone: Bool
  ) -> Meaning {
    let parts = body.split(separator: "/", omittingEmptySubsequences: false)
    // What is written unusually is left to the pattern.
    if body.isEmpty || parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) {
      return .pattern
    }
    if !isAnchored && (body == "*" || body == "**") { return .everything }
    func isPlain(_ text: Substring) -> Bool { !text.utf8.contains { "*?[".utf8.contains($0) } }
    if isPlain(body) { return isAnchored ? .path(String(body)) : .name(String(body)) }
    if isForFilesAlone, isPlain(body.dropLast(2)) { return .filesOf(String(body.dropLast(2))) }
    if isAnchored, body.hasSuffix("/**"), isPlain(body.dropLast(3)) {
      return .path(String(body.dropLast(3)))
    }
    if !isAnchored, body.hasPrefix("*."), isPlain(body.dropFirst()) {
      return .ending(String(body.dropFirst()))
    }
    return .pattern
  }

  /// Whether it means a path.
  func means(_ path: SplitPath) -> Bool {
    guard let pattern else { return false }
    return isForFilesAlone ? pattern.matches(path) : pattern.covers(path)
  }
}
