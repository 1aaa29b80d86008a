/// What an audit keeps of one of the two states of a code base that it compares.
struct JudgedState {
  var project: ProjectSummary
  /// What is found, in the order in which it is shown.
  var findings: [Finding] = []
  /// What comments allow.
  var allowed: [Finding] = []
  var permissions: [Permission] = []
  /// The files in which types are declared, by the type's name.
  var homes: [String: [Home]] = [:]
  /// By path: the layer of each file.
  var layers: [String: Layer?] = [:]

  /// A place in which a type is declared.
  struct Home: Hashable {
    var file: String
    var isProtocol: Bool
  }

  /// A state in which there is nothing.
  init(nothingOf project: ProjectSummary) { self.project = project }

  /// What `verdicts` says of a code base.
  init(_ codebase: Codebase, _ verdicts: Verdicts, profile: DetectedProfile) {
    project = codebase.summary(profile: profile)
    findings = verdicts.findings
    allowed = verdicts.allowed
    permissions = Suppressions(codebase).all.map {
      Permission($0, in: codebase, allowed: verdicts.allowed)
    }
    let files = codebase.workspace.files
    for symbol in codebase.symbols.symbols where symbol.parent == nil {
      homes[symbol.qualifiedName, default: []].append(
        Home(file: files[symbol.place.file].path, isProtocol: symbol.kind == .protocol))
    }
    for (file, placement) in zip(files, codebase.placements) { layers[file.path] = placement.layer }
  }

  /// All that is found, what comments allow included.
  var said: [Finding] { findings + allowed }

  /// The one file in which a type is declared; nil if there are several or none.
  func home(of type: String) -> String? {
    guard let homes = homes[type], homes.count == 1 else { return nil }
    return homes[0].file
  }
}
