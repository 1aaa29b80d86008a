internal import StrataCode

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

  /// What a name that a file writes means at a place.
  /// With `isWhole` every part of the path has to be found; without, the part that is.
  func resolve(_ name: Name, from place: Viewpoint, isWhole: Bool = false) -> Target {
    resolve(table.written[place.file][name], from: place, isWhole: isWhole)
  }

  /// What a dotted path means at a place.
  func resolve(_ path: String, from place: Viewpoint, isWhole: Bool = false) -> Target {
    resolve(WrittenName(path, table.names), from: place, isWhole: isWhole)
  }

  private func resolve(_ name: WrittenName, from place: Viewpoint, isWhole: Bool) -> Target {
    switch name {
    case .foreign: .external
    case .plain(let id): lookUp(id, from: place)
    case .path(let path): resolve(path, from: place, isWhole: isWhole)
    }
  }

  private func resolve(_ path: NamePath, from place: Viewpoint, isWhole: Bool) -> Target {
    let start = path.ids[0].map { lookUp($0, from: place) } ?? .external
    switch start {
    case .symbol(let id): return member(path, 1, of: id, from: place, isWhole: isWhole)
    case .ambiguous(let ids):
      let ends = ids.map { member(path, 1, of: $0, from: place, isWhole: isWhole) }
      if let only = ends.first, ends.allSatisfy({ $0 == only }) { return only }
      return path.ids.count == 1 ? start : .external
    case .parameter: return .parameter
    case .external: return inModule(path, from: place, isWhole: isWhole)
    }
  }

  /// The first component: generic parameters, nested types, inherited ones, then the top level.
  private func lookUp(_ name: NameID, from place: Viewpoint) -> Target {
    let facts = workspace.files[place.file].facts
    var inherited: Target?
    var current = place.scope
    while current >= 0 {
      let declaration = facts[current]
      if let type = table.subject(of: DeclarationID(file: place.file, declaration: current)) {
        if name == DeclaredNames.itself {
          return table[type].kind == .protocol ? .parameter : .symbol(type)
        }
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
        if name == DeclaredNames.itself { return .external }
        if let found = nestedOutside(facts[declaration.name], name, from: place) { return found }
      } else if let local =
        table.localNames[place.file].declaration(named: name, in: current)
      {
        if !facts[local].kind.isType { return .parameter }
        if let id = table.subject(of: DeclarationID(file: place.file, declaration: local)) {
          return .symbol(id)
        }
      }
      current = declaration.parent
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
  private func isParameter(_ name: NameID, of type: SymbolID, isExtension: Bool) -> Bool {
    if table.parameters[Int(type.index)].contains(name) { return true }
    guard isExtension, let outer = table[type].parent else { return false }
    return isParameter(name, of: outer, isExtension: true)
  }

  /// The file's and its module's own types hide imported ones, which hide the SDK's.
  private func atTopLevel(_ name: NameID, from place: Viewpoint) -> Target {
    let candidates = topLevelTypes(named: name, from: place.file)
    if candidates.count < 2 {
      guard let only = candidates.first, sight(of: only, from: place.file) != .none
      else { return .external }
      return unique(candidates, from: place) ?? .external
    }
    var sameFile: [SymbolID] = []
    var own: [SymbolID] = []
    var imported: [SymbolID] = []
    for id in candidates {
      switch sight(of: id, from: place.file) {
      case .sameFile:
        own.append(id)
        sameFile.append(id)
      case .own: own.append(id)
      case .imported: imported.append(id)
      case .none: break
      }
    }
    if let found = unique(sameFile, from: place) ?? unique(own, from: place) { return found }
    return unique(imported, from: place) ?? .external
  }

  /// The types of a name at the top level of any file; of a great many, those that a file could see.
  private func topLevelTypes(named name: NameID, from file: Int) -> [SymbolID] {
    let all = table.topLevel[Int(name.index)]
    if all.count < Namesakes.fewest { return all }
    return table.namesakes[name]?.candidates(in: file, seeing: modules.views[file]) ?? all
  }

  /// How a file sees a type at the top level of any.
  private func sight(of id: SymbolID, from file: Int) -> ModuleGraph.View.Sight {
    let home = table.symbols[Int(id.index)].place.file
    if home == file { return .sameFile }
    return modules.views[file].sight(of: id, in: table, at: workspace.files[home].modules)
  }

  /// `Module.Type`, or a type that the project nests in one of the SDK's.
  private func inModule(_ path: NamePath, from place: Viewpoint, isWhole: Bool) -> Target {
    guard path.ids.count > 1, let type = path.ids[1] else { return .external }
    if let found = nestedOutside(path.parts[0], type, from: place) {
      guard case .symbol(let id) = found else { return found }
      return member(path, 2, of: id, from: place, isWhole: isWhole)
    }
    let candidates = topLevelTypes(named: type, from: place.file)
    if candidates.isEmpty { return .external }
    let view = modules.views[place.file]
    let named = modules.modules(named: path.parts[0]).filter(view.loaded.contains)
    guard !named.isEmpty else { return .external }
    let inModule = candidates.filter {
      workspace.files[table[$0].place.file].modules.contains(where: named.contains)
    }
    guard let found = unique(inModule, from: place) else { return .external }
    guard case .symbol(let id) = found else { return found }
    return member(path, 2, of: id, from: place, isWhole: isWhole)
  }

  /// The rest of a path, from its part `start` on, looked up inside the type found so far.
  private func member(
    _ path: NamePath, _ start: Int, of id: SymbolID, from place: Viewpoint, isWhole: Bool
  ) -> Target {
    var id = id
    for index in path.ids.indices.dropFirst(start) {
      guard let name = path.ids[index] else { return isWhole ? .external : .symbol(id) }
      var inner = id
      if table[id].kind == .typealias {
        guard let only = table.expanded([id]).first else {
          if let foreign = table.foreignNames[id],
            case .symbol(let next) = nestedOutside(foreign, name, from: place)
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

extension ModuleGraph.View {
  /// How a file sees a type at the top level of any.
  fileprivate enum Sight { case sameFile, own, imported, none }

  fileprivate func sight(of id: SymbolID, in table: SymbolTable, at home: [Int]) -> Sight {
    let access = table.symbols[Int(id.index)].access
    guard access > .fileprivate else { return .none }
    if home.contains(where: own.contains) { return .own }
    if !scoped.isEmpty, let module = scoped[table.symbols[Int(id.index)].name] {
      return home.contains(module) ? .imported : .none
    }
    let isSeen =
      access >= .package && home.contains(where: imported.contains)
      || home.contains(where: testable.contains)
    return isSeen ? .imported : .none
  }
}
