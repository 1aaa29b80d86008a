/// Looks names up from the inside out, as the compiler does.
struct NameLookup {
  let workspace: Workspace
  let table: SymbolTable

  private var modules: ModuleGraph { table.modules }

  /// What a dotted path means in a file, inside the declaration `scope`.
  /// With `isWhole` every part of the path has to be found; without, the part that is.
  func resolve(
    _ path: String, from file: Int, scope: DeclarationIndex,
    isWhole: Bool = false
  ) -> Target {
    let parts = path.split(separator: ".").map { String($0) }
    guard let first = parts.first else { return .external }
    let start = lookUp(first, from: file, scope: scope)
    switch start {
    case .symbol(let id):
      return member(parts.dropFirst(), of: id, isWhole: isWhole)
    case .ambiguous(let ids):
      let ends = ids.map { member(parts.dropFirst(), of: $0, isWhole: isWhole) }
      if let only = ends.first, ends.allSatisfy({ $0 == only }) { return only }
      return parts.count == 1 ? start : .external
    case .parameter: return .parameter
    case .external:
      return inModule(first, parts.dropFirst(), from: file, isWhole: isWhole)
    }
  }

  /// The first component: generic parameters, nested types, inherited ones, then the top level.
  private func lookUp(
    _ name: String, from file: Int, scope: DeclarationIndex
  ) -> Target {
    let facts = workspace.files[file].facts
    var current = scope
    while current >= 0 {
      let declaration = facts[current]
      if let type = table.subject(of: Place(file: file, declaration: current)) {
        if table.parameters[Int(type.index)].contains(name) { return .parameter }
        if let found = nested(name, in: type) { return found }
      } else if declaration.kind == .extension {
        let path = facts[declaration.name] + "." + name
        if let found = table.nestedInExternal[path] { return unique(found) }
      } else if let local = facts.localName(name, in: current) {
        if !facts[local].kind.isType { return .parameter }
        if let id = table.subject(of: Place(file: file, declaration: local)) { return .symbol(id) }
      }
      current = facts[current].parent
    }
    return atTopLevel(name, from: file)
  }

  /// A type nested in `type`, in what it extends, or in one of its supertypes.
  private func nested(_ name: String, in type: SymbolID) -> Target? {
    if let own = table.nested[.init(parent: type, name: name)] { return unique(own) }
    guard Int(type.index) < table.supertypes.count else { return nil }
    for parent in table.allSupertypes(of: type) {
      if let found = table.nested[.init(parent: parent, name: name)] { return unique(found) }
      if table[parent].kind == .protocol, table.parameters[Int(parent.index)].contains(name) {
        return .parameter
      }
    }
    return nil
  }

  /// The file's and its module's own types hide imported ones, which hide the SDK's.
  private func atTopLevel(_ name: String, from file: Int) -> Target {
    let view = modules.views[file]
    guard let candidates = table.topLevel[name] else { return .external }
    var own: [SymbolID] = []
    var imported: [SymbolID] = []
    for id in candidates {
      let symbol = table[id]
      if symbol.place.file == file { own.append(id); continue }
      guard symbol.access > .fileprivate else { continue }
      let home = workspace.files[symbol.place.file].modules
      if home.contains(where: view.own.contains) {
        own.append(id)
      } else if symbol.access >= .package && home.contains(where: view.imported.contains)
        || home.contains(where: view.testable.contains)
      {
        imported.append(id)
      }
    }
    if own.isEmpty { return imported.isEmpty ? .external : unique(imported) }
    let sameFile = own.filter { table[$0].place.file == file }
    return unique(sameFile.isEmpty ? own : sameFile)
  }

  /// `Module.Type`, or a type that the project nests in one of the SDK's.
  private func inModule(
    _ name: String, _ rest: ArraySlice<String>, from file: Int,
    isWhole: Bool
  ) -> Target {
    guard let type = rest.first else { return .external }
    if let found = table.nestedInExternal[name + "." + type] {
      guard case .symbol(let id) = unique(found) else { return unique(found) }
      return member(rest.dropFirst(), of: id, isWhole: isWhole)
    }
    let view = modules.views[file]
    let named = modules.modules(named: name).filter {
      view.own.contains($0) || view.imported.contains($0)
    }
    guard !named.isEmpty, let candidates = table.topLevel[type] else { return .external }
    let found = candidates.filter {
      workspace.files[table[$0].place.file].modules.contains(where: named.contains)
    }
    guard !found.isEmpty else { return .external }
    guard case .symbol(let id) = unique(found) else { return unique(found) }
    return member(rest.dropFirst(), of: id, isWhole: isWhole)
  }

  /// The rest of a path, looked up inside the type found so far.
  private func member(_ path: ArraySlice<String>, of id: SymbolID, isWhole: Bool) -> Target {
    var id = id
    for name in path {
      var inner = id
      if table[id].kind == .typealias {
        guard let only = table.expanded([id]).first else {
          return isWhole ? .external : .symbol(id)
        }
        inner = only
      }
      switch nested(name, in: inner) {
      case .symbol(let next): id = next
      case .ambiguous(let ids): return .ambiguous(ids)
      case .parameter: return .parameter
      case .external, nil: return isWhole ? .external : .symbol(id)
      }
    }
    return .symbol(id)
  }

  /// One candidate, or the branches of one `#if`, are certain; others are not.
  private func unique(_ ids: [SymbolID]) -> Target {
    let first = ids[0]
    if ids.allSatisfy({ table[$0].place.file == table[first].place.file }) { return .symbol(first) }
    return .ambiguous(ids.sorted())
  }

  /// The project types on the right side of a typealias.
  func rightSide(of id: SymbolID) -> [SymbolID] {
    let place = table[id].place
    let facts = workspace.files[place.file].facts
    var found: [SymbolID] = []
    for reference in facts.references
    where reference.owner == place.declaration && reference.role == .alias {
      let target = resolve(
        facts[reference.name], from: place.file, scope: facts[place.declaration].parent)
      if case .symbol(let target) = target, target != id { found.append(target) }
    }
    return found
  }

  /// The one nominal type that a typealias stands for.
  func nominal(_ id: SymbolID) -> SymbolID? {
    var current = id
    for _ in 0..<16 {
      if table[current].kind != .typealias { return current }
      let right = rightSide(of: current)
      guard right.count == 1 else { return nil }
      current = right[0]
    }
    return nil
  }
}
