package import StrataCode
internal import StrataModel
internal import StrataRules

extension LiveCodebase {
  /// What is at a position of a file: a type or a module that is named there; on the first line, or
  /// on one that only imports, at least the file or the module; nil where there is nothing to say.
  package func pointed(at position: Position, in file: String) -> PointedAt? {
    guard let index = whole.codebase.index(ofFile: file) else { return nil }
    let codebase = whole.codebase
    let facts = codebase.facts(index)
    let offset = facts.lines.offset(line: position.line, column: position.column) ?? 0
    if let written = facts.imports.first(where: {
      facts.lines.position(of: $0.span.start).line == position.line
    }) {
      return module(facts[written.module], importedAt: position.line, in: index)
    }
    if let place = facts.references.firstIndex(where: { $0.span.contains(offset) }),
      case .symbol(let id) = codebase.references[index][place]
    {
      return type(id)
    }
    if let id = codebase.symbols.ids.first(where: { id in
      let place = codebase.symbols[id].place
      return place.file == index && facts[place.declaration].span.contains(offset)
    }) {
      return type(id)
    }
    return position.line == 1 ? self.file(index) : nil
  }

  private func file(_ index: Int) -> PointedAt {
    let explained = FileExplanation(of: index, in: whole.codebase, findings)
    var pointed = PointedAt(.file, explained.file.path)
    pointed.placement = explained.file.placement
    pointed.layer = explained.file.placement.layer
    pointed.roles = explained.file.roles
    pointed.mayName = explained.mayName
    pointed.findings = explained.findings
    return pointed
  }

  private func type(_ id: SymbolID) -> PointedAt {
    let codebase = whole.codebase
    let symbol = codebase.symbols[id]
    var pointed = PointedAt(.type, symbol.qualifiedName)
    pointed.placement = codebase.placements[symbol.place.file]
    pointed.layer = pointed.placement?.layer
    pointed.roles = codebase.roles[id].sorted()
    pointed.mayName = codebase.referringLayers[symbol.place.file].map(Direction.allowed) ?? []
    pointed.findings = findings(of: id)
    pointed.users = users(of: id)
    return pointed
  }

  /// How many other files name a type.
  func users(of id: SymbolID) -> Int {
    let own = whole.codebase.symbols[id].place.file
    let naming = whole.codebase.dependencies(on: id).filter { $0.file != own }
    return Set(naming.map(\.file)).count
  }

  /// The findings in the declaration of a type.
  func findings(of id: SymbolID) -> [Finding] {
    let place = whole.codebase.symbols[id].place
    let extent = whole.codebase.facts(place.file)[place.declaration].extent
    let location = whole.codebase.location(of: extent, in: place.file)
    return findings.filter {
      $0.location.file == location.file && $0.location.start >= location.start
        && $0.location.start < location.end
    }
  }

  private func module(_ name: String, importedAt line: Int, in index: Int) -> PointedAt {
    let codebase = whole.codebase
    var pointed = PointedAt(.module, name)
    let own = codebase.workspace.modules.indices.filter {
      codebase.workspace.modules[$0].name == name
    }
    let layers = codebase.workspace.files.indices.filter {
      codebase.workspace.files[$0].modules.contains(where: own.contains)
    }.compactMap { codebase.layer(ofFile: $0) }
    // Only where its files agree.
    if Set(layers.map(\.ring)).count == 1 { pointed.layer = layers.first }
    pointed.mayName = codebase.referringLayers[index].map(Direction.allowed) ?? []
    let path = codebase.workspace.files[index].path
    pointed.findings = findings.filter {
      $0.location.file == path && $0.location.start.line == line
    }
    return pointed
  }
}
