internal import StrataCode
internal import StrataFeatures

/// Reads what the compiler wrote down of a code base's files, and says what it lacks.
struct CompilerIndexReader {
  private let root: String
  private let files: [SourceFile]
  private let modules: Set<String>
  /// Where the store is read; nil for this process.
  private let process: IndexProcess?

  /// A reader for the files of a workspace, that lets a process of its own read the store if there
  /// is one.
  init(of workspace: Workspace, in process: IndexProcess?) {
    self.process = process
    root = workspace.root
    files = workspace.files
    modules = Set(workspace.modules.map(\.name))
  }

  /// The index in the store at or below `path`.
  func index(
    at path: String, warnings: inout WarningList
  ) throws(CompilerIndexError) -> CompilerIndex {
    let place = try IndexStorePath.find(at: path)
    let library = try IndexLibrary.find()
    let ask = { (subject: IndexQuestion.Subject, names: [String]) throws(CompilerIndexError) in
      try answers(
        IndexQuestion(library: library, store: place, subject: subject, names: names))
    }
    var damage = Damage()
    let names = try ask(.names, [""]).flatMap { damage.sift($0)?.names ?? [] }
    var units = newestUnits(of: try ask(.units, names).compactMap { damage.sift($0)?.unit })
    if units.isEmpty {
      if let cause = damage.cause { throw .unreadableStore(path: place, cause: cause) }
      throw .unrelatedStore(path: place)
    }
    let stale = dropStale(&units)
    let records = files.indices.flatMap { units[$0]?.records ?? [] }
    var read = try ask(.records, records).map { damage.sift($0)?.occurrences }[...]
    let built = files.indices.map { file -> IndexedNames.BuiltFile? in
      guard let unit = units[file] else { return nil }
      let parts = read.prefix(unit.records.count)
      read = read.dropFirst(unit.records.count)
      guard !parts.contains(where: { $0 == nil }),
        let text = try? readBytes(of: RelativePath.absolute(files[file].path, in: root))
      else { return nil }
      return IndexedNames.BuiltFile(
        lines: files[file].facts.lines, text: text, occurrences: parts.flatMap { $0 ?? [] })
    }
    note(units: units, stale: stale, damage: damage, &warnings)
    return CompilerIndex(files: IndexedNames(built, modules: modules).byFile)
  }

  /// Parts of the store that cannot be read.
  private struct Damage {
    var count = 0
    var cause: Phrase?

    /// The answer, unless it is that something cannot be read.
    mutating func sift(_ answer: IndexAnswer) -> IndexAnswer? {
      guard let cause = answer.damage else { return answer }
      count += 1
      self.cause = self.cause ?? cause
      return nil
    }
  }

  /// The answers to a question, one for each name.
  private func answers(_ question: IndexQuestion) throws(CompilerIndexError) -> [IndexAnswer] {
    var answers: [IndexAnswer] = []
    if let process {
      answers = process.answers(to: question)
    } else {
      question.answer { answer in
        answers.append(answer)
        return true
      }
    }
    if let failure = answers.last?.failure { throw failure }
    return answers
  }

  /// By file index: the unit written last.
  private func newestUnits(of all: [IndexStore.Unit]) -> [Int: IndexStore.Unit] {
    let indexOf = Dictionary(
      files.enumerated().map { (RelativePath.absolute($1.path, in: root), $0) }
    ) { first, _ in first }
    var units: [Int: IndexStore.Unit] = [:]
    for unit in all {
      guard
        let file = indexOf[unit.mainFile] ?? resolvedPath(unit.mainFile).flatMap({ indexOf[$0] })
      else { continue }
      if let other = units[file], other.written >= unit.written { continue }
      units[file] = unit
    }
    return units
  }

  /// Takes out the units of files that were changed since, and names these.
  private func dropStale(_ units: inout [Int: IndexStore.Unit]) -> [String] {
    var stale: [String] = []
    for file in files.indices {
      guard let unit = units[file],
        let changed = modificationTime(of: RelativePath.absolute(files[file].path, in: root)),
        changed > unit.written
      else { continue }
      units[file] = nil
      stale.append(files[file].path)
    }
    return stale
  }

  private func note(
    units: [Int: IndexStore.Unit], stale: [String], damage: Damage, _ warnings: inout WarningList
  ) {
    if !stale.isEmpty {
      let names = Phrase.list(stale.map { "'\($0)'" }, limit: 5)
      warnings.add(
        Phrase(
          "newer than the compiler's index, so resolved from source until the next build: \(names)",
          zh: "比编译器索引新，因此在下次构建之前按源码解析：\(names)"))
    }
    let changed = Set(stale)
    let unseen = files.indices.filter { units[$0] == nil && !changed.contains(files[$0].path) }
    if let first = unseen.first {
      warnings.add(
        Phrase(
          """
          \(unseen.count) of \(files.count) files are not in the compiler's index and are resolved \
          from source, '\(files[first].path)' first
          """,
          zh: """
            \(files.count) 个文件中有 \(unseen.count) 个不在编译器索引中，按源码解析，\
            第一个是 '\(files[first].path)'
            """))
    }
    if let cause = damage.cause {
      warnings.add(
        Phrase(
          """
          \(damage.count) part\(damage.count == 1 ? "" : "s") of the compiler's index cannot be \
          read, the first: \(cause)
          """,
          zh: "编译器索引中有 \(damage.count) 个部分无法读取，第一个：\(cause)"))
    }
  }
}
