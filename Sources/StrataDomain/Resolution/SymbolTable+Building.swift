extension SymbolTable {
  /// The types of a workspace with their extensions, nesting and supertypes.
  package init(of workspace: Workspace) {
    var builder = SymbolTableBuilder(workspace)
    builder.declareTypes()
    builder.attachExtensions()
    builder.followAliases()
    builder.collectSupertypes()
    self = builder.table
  }
}

/// Builds a symbol table in the order in which names become known.
private struct SymbolTableBuilder {
  let workspace: Workspace
  var table: SymbolTable

  init(_ workspace: Workspace) {
    self.workspace = workspace
    table = SymbolTable(workspace)
    table.subjects = workspace.files.map {
      Array(repeating: -1, count: $0.facts.declarations.count)
    }
    for (fileIndex, file) in workspace.files.enumerated() {
      for (index, reference) in file.facts.references.enumerated() where reference.role == .alias {
        let place = Place(file: fileIndex, declaration: reference.owner)
        table.rightSides[place, default: []].append(index)
      }
    }
  }

  /// Types that stand in no extension.
  mutating func declareTypes() {
    for (fileIndex, file) in workspace.files.enumerated() {
      for (index, declaration) in file.facts.declarations.enumerated() {
        guard declaration.kind.isType else { continue }
        let place = Place(file: fileIndex, declaration: DeclarationIndex(index))
        if enclosingExtension(of: declaration, in: file.facts) == nil { declare(place) }
      }
    }
  }

  /// Extensions, and the types that stand in them, until nothing new becomes known: an extension
  /// may extend a type that another extension declares.
  mutating func attachExtensions() {
    var open: [Place] = []
    for (fileIndex, file) in workspace.files.enumerated() {
      for (index, declaration) in file.facts.declarations.enumerated()
      where declaration.kind == .extension {
        open.append(Place(file: fileIndex, declaration: DeclarationIndex(index)))
      }
    }
    attachAll(of: &open)
    // What is left extends foreign types, or types in such extensions: the outer ones first.
    while let depth = open.map(nestingDepth).min() {
      for place in open where nestingDepth(of: place) == depth { declareContents(of: place) }
      open.removeAll { nestingDepth(of: $0) == depth }
      attachAll(of: &open)
    }
  }

  /// How many types stand around what is extended; beyond a few it makes no difference.
  private func nestingDepth(of place: Place) -> Int {
    min(extendedPath(of: place).utf8.count { $0 == UInt8(ascii: ".") }, 4)
  }

  /// Attaches extensions until no more can be.
  private mutating func attachAll(of open: inout [Place]) {
    var isProgressing = true
    while isProgressing, !open.isEmpty {
      isProgressing = false
      var left: [Place] = []
      for place in open {
        if attach(place) { isProgressing = true } else { left.append(place) }
      }
      open = left
    }
  }

  private func extendedPath(of place: Place) -> String {
    let facts = workspace.files[place.file].facts
    return facts[facts[place.declaration].name]
  }

  private mutating func attach(_ place: Place) -> Bool {
    let path = extendedPath(of: place)
    guard !path.isEmpty, let id = extended(path, from: viewpoint(of: place)) else { return false }
    table.subjects[place.file][Int(place.declaration)] = id.index
    table.bodies[Int(id.index)].append(place)
    declareContents(of: place)
    return true
  }

  private func extended(_ path: String, from place: Viewpoint) -> SymbolID? {
    let lookup = NameLookup(workspace: workspace, table: table)
    switch lookup.resolve(path, from: place, isWhole: true) {
    case .symbol(let id):
      if table[id].kind != .typealias { return id }
      return lookup.nominal(id)
    default: return nil
    }
  }

  /// Types inside an extension: nested in what it extends, or lost with it.
  private mutating func declareContents(of place: Place) {
    let facts = workspace.files[place.file].facts
    let extent = facts[place.declaration].extent
    var index = place.declaration + 1
    while index < facts.declarations.count, facts[index].extent.start < extent.end {
      if facts[index].kind.isType { declare(Place(file: place.file, declaration: index)) }
      index += 1
    }
  }

