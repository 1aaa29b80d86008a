internal import StrataCode

/// The names that the compiler recorded, file by file, with what they mean for this code base.
struct IndexedNames {
  /// A file as it is and what the compiler recorded of it.
  struct BuiltFile {
    var lines: LineTable
    var text: [UInt8]
    var occurrences: [IndexStore.Occurrence]
  }

  private let files: [BuiltFile?]
  private let modules: Set<String>
  private let declared: [String: IndexedName.Meaning]

  /// Names out of the files that were built, of the modules with these names.
  init(_ files: [BuiltFile?], modules: Set<String>) {
    self.files = files
    var declared: [String: IndexedName.Meaning] = [:]
    for (index, file) in files.enumerated() {
      guard let file else { continue }
      for occurrence in file.occurrences where occurrence.declaresType {
        guard let offset = file.offset(of: occurrence) else { continue }
        declared[occurrence.identifier] = .type(file: index, offset: offset)
      }
    }
    self.declared = declared
    // Without a manifest, what the compiler calls a module shows in what the files declare.
    self.modules = modules.union(declared.keys.compactMap(IndexStore.Occurrence.module))
  }

  /// By file index: the names by offset, each place once; nil for a file that was not built.
  var byFile: [[IndexedName]?] { files.map { $0.map { names(in: $0) } } }

  private func names(in file: BuiltFile) -> [IndexedName] {
    var meanings: [UInt32: IndexedName.Meaning] = [:]
    for occurrence in file.occurrences where occurrence.isWrittenReference {
      guard let offset = file.offset(of: occurrence) else { continue }
      if let known = meanings[offset], known != .value { continue }
      meanings[offset] = meaning(of: occurrence)
    }
    return meanings.map { IndexedName(offset: $0.key, meaning: $0.value) }
      .sorted { $0.offset < $1.offset }
  }

  private func meaning(of occurrence: IndexStore.Occurrence) -> IndexedName.Meaning {
    if occurrence.isParameter { return .parameter }
    guard occurrence.isType else { return .value }
    if let place = declared[occurrence.identifier] { return place }
    let module = IndexStore.Occurrence.module(of: occurrence.identifier)
    let isOurs = module.map { modules.contains($0) } ?? false
    return isOurs ? .madeUp : .externalType
  }
}

extension IndexedNames.BuiltFile {
  /// Where the name stands; nil if it does not: a name that the compiler implied.
  fileprivate func offset(of occurrence: IndexStore.Occurrence) -> UInt32? {
    guard let offset = lines.offset(line: occurrence.line, column: occurrence.column),
      Int(offset) < text.count
    else { return nil }
    var written = text[Int(offset)...]
    if written.first == UInt8(ascii: "`") { written = written.dropFirst() }
    let isThere =
      written.starts(with: occurrence.baseName.utf8) || written.starts(with: "Self".utf8)
    return isThere ? offset : nil
  }
}

extension IndexStore.Occurrence {
  private static let declares: UInt64 = 1 << 0 | 1 << 1
  private static let refers: UInt64 = 1 << 2
  private static let isImplicit: UInt64 = 1 << 8
  private static let initializer: Int32 = 22

  /// The kinds of libIndexStore's `indexstore_symbol_kind_t` that are types: enum, struct, class,
  /// protocol, union and typealias.
  fileprivate var isType: Bool { [5, 6, 7, 8, 10, 11].contains(kind) && !isParameter }

  /// An associated type or a generic parameter, by `indexstore_symbol_subkind_t`.
  fileprivate var isParameter: Bool { subkind == 1012 || subkind == 1013 }

  fileprivate var declaresType: Bool { isType && roles & Self.declares != 0 }

  /// A reference in the text; `Order(…)` is recorded as the type and as its initialiser, and
  /// `Self(…)` as the initialiser alone, so that these say nothing of types.
  fileprivate var isWrittenReference: Bool {
    roles & Self.refers != 0 && roles & Self.isImplicit == 0 && kind != Self.initializer
  }

  /// The name without arguments: `load` of `load(_:)`.
  fileprivate var baseName: Substring { name.prefix { $0 != "(" } }

  /// The module at the start of a mangled Swift identifier, such as `s:4Shop5OrderV`.
  fileprivate static func module(of identifier: String) -> String? {
    guard identifier.hasPrefix("s:") else { return nil }
    let rest = identifier.dropFirst(2)
    let digits = rest.prefix { $0.isNumber }
    guard let length = Int(digits) else { return nil }
    return String(rest.dropFirst(digits.count).prefix(length))
  }
}
