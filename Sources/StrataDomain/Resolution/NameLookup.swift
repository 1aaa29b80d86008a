/// Where a name stands that is looked up.
struct Viewpoint: Hashable {
  var file: Int
  /// The declaration around it.
  var scope: DeclarationIndex
  /// Under an `#if` that never holds.
  var isNeverBuilt: Bool
  /// In the head of `scope`, before its members: in the clause of what it inherits, say.
  var isHead = false
}

/// Looks names up from the inside out, as the compiler does.
struct NameLookup {
  let workspace: Workspace
  let table: SymbolTable

  var modules: ModuleGraph { table.modules }

  /// What a dotted path means at a place.
  /// With `isWhole` every part of the path has to be found; without, the part that is.
  func resolve(_ path: String, from place: Viewpoint, isWhole: Bool = false) -> Target {
    let parts = path.split(separator: ".").map { String($0) }
    guard let first = parts.first else { return .external }
    let start = lookUp(first, from: place)
    switch start {
    case .symbol(let id):
      return member(parts.dropFirst(), of: id, from: place, isWhole: isWhole)
    case .ambiguous(let ids):
      let ends = ids.map { member(parts.dropFirst(), of: $0, from: place, isWhole: isWhole) }
      if let only = ends.first, ends.allSatisfy({ $0 == only }) { return only }
      return parts.count == 1 ? start : .external
    case .parameter: return .parameter
    case .external:
      return inModule(first, parts.dropFirst(), from: place, isWhole: isWhole)
    }
  }

  /// The first component: generic parameters, nested types, inherited ones, then the top level.
  private func lookUp(_ name: String, from place: Viewpoint) -> Target {
    let facts = workspace.files[place.file].facts
    var inherited: Target?
    var current = place.scope
    while current >= 0 {
      let declaration = facts[current]
      if let type = table.subject(of: Place(file: place.file, declaration: current)) {
        if name == "Self" { return table[type].kind == .protocol ? .parameter : .symbol(type) }
        if isParameter(name, of: type, isExtension: declaration.kind == .extension) {
          return .parameter
        }
        let seesMembers = !place.isHead || current != place.scope
        switch seesMembers ? nested(name, in: type, from: place) : nil {
        case .parameter where table[type].kind != .protocol:
          // What stands for a protocol's associated type is most often a type further out.
          inherited = inherited ?? .parameter
        case .symbol(let id)? where isOfProtocol(id) && table[type].kind != .protocol:
          inherited = inherited ?? .symbol(id)
        case let found?: return found
        case nil: break
        }
      } else if declaration.kind == .extension {
        if name == "Self" { return .external }
        let path = facts[declaration.name] + "." + name
        if let found = nestedOutside(path, from: place) { return found }
      } else if let local = facts.localName(name, in: current) {
        if !facts[local].kind.isType { return .parameter }
        if let id = table.subject(of: Place(file: place.file, declaration: local)) {
          return .symbol(id)
        }
      }
      current = facts[current].parent
    }
    let found = atTopLevel(name, from: place)
    return found == .external ? inherited ?? found : found
  }

  /// Whether a type is nested in a protocol: an alias that stands for what conformers fill in.
  private func isOfProtocol(_ id: SymbolID) -> Bool {
    table[id].parent.map { table[$0].kind == .protocol } ?? false
  }

  /// Whether a type has a generic parameter of the name; in an extension those of the types around
  /// it count before any member.
  private func isParameter(_ name: String, of type: SymbolID, isExtension: Bool) -> Bool {
    if table.parameters[Int(type.index)].contains(name) { return true }
    guard isExtension, let outer = table[type].parent else { return false }
    return isParameter(name, of: outer, isExtension: true)
  }

  /// The file's and its module's own types hide imported ones, which hide the SDK's.
  private func atTopLevel(_ name: String, from place: Viewpoint) -> Target {
    let file = place.file
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
      } else if let module = view.scoped[name] {
        if home.contains(module) { imported.append(id) }
      } else if symbol.access >= .package && home.contains(where: view.imported.contains)
        || home.contains(where: view.testable.contains)
      {
        imported.append(id)
      }
    }
    let sameFile = own.filter { table[$0].place.file == file }
    if let found = unique(sameFile, from: place) ?? unique(own, from: place) { return found }
    return unique(imported, from: place) ?? .external
  }

  /// `Module.Type`, or a type that the project nests in one of the SDK's.
  private func inModule(
    _ name: String, _ rest: ArraySlice<String>, from place: Viewpoint,
    isWhole: Bool
  ) -> Target {
    guard let type = rest.first else { return .external }
    if let found = nestedOutside(name + "." + type, from: place) {
      guard case .symbol(let id) = found else { return found }
      return member(rest.dropFirst(), of: id, from: place, isWhole: isWhole)
    }
    let view = modules.views[place.file]
    let named = modules.modules(named: name).filter(view.loaded.contains)
    guard !named.isEmpty, let candidates = table.topLevel[type] else { return .external }
    let inModule = candidates.filter {
      workspace.files[table[$0].place.file].modules.contains(where: named.contains)
    }
    guard let found = unique(inModule, from: place) else { return .external }
    guard case .symbol(let id) = found else { return found }
    return member(rest.dropFirst(), of: id, from: place, isWhole: isWhole)
  }

  /// The rest of a path, looked up inside the type found so far.
  private func member(
    _ path: ArraySlice<String>, of id: SymbolID, from place: Viewpoint, isWhole: Bool
  ) -> Target {
    var id = id
    for name in path {
      var inner = id
      if table[id].kind == .typealias {
        guard let only = table.expanded([id]).first else {
          if let foreign = table.foreignNames[id],
            case .symbol(let next) = nestedOutside(foreign + "." + name, from: place)
          {
            id = next
            continue
          }
          return isWhole ? .external : .symbol(id)
        }
        inner = only
      }
      switch nested(name, in: inner, from: place) {
      case .symbol(let next): id = next
      case .ambiguous(let ids): return .ambiguous(ids)
      case .parameter: return .parameter
      case .external, nil: return isWhole ? .external : .symbol(id)
      }
    }
    return .symbol(id)
  }
}
