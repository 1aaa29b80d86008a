internal import StrataRules

/// Where the files and types of an earlier state of a code base are now, and what they are called.
struct RenameMap {
  /// What became of files, if anyone knows.
  let moves: FileMoves?
  /// By the name of a top-level type that is no more: that of the one in its place.
  let renamed: [String: String]
  /// By file of now: the files its types stood in before, if it has types and all of them stood
  /// elsewhere.
  let origins: [String: Set<String>]

  /// The lineage of `head` from `base`. A type is taken to be renamed if in its file it is the only
  /// one of its sort that went, and another the only one that came.
  init(from base: JudgedState, to head: JudgedState, moves: FileMoves?) {
    self.moves = moves
    func path(_ file: String) -> String { moves?.renamed[file] ?? file }
    var gone: [JudgedState.Home: [String]] = [:]
    for (name, homes) in base.homes where head.homes[name] == nil {
      for home in Set(homes) {
        gone[.init(file: path(home.file), isProtocol: home.isProtocol), default: []].append(name)
      }
    }
    var new: [JudgedState.Home: [String]] = [:]
    var origins: [String: Set<String>] = [:]
    // Most types stand where they stood.
    let isAnyMoved = moves?.renamed.isEmpty == false
    for (name, homes) in head.homes where isAnyMoved || base.homes[name] != homes {
      for home in Set(homes) {
        if base.homes[name] == nil { new[home, default: []].append(name) }
        if let old = base.home(of: name), path(old) != home.file {
          origins[home.file, default: []].insert(old)
        }
      }
    }
    if !origins.isEmpty {
      for (name, homes) in head.homes {
        for home in homes where origins[home.file] != nil {
          let old = base.home(of: name)
          if old.map({ path($0) == home.file }) ?? true { origins[home.file] = nil }
        }
      }
    }
    self.origins = origins
    var renamed: [String: String] = [:]
    for (home, names) in gone {
      if names.count == 1, let others = new[home], others.count == 1 {
        renamed[names[0]] = others[0]
      }
    }
    self.renamed = renamed
  }

  /// The path that a file bears now.
  func path(_ file: String) -> String { moves?.renamed[file] ?? file }

  /// A text of then with the types in it called as they are now.
  func renaming(_ text: String) -> String {
    if renamed.isEmpty { return text }
    var result = ""
    var rest = text[...]
    var follows: Character = " "
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if word.isEmpty {
        result.append(first)
        follows = first
        rest.removeFirst()
      } else {
        result += follows == "." ? String(word) : renamed[String(word)] ?? String(word)
        follows = " "
        rest = rest[word.endIndex...]
      }
    }
    return result
  }

  /// A key of then with the types in it called as they are now.
  func renaming(_ key: FindingKey) -> FindingKey {
    if renamed.isEmpty { return key }
    return FindingKey(
      rule: key.rule, file: key.file, source: renaming(key.source),
      target: key.target.map { renaming($0) })
  }
}
