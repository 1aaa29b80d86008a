internal import CIndexStore
internal import StrataFeatures
internal import StrataCode

/// An index store on the disk: what the compiler wrote down while it built.
final class IndexStore {
  private let library: index_library
  private let store: OpaqueHandle
  /// The folder of the format that the library reads.
  private let path: String

  /// What the library hands out.
  typealias OpaqueHandle = UnsafeMutableRawPointer

  /// What one compilation of a file left.
  struct Unit {
    /// The absolute path of the compiled file.
    var mainFile: String
    /// When the unit was written, in seconds and nanoseconds of the file system's clock.
    var written: FileTime
    /// The names of the records about the main file.
    var records: [String]
  }

  /// A name in a file.
  struct Occurrence {
    var line: Int
    /// In UTF-8 bytes, from 1.
    var column: Int
    var roles: UInt64
    var kind: Int32
    var subkind: Int32
    /// The symbol's own name, such as `Order`.
    var name: String
    /// What tells one declaration from all others.
    var identifier: String
  }

  /// Opens the store at a path.
  init(at path: String, with library: IndexLibrary) throws(CompilerIndexError) {
    self.library = library.functions
    self.path = path + "/v\(library.functions.format_version())"
    let format = "v\(library.functions.format_version())"
    guard pathKind(path + "/" + format) != nil else {
      throw .unreadableStore(
        path: path,
        cause: Phrase(
          "it has not the format \(format) that this toolchain reads",
          zh: "其中没有这个工具链能读的格式 \(format)"))
    }
    var failure: OpaqueHandle?
    guard let store = library.functions.store_create(path, &failure) else {
      throw .unreadableStore(
        path: path, cause: Self.cause(failure, library.functions))
    }
    self.store = store
  }

  deinit { library.store_dispose(store) }

  private static func cause(_ failure: OpaqueHandle?, _ library: index_library) -> Phrase {
    let unknown = Phrase("it cannot be opened", zh: "无法打开")
    guard let failure else { return unknown }
    defer { library.error_dispose(failure) }
    let words = library.error_get_description(failure)
    return words.map { Phrase(verbatim: String(cString: $0)) } ?? unknown
  }

  /// The names of all units, sorted.
  func unitNames() -> [String] {
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      _ = library.store_units_apply_f(store, 1, names) { context, name in
        context?.assumingMemoryBound(to: [String].self).pointee.append(name.string)
        return true
      }
    }
    return names
  }

  /// Reads a unit; nil if it is the system's or about no file.
  func unit(named name: String) throws(Unreadable) -> Unit? {
    try requireFile(name, in: "units")
    var failure: OpaqueHandle?
    guard let reader = library.unit_reader_create(store, name, &failure) else {
      throw Unreadable(cause: Self.cause(failure, library))
    }
    defer { library.unit_reader_dispose(reader) }
    guard !library.unit_reader_is_system_unit(reader), library.unit_reader_has_main_file(reader)
    else { return nil }
    var time = FileTime(seconds: 0, nanoseconds: 0)
    library.unit_reader_get_modification_time(reader, &time.seconds, &time.nanoseconds)
    let file = library.unit_reader_get_main_file(reader).string
    return Unit(mainFile: file, written: time, records: records(about: file, in: reader))
  }

  private func records(about file: String, in reader: OpaqueHandle) -> [String] {
    var search = RecordSearch(library: library, file: file)
    withUnsafeMutablePointer(to: &search) { search in
      _ = library.unit_reader_dependencies_apply_f(reader, search) { context, dependency in
        if let dependency {
          context?.assumingMemoryBound(to: RecordSearch.self).pointee.look(at: dependency)
        }
        return true
      }
    }
    return search.found
  }

  /// What a record says, in its order.
  func occurrences(inRecord name: String) throws(Unreadable) -> [Occurrence] {
    try requireFile(name, in: "records/" + name.suffix(2))
    var failure: OpaqueHandle?
    guard let reader = library.record_reader_create(store, name, &failure) else {
      throw Unreadable(cause: Self.cause(failure, library))
    }
    defer { library.record_reader_dispose(reader) }
    var list = OccurrenceList(library: library)
    withUnsafeMutablePointer(to: &list) { list in
      _ = library.record_reader_occurrences_apply_f(reader, list) { context, occurrence in
        if let occurrence {
          context?.assumingMemoryBound(to: OccurrenceList.self).pointee.add(occurrence)
        }
        return true
      }
    }
    return list.found
  }

  /// A store may hold anything: a pipe would wait for ever, a device never end.
  private func requireFile(_ name: String, in folder: String) throws(Unreadable) {
    // What a unit calls its records is no path.
    if name.isEmpty || name.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "/") }) {
      throw Unreadable(cause: SkipReason.isNotThere)
    }
    switch pathKind(path + "/" + folder + "/" + name, followingLinks: false) {
    case .file(let size) where size <= 256 << 20: break
    case nil: throw Unreadable(cause: SkipReason.isNotThere)
    default: throw Unreadable(cause: SkipReason.isNotAFile)
    }
  }

  /// A unit or record that the library cannot read, in its words.
  struct Unreadable: Error {
    var cause: Phrase
  }
}

/// The records of a unit that are about one file.
private struct RecordSearch {
  let library: index_library
  let file: String
  var found: [String] = []

  mutating func look(at dependency: UnsafeMutableRawPointer) {
    guard library.unit_dependency_get_kind(dependency) == Int32(index_dependency_is_record),
      library.unit_dependency_get_filepath(dependency).string == file
    else { return }
    found.append(library.unit_dependency_get_name(dependency).string)
  }
}

/// The occurrences of a record.
private struct OccurrenceList {
  let library: index_library
  var found: [IndexStore.Occurrence] = []

  mutating func add(_ occurrence: UnsafeMutableRawPointer) {
    guard let symbol = library.occurrence_get_symbol(occurrence) else { return }
    var line: UInt32 = 0
    var column: UInt32 = 0
    library.occurrence_get_line_col(occurrence, &line, &column)
    found.append(
      IndexStore.Occurrence(
        line: Int(min(line, .max / 2)), column: Int(min(column, .max / 2)),
        roles: library.occurrence_get_roles(occurrence),
        kind: library.symbol_get_kind(symbol), subkind: library.symbol_get_subkind(symbol),
        name: library.symbol_get_name(symbol).string,
        identifier: library.symbol_get_usr(symbol).string))
  }
}
