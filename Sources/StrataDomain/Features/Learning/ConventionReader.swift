internal import StrataCode
internal import StrataModel

/// Counts what the code does in one of several ways.
struct ConventionReader {
  let codebase: Codebase
  let text: any SourceTextReading
  private let filesWithFindings: Set<String>

  /// One that does a thing in a way.
  struct Observation {
    var value: String
    var type: String?
    var file: Int
  }

  /// A reader of a code base; examples come from files without findings.
  init(
    _ codebase: Codebase, text: any SourceTextReading, filesWithFindings: Set<String>
  ) {
    self.codebase = codebase
    self.text = text
    self.filesWithFindings = filesWithFindings
  }

  /// Everything, in the order in which people ask for it.
  var all: [Convention] {
    folders + names + declarations
      + [useCaseProtocol, entryMethod, asyncForm, mapping, composition, navigation, viewModel]
      .compactMap { $0 } + tests + layout
  }

  private var folders: [Convention] {
    RolePlaces(codebase, filesWithFindings: filesWithFindings).all.compactMap { place in
      guard let role = place.role else { return nil }
      return Convention(
        topic: .folder, role: role, value: place.folder, there: place.there, all: place.all,
        example: place.example.map { .init(type: $0.type, file: $0.file) })
    }
  }

  /// What most of some observations have in common; nil for none.
  func convention(
    _ topic: Convention.Topic, of role: Role? = nil, _ found: [Observation]
  ) -> Convention? {
    let ranked = found.map(\.value).ranked
    guard let most = ranked.first else { return nil }
    let there = found.filter { $0.value == most.value }
    let example =
      there.first { !filesWithFindings.contains(path($0.file)) } ?? there.first
    return Convention(
      topic: topic, role: role, value: most.value, there: most.count, all: found.count,
      example: example.map { .init(type: $0.type, file: path($0.file)) },
      others: ranked.dropFirst().prefix(4).map { .init(value: $0.value, count: $0.count) })
  }

  func path(_ file: Int) -> String { codebase.workspace.files[file].path }

  /// The types of a part that stand for themselves, in file order: what is nested is a detail.
  func types(_ role: Role) -> [SymbolID] {
    let types =
      role == .testDouble
      ? codebase.symbols.ids.filter { codebase.roles.has($0, role) } : codebase.types(role)
    return types.filter {
      codebase.symbols[$0].parent == nil && codebase.symbols[$0].kind != .typealias
    }
  }

  func observation(_ id: SymbolID, _ value: String) -> Observation {
    Observation(
      value: value, type: codebase.symbols[id].name, file: codebase.symbols[id].place.file)
  }
}
