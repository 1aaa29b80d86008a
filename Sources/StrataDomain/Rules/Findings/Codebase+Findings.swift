package import StrataModel
package import StrataCode

// What rules share when they turn places into findings.

extension Codebase {
  /// A span for people.
  package func location(of span: Span, in file: Int) -> Location {
    let lines = facts(file).lines
    return Location(
      file: workspace.files[file].path, start: lines.position(of: span.start),
      end: lines.position(of: span.end))
  }

  /// The outermost type around a declaration, or the file if there is none: an extension of a type
  /// from elsewhere speaks for its file, not for that type.
  func namer(of owner: DeclarationIndex, in file: Int) -> Finding.End {
    let name = namingType(of: owner, in: file).map { symbols[$0].qualifiedName }
    return Finding.End(symbol: name ?? workspace.files[file].name, layer: referringLayers[file])
  }

  func namingType(of owner: DeclarationIndex, in file: Int) -> SymbolID? {
    guard let outermost = facts(file).enclosing(owner).last,
      let id = symbols.subject(of: DeclarationID(file: file, declaration: outermost))
    else { return nil }
    let isFromElsewhere =
      facts(file)[outermost].kind == .extension
      && layer(of: id) != placements[file].layer
    return isFromElsewhere ? nil : id
  }

  /// A declared type with its place.
  package func end(_ id: SymbolID) -> Finding.End {
    let symbol = symbols[id]
    let span = facts(symbol.place.file)[symbol.place.declaration].span
    return Finding.End(
      symbol: symbol.qualifiedName, layer: layer(of: id),
      location: location(of: span, in: symbol.place.file))
  }

  /// A type with its part in the architecture: `repository implementation 'LiveFeedRepository'`.
  package func described(_ id: SymbolID) -> Phrase {
    // A controller that leads from screen to screen shows none of its own.
    let noun = roles[id].sorted().filter { $0 != .entity || isCalledLikeValue(id) }
      .filter { $0 != .view || !roles.has(id, .coordinator) }
      .compactMap(\.noun).first
    let name = symbols[id].qualifiedName
    return noun.map { Phrase("\($0) '\(name)'", zh: "\($0) '\(name)'") }
      ?? Phrase(verbatim: "'\(name)'")
  }

  /// Whether a type's name is not that of something that works or goes wrong.
  private func isCalledLikeValue(_ id: SymbolID) -> Bool {
    symbols.words(of: id).suffix(from: [
      "error", "failure", "exception", "store", "manager", "service", "provider", "handler",
      "helper", "generator", "scheduler", "controller", "center", "engine", "factory", "builder",
      "worker", "monitor", "tracker", "logger", "validator", "formatter", "parser",
    ]) == nil
  }

  /// What a finding says of who does it: `view model 'FeedViewModel'`.
  func described(namerOf owner: DeclarationIndex, in file: Int) -> Phrase {
    namingType(of: owner, in: file).map(described)
      ?? Phrase(verbatim: "'\(workspace.files[file].name)'")
  }

  /// Dependencies of one file on one type, together: file order, then place.
  func grouped(_ dependencies: [Dependency]) -> [[Dependency]] {
    var groups: [Dependency.Key: [Dependency]] = [:]
    // `Presenter<Interactor<Request, Response, Repository>>`: one declaration, whatever it is made of.
    var arguments: [DeclarationID: SymbolID] = [:]
    for dependency in dependencies {
      var whole = namespace(around: dependency.target)
      let reference = reference(of: dependency)
      if reference.role == .genericArgument, reference.owner >= 0 {
        let owner = DeclarationID(file: dependency.file, declaration: reference.owner)
        whole = arguments[owner, default: whole]
        arguments[owner] = whole
      }
      groups[.init(file: dependency.file, target: whole), default: []].append(dependency)
    }
    return groups.values.map { group in
      group.sorted { span(of: $0).start < span(of: $1).start }
    }.sorted { ($0[0].file, span(of: $0[0]).start) < ($1[0].file, span(of: $1[0]).start) }
  }

  /// The outermost of the names that a list of constants is nested in: `Texts` of `Texts.Errors`.
  func namespace(around id: SymbolID) -> SymbolID {
    guard isNamespace(id), let outer = symbols[id].parent, isNamespace(outer) else { return id }
    return namespace(around: outer)
  }

  /// What is said of some dependencies, those of one file on one type together.
  func said(
    ofEachDependency isMeant: (Dependency) -> Bool, file: String = #fileID, line: UInt = #line,
    _ work: ([Dependency]) -> Finding
  ) -> [Finding] {
    said(ofEachFile: file, line: line) { index in
      grouped(dependencies(of: index).filter(isMeant)).map(work)
    }
  }

  /// How sure it is that both ends stand where they seem to.
  func confidence(of dependency: Dependency) -> Double {
    let both =
      placements[dependency.file].ringConfidence
      * placements[symbols[dependency.target].place.file].ringConfidence
    // Common is what names no layer: one that does casts doubt on its own place.
    return dependency.from == .common ? both * 0.7 : both
  }
}

extension Dependency {
  struct Key: Hashable {
    var file: Int
    var target: SymbolID
  }
}