  private func enclosingExtension(
    of declaration: Declaration, in facts: FileFacts
  ) -> DeclarationIndex? {
    var parent = declaration.parent
    while parent >= 0 {
      if facts[parent].kind == .extension { return parent }
      parent = facts[parent].parent
    }
    return nil
  }

  private mutating func declare(_ place: Place) {
    let facts = workspace.files[place.file].facts
    let declaration = facts[place.declaration]
    guard table.subjects[place.file][Int(place.declaration)] < 0 else { return }
    let name = facts[declaration.name]
    let parent = table.subject(of: Place(file: place.file, declaration: declaration.parent))
    let id = SymbolID(table.symbols.count)
    table.symbols.append(
      Symbol(
        name: name, qualifiedName: parent.map { table[$0].qualifiedName + "." + name } ?? name,
        kind: declaration.kind, place: place, parent: parent, access: declaration.access))
    table.subjects[place.file][Int(place.declaration)] = id.index
    let likelihood = table.conditions[place.file].likelihood(at: declaration.span.start)
    if likelihood != .always { table.conditional[id] = likelihood }
    table.bodies.append([place])
    table.parameters.append(parameterNames(of: place, in: facts))
    if let parent {
      table.nested[.init(parent: parent, name: name), default: []].append(id)
    } else if declaration.parent < 0 {
      table.topLevel[name, default: []].append(id)
    } else if facts[declaration.parent].kind == .extension {
      let outer = foreignPath(of: Place(file: place.file, declaration: declaration.parent))
      table.nestedInExternal[outer + "." + name, default: []].append(id)
    }
  }

  /// The foreign type that an extension extends, as its own module calls it.
  private func foreignPath(of place: Place) -> String {
    let path = extendedPath(of: place)
    let lookup = NameLookup(workspace: workspace, table: table)
    guard case .symbol(let id) = lookup.resolve(path, from: viewpoint(of: place), isWhole: true)
    else { return path }
    return lookup.foreignName(of: id) ?? path
  }

  private func viewpoint(of place: Place) -> Viewpoint {
    let start = workspace.files[place.file].facts[place.declaration].span.start
    return Viewpoint(
      file: place.file, scope: topLevel,
      isNeverBuilt: table.conditions[place.file].likelihood(at: start) == .never)
  }

  private func parameterNames(of place: Place, in facts: FileFacts) -> [String] {
    facts.children(of: place.declaration).filter {
      facts[$0].kind == .genericParameter || facts[$0].kind == .associatedType
    }.map { facts[facts[$0].name] }
  }

  /// What each typealias stands for.
  mutating func followAliases() {
    let lookup = NameLookup(workspace: workspace, table: table)
    for id in table.ids where table[id].kind == .typealias {
      table.aliased[id] = lookup.rightSide(of: id)
      table.foreignNames[id] = lookup.foreignName(of: id)
    }
  }

  /// The inheritance clauses of each type and its extensions.
  mutating func collectSupertypes() {
    table.supertypes = Array(repeating: [], count: table.symbols.count)
    table.externalSupertypes = Array(repeating: [], count: table.symbols.count)
    let lookup = NameLookup(workspace: workspace, table: table)
    var supertypes = table.supertypes
    var externals = table.externalSupertypes
    for (fileIndex, file) in workspace.files.enumerated() {
      for reference in file.facts.references
      where reference.role == .conformance && reference.owner >= 0 {
        let place = Place(file: fileIndex, declaration: reference.owner)
        guard let id = table.subject(of: place) else { continue }
        let name = file.facts[reference.name]
        let scope = file.facts[reference.owner].parent
        let viewpoint = table.viewpoint(in: fileIndex, file.facts, scope: scope)
        switch lookup.resolve(name, from: viewpoint) {
        case .symbol(let target): supertypes[Int(id.index)].append(target)
        case .ambiguous(let targets): supertypes[Int(id.index)].append(contentsOf: targets)
        case .external: externals[Int(id.index)].append(name)
        case .parameter: break
        }
      }
    }
    table.supertypes = supertypes.map { Array(Set($0)).sorted() }
    table.externalSupertypes = externals.map { Array(Set($0)).sorted() }
  }
}
