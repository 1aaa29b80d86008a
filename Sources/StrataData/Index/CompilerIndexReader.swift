internal import StrataDomain

/// Reads what the compiler wrote down of a code base's files, and says what it lacks.
struct CompilerIndexReader {
  private let root: String
  private let files: [SourceFile]
  private let modules: Set<String>

  /// A reader for the files of a workspace.
  init(of workspace: Workspace) {
    root = workspace.root
    files = workspace.files
    modules = Set(workspace.modules.map(\.name))
  }

  /// The index in the store at or below `path`.
  func index(
    at path: String, warnings: inout WarningList
  ) throws(CompilerIndexError) -> CompilerIndex {
    let place = try IndexStorePath.find(at: path)
    let store = try IndexStore(at: place, with: IndexLibrary())
    var damage = Damage()
    var units = newestUnits(in: store, &damage)
    if units.isEmpty {
      if let cause = damage.cause { throw .unreadableStore(path: place, cause: cause) }
      throw .unrelatedStore(path: place)
    }
    let stale = dropStale(&units)
    let built = files.indices.map { file in
      units[file].flatMap { unit -> IndexedNames.BuiltFile? in
        guard let occurrences = read(unit, from: store, &damage),
          let text = try? readBytes(of: RelativePath.absolute(files[file].path, in: root))
        else { return nil }
        return IndexedNames.BuiltFile(
          lines: files[file].facts.lines, text: text, occurrences: occurrences)
      }
    }
    note(units: units, stale: stale, damage: damage, &warnings)
    return CompilerIndex(files: IndexedNames(built, modules: modules).byFile)
  }

  /// Parts of the store that cannot be read.
  private struct Damage {
    var count = 0
    var cause: Phrase?

    mutating func add(_ failure: IndexStore.Unreadable) {
      count += 1
      cause = cause ?? failure.cause
    }
  }

  /// By file index: the unit written last.
  private func newestUnits(in store: IndexStore, _ damage: inout Damage) -> [Int: IndexStore.Unit] {
    let indexOf = Dictionary(
      files.enumerated().map { (RelativePath.absolute($1.path, in: root), $0) }
    ) { first, _ in first }
    var units: [Int: IndexStore.Unit] = [:]
    for name in store.unitNames() {
      do {
        guard let unit = try store.unit(named: name),
          let file = indexOf[unit.mainFile] ?? resolvedPath(unit.mainFile).flatMap({ indexOf[$0] })
        else { continue }
        if let other = units[file], other.written >= unit.written { continue }
        units[file] = unit
      } catch {
        damage.add(error)
      }
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

  private func read(
    _ unit: IndexStore.Unit, from store: IndexStore, _ damage: inout Damage
  ) -> [IndexStore.Occurrence]? {
    do throws(IndexStore.Unreadable) {
      var found: [IndexStore.Occurrence] = []
      for record in unit.records { found += try store.occurrences(inRecord: record) }
      return found
    } catch {
      damage.add(error)
      return nil
    }
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
