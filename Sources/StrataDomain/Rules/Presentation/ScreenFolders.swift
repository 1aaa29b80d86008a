internal import StrataCode
internal import StrataModel

/// What the folders `View`, `ViewModel` and `Router` of a screen hold, and how that is called.
struct ScreenFolders {
  private let codebase: Codebase
  /// The folders for view models, as paths.
  private let ofModels: Set<Substring>

  init(_ codebase: Codebase) {
    self.codebase = codebase
    ofModels = Set(
      codebase.workspace.files.map { $0.path.folder }.filter { Self.kind(of: $0) == .viewModel })
  }

  private enum Kind { case view, viewModel, router }

  /// What does not bear the name of its folder, or stands in another's.
  func findings() -> [Finding] {
    codebase.symbols.ids.compactMap { id in
      let symbol = codebase.symbols[id]
      guard symbol.parent == nil, symbol.kind.isConcreteType, symbol.access > .fileprivate,
        codebase.isProduction(id), isWholeFile(id)
      else { return nil }
      return finding(id)
    }
  }

  private func finding(_ id: SymbolID) -> Finding? {
    switch Self.kind(of: path(id).folder) {
    case .viewModel: misnamedModel(id)
    case .router: misnamedRouter(id)
    case .view: misplacedModel(id)
    case nil: nil
    }
  }

  private func misnamedModel(_ id: SymbolID) -> Finding? {
    let symbol = codebase.symbols[id]
    guard symbol.kind == .class, codebase.roles[id].isDisjoint(with: Self.others),
      ends(id, ["model"]) || isObserved(id),
      !ends(id, ["viewmodel", "vm", "state", "store", "coordinator", "router", "base"])
    else { return nil }
    return misnamed(
      id, Phrase("view model", zh: "ViewModel"),
      better: suffixed(symbol.name, "ViewModel", instead: ["model"]))
  }

  private func misnamedRouter(_ id: SymbolID) -> Finding? {
    let symbol = codebase.symbols[id]
    guard symbol.kind == .class || symbol.kind == .struct,
      codebase.roles[id].isDisjoint(with: [.view, .viewModel, .container, .useCase]),
      !ends(
        id,
        [
          "router", "coordinator", "navigator", "route", "routes", "destination", "path", "link",
          "handler", "key", "modifier", "parser", "transition", "delegate", "builder", "factory",
        ])
    else { return nil }
    return misnamed(
      id, Phrase("router", zh: "Router"),
      better: suffixed(
        symbol.name, "Router", instead: ["nav", "navigation", "routing", "flow"]))
  }

  private func misnamed(_ id: SymbolID, _ part: Phrase, better: String) -> Finding {
    let name = codebase.symbols[id].name
    return Rule.presentationNameSuffix.finding(
      about: id, in: codebase,
      message: Phrase(
        "'\(name)' is the \(part) of its file, and its name does not say so",
        zh: "'\(name)' 是所在文件的 \(part)，名称却没有说明"),
      help: Phrase("rename it to '\(better)'", zh: "重命名为 '\(better)'")
    ).with(confidence: 0.8)
  }

  private func misplacedModel(_ id: SymbolID) -> Finding? {
    guard codebase.roles.has(id, .viewModel), !ofModels.isEmpty else { return nil }
    let name = codebase.symbols[id].name
    let folder = path(id).folder
    let up = folder.split(separator: "/").dropLast().joined(separator: "/")
    let beside = ofModels.filter { $0.hasPrefix(up) }.min() ?? ofModels.min() ?? ""
    return Rule.presentationNameSuffix.finding(
      about: id, in: codebase,
      message: Phrase(
        "view model '\(name)' is in '\(String(folder))', which is for views",
        zh: "ViewModel '\(name)' 在视图文件夹 '\(String(folder))' 中"),
      help: Phrase("move it to '\(String(beside))'", zh: "移到 '\(String(beside))'")
    ).with(confidence: 0.8)
  }

  /// Whether a screen can watch a type.
  private func isObserved(_ id: SymbolID) -> Bool {
    codebase.attributes(of: codebase.place(of: id)).contains("Observable")
      || codebase.symbols.externalSupertypes[Int(id.index)].contains {
        $0.hasSuffix("ObservableObject")
      }
  }

  /// Whether a type is what its file is named for.
  private func isWholeFile(_ id: SymbolID) -> Bool {
    path(id).lastComponent == "\(codebase.symbols[id].name).swift"
  }

  private func path(_ id: SymbolID) -> String {
    codebase.workspace.files[codebase.symbols[id].place.file].path
  }

  private func ends(_ id: SymbolID, _ suffixes: [String]) -> Bool {
    codebase.symbols.words(of: id).suffix(from: suffixes) != nil
  }

  /// A name with a suffix in place of a vaguer one.
  private func suffixed(_ name: String, _ suffix: String, instead vague: [String]) -> String {
    let lower = name.lowercased()
    let old = vague.first { lower.hasSuffix($0) && lower.count > $0.count }
    return name.dropLast(old?.count ?? 0) + suffix
  }

  /// What the last folder of a path is for.
  private static func kind(of folder: Substring) -> Kind? {
    guard let last = folder.split(separator: "/").last else { return nil }
    switch last.lowercased() {
    case "view", "views": return .view
    case "viewmodel", "viewmodels": return .viewModel
    case "router", "routers": return .router
    default: return nil
    }
  }

  private static let others: Roles = [
    .view, .coordinator, .container, .useCase, .repositoryImplementation, .dataSource, .dto,
    .mapper, .testDouble,
  ]
}
