internal import StrataDomain

/// The names that the compiler recorded, file by file, with what they mean for this code base.
struct IndexedNames {
  private let files: [SourceFile]
  private let occurrences: [[IndexStore.Occurrence]?]
  private let declared: [String: (file: Int, offset: UInt32)]

  /// Names out of the occurrences of each file.
  init(files: [SourceFile], occurrences: [[IndexStore.Occurrence]?]) {
    self.files = files
    self.occurrences = occurrences
    var declared: [String: (file: Int, offset: UInt32)] = [:]
    for (file, list) in occurrences.enumerated() {
      for occurrence in list ?? [] where occurrence.roles & Self.declares != 0 {
        guard occurrence.isType, let offset = files[file].facts.offset(of: occurrence) else {
          continue
        }
        declared[occurrence.identifier] = (file, offset)
      }
    }
    self.declared = declared
  }

  /// By file index: the names by offset, each place once; nil for a file without occurrences.
  var byFile: [[IndexedName]?] {
    occurrences.enumerated().map { file, list in list.map { names(in: file, $0) } }
  }

  private static let declares: UInt64 = 1 << 0 | 1 << 1
  private static let refers: UInt64 = 1 << 2
  private static let isImplicit: UInt64 = 1 << 8

  private func names(in file: Int, _ list: [IndexStore.Occurrence]) -> [IndexedName] {
    var meanings: [UInt32: IndexedName.Meaning] = [:]
    for occurrence in list
    where occurrence.roles & Self.refers != 0 && occurrence.roles & Self.isImplicit == 0 {
      guard let offset = files[file].facts.offset(of: occurrence) else { continue }
      // `Order(…)` is recorded as the type and as its initialiser.
      if let known = meanings[offset], known != .value { continue }
      meanings[offset] = meaning(of: occurrence)
    }
    return meanings.map { IndexedName(offset: $0.key, meaning: $0.value) }
      .sorted { $0.offset < $1.offset }
  }

  private func meaning(of occurrence: IndexStore.Occurrence) -> IndexedName.Meaning {
    if occurrence.isParameter { return .parameter }
    guard occurrence.isType else { return .value }
    return declared[occurrence.identifier].map { .type(file: $0.file, offset: $0.offset) }
      ?? .externalType
  }
}

extension IndexStore.Occurrence {
  /// The kinds of libIndexStore's `indexstore_symbol_kind_t` that are types: enum, struct, class,
  /// protocol, union and typealias.
  var isType: Bool { [5, 6, 7, 8, 10, 11].contains(kind) && !isParameter }

  /// An associated type or a generic parameter, by `indexstore_symbol_subkind_t`.
  var isParameter: Bool { subkind == 1012 || subkind == 1013 }
}

extension FileFacts {
  fileprivate func offset(of occurrence: IndexStore.Occurrence) -> UInt32? {
    lines.offset(line: occurrence.line, column: occurrence.column)
  }
}
