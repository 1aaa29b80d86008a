internal import StrataModel
internal import StrataCode

extension PlaceIndex {
  /// What is to be kept of a code base.
  init(_ codebase: Codebase, by workforce: Workforce = Workforce()) {
    let workspace = codebase.workspace
    let tree = FolderTree(workspace, WordReader(workspace.settings.words))
    self.init(profile: ProfileReader(codebase).profile(nil), ring: OuterRing(tree))
    hasDomain = codebase.hasDomain
    root = workspace.root
    warnings = workspace.warnings
    modules = workspace.modules.map(\.name)
    addTypes(of: codebase)
    addFiles(of: codebase, by: workforce)
    addUnknownNames(of: codebase)
  }

  /// The table has the types in file order, and so has this.
  private mutating func addTypes(of codebase: Codebase) {
    var namers = codebase.symbols.symbols.map { _ in [Int]() }
    for file in codebase.workspace.files.indices {
      for target in codebase.references[file] {
        guard case .symbol(let id) = target else { continue }
        let slot = Int(id.index)
        if codebase.symbols[id].place.file != file, namers[slot].last != file {
          namers[slot].append(file)
        }
      }
    }
    types = codebase.symbols.ids.map { id in
      let symbol = codebase.symbols[id]
      var entry = TypeEntry(
        name: symbol.qualifiedName, kind: symbol.kind, file: symbol.place.file)
      entry.roles = codebase.roles[id]
      entry.parents = codebase.symbols.supertypes[Int(id.index)].map { Int($0.index) }
      entry.namers = namers[Int(id.index)]
      return entry
    }
  }

  private mutating func addFiles(of codebase: Codebase, by workforce: Workforce) {
    let workspace = codebase.workspace
    let shapes = RoleMap(shapesOf: codebase.placed.resolved, by: workforce)
    let reader = ContentReader(codebase.placed.resolved, shapes)
    let alike = workforce.map(workspace.files.count) { file in
      let used = codebase.references[file].compactMap { target -> Layer? in
        guard case .symbol(let id) = target, codebase.symbols[id].place.file != file else {
          return nil
        }
        return codebase.layer(of: id)
      }
      return reader.kinships(
        of: file, reader.content(of: file), isAlone: used.allSatisfy { $0 == .common })
    }
    var known: [Similarity: Int] = [:]
    var next = 0
    for (index, file) in workspace.files.enumerated() {
      let placement = codebase.placements[index]
      let first = next
      while next < types.count, types[next].file == index { next += 1 }
      let slots = alike[index].map { kinship in
        if let slot = known[kinship] { return slot }
        known[kinship] = kinships.count
        kinships.append(kinship)
        return kinships.count - 1
      }
      var entry = File(path: file.path)
      entry.layer = placement.layer
      entry.confidence = placement.confidence
      entry.ringConfidence = placement.ringConfidence
      entry.declared = placement.declared
      entry.ships = codebase.scopes[index].isShipped
      entry.isProduction = codebase.scopes[index].isProduction
      entry.modules = file.modules
      entry.kinships = slots
      entry.types = first..<next
      files.append(entry)
    }
  }

  /// What a text yet to be placed may declare. What most files write is the SDK's.
  private mutating func addUnknownNames(of codebase: Codebase) {
    var found: [String: [Int]] = [:]
    for (index, file) in codebase.workspace.files.enumerated() {
      let targets = codebase.references[index]
      var seen: Set<Name> = []
      for (position, reference) in file.facts.references.enumerated() {
        guard case .external = targets[position], seen.insert(reference.name).inserted else {
          continue
        }
        let name = String(file.facts[reference.name].prefix { $0 != "." })
        if StandardTypes.contains(name) { continue }
        if found[name]?.last != index { found[name, default: []].append(index) }
      }
    }
    unknown = found.filter { $0.value.count <= Self.mostStrangers }
      .map { UnknownName(name: $0.key, files: $0.value) }.sorted { $0.name < $1.name }
  }

  private static let mostStrangers = 50
}
