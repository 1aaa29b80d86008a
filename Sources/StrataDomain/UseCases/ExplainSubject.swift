/// Explains a rule, or why a file stands in its layer and what that means for it.
package struct ExplainSubject: Sendable {
  private let reader: any CodebaseReading
  private let catalogue: [Rule]

  /// Explanations over what `reader` reads.
  package init(reader: any CodebaseReading, catalogue: [Rule] = Rule.catalogue) {
    self.reader = reader
    self.catalogue = catalogue
  }

  /// What there is to say about a rule's identifier or a file's path.
  package func callAsFunction(
    _ subject: String, in request: CodebaseRequest
  ) throws(UseCaseError) -> Explanation {
    if let rule = catalogue.first(where: { $0.id == subject }) { return .rule(rule) }
    let isPath = subject.contains("/") || subject.hasSuffix(".swift")
    if !isPath, let near = subject.nearest(in: catalogue.map(\.id)) {
      throw .unknownSubject(subject, suggestion: near)
    }
    guard isPath else { throw .unknownSubject(subject, suggestion: nil) }
    let read = try read(request, with: reader)
    guard
      let index = read.workspace.files.firstIndex(where: { read.focus == [$0.path] })
    else { throw .unknownSubject(subject, suggestion: nil) }
    return .file(FileExplanation(of: index, in: Codebase(of: read.workspace), catalogue))
  }
}

extension FileExplanation {
  /// What a code base says of one of its files.
  init(of index: Int, in codebase: Codebase, _ catalogue: [Rule]) {
    let file = codebase.placedFiles[index]
    let types = codebase.symbols.ids.filter { codebase.symbols[$0].place.file == index }.map {
      codebase.explained($0)
    }
    let named = codebase.dependencies.filter { $0.file == index }
    let byLayer = Dictionary(grouping: named) { $0.to }.map { layer, dependencies in
      (
        layer: layer,
        types: Set(dependencies.map { codebase.symbols[$0.target].qualifiedName }).sorted()
      )
    }
    self.init(
      file: file,
      modules: codebase.workspace.files[index].modules.map { codebase.workspace.modules[$0].name },
      types: types.sorted { $0.line < $1.line },
      names: byLayer.sorted { $0.layer < $1.layer },
      mayName: codebase.referringLayers[index].map { layer in
        Layer.allCases.filter { $0 != .test && Direction.allows(layer, $0) }
      } ?? [],
      findings: StrataDomain.findings(of: catalogue, in: codebase).filter {
        $0.location.file == file.path && $0.confidence >= CheckRequest.usualConfidence
      })
  }
}

extension Codebase {
  fileprivate func explained(_ id: SymbolID) -> ExplainedType {
    let symbol = symbols[id]
    let span = facts(symbol.place.file)[symbol.place.declaration].span
    return ExplainedType(
      name: symbol.qualifiedName, keyword: String(describing: symbol.kind),
      roles: roles[id].sorted(), line: facts(symbol.place.file).position(of: span).line)
  }
}
