package import StrataCode

extension SymbolTable {
  /// The types of a workspace with their extensions, nesting and supertypes.
  package init(
    of workspace: Workspace, areNamesAsked: Bool = true, by workforce: Workforce = Workforce()
  ) {
    var builder = SymbolTableBuilder(workspace, areNamesAsked, workforce)
    builder.declareTypes()
    builder.attachExtensions()
    // Whom types descend from does not depend on what they hold.
    let (related, inside) = workforce.both(
      { [builder] in builder.related(by: workforce) },
      { [builder] in builder.insides(by: workforce) })
    self = related
    (members, words) = inside
  }

  /// Notes the right sides of a file's typealiases.
  mutating func add(_ sides: [DeclarationIndex: [Int]], of file: Int) {
    for (declaration, references) in sides {
      rightSides[DeclarationID(file: file, declaration: declaration)] = references
    }
  }

  /// By typealias: which references of a file stand on its right side.
  static func rightSides(of facts: FileFacts) -> [DeclarationIndex: [Int]] {
    var found: [DeclarationIndex: [Int]] = [:]
    for (index, reference) in facts.references.enumerated() where reference.role == .alias {
      found[reference.owner, default: []].append(index)
    }
    return found
  }
}

/// Builds a symbol table in the order in which names become known.
private struct SymbolTableBuilder: Sendable {
  let workspace: Workspace
  var table: SymbolTable

  init(_ workspace: Workspace, _ areNamesAsked: Bool, _ workforce: Workforce) {
    self.workspace = workspace
    table = SymbolTable(workspace, areNamesAsked: areNamesAsked, by: workforce)
    table.subjects = workspace.files.map {
      Array(repeating: -1, count: $0.facts.declarations.count)
    }
    let sides = workforce.map(workspace.files.count) {
      SymbolTable.rightSides(of: workspace.files[$0].facts)
    }
    for (file, sides) in sides.enumerated() { table.add(sides, of: file) }
  }

  /// The table with what its types descend from.
  func related(by workforce: Workforce) -> SymbolTable {
    var builder = self
    builder.followAliases()
    builder.collectSupertypes(by: workforce)
    var table = builder.table
    let (clauses, count) = (builder.table, builder.table.symbols.count)
    table.ancestors = workforce.map(count) { clauses.findAncestors(of: SymbolID($0)) }
    table.foreignKinds = workforce.map(count) { ForeignKinds(of: clauses.externalSupertypes[$0]) }
    return table
  }

  /// What each type holds, and the words of its name.
  func insides(by workforce: Workforce) -> ([TypeMembers], [NameWords]) {
    let (files, bodies, symbols) = (workspace.files, table.bodies, table.symbols)
    return (
      workforce.map(symbols.count) { TypeMembers(of: bodies[$0], in: files) },
      workforce.map(symbols.count) { NameWords(symbols[$0].name) }
    )
  }

  /// Types that stand in no extension.
  mutating func declareTypes() {
    for (fileIndex, file) in workspace.files.enumerated() {
      for (index, declaration) in file.facts.declarations.enumerated() {
        guard declaration.kind.isType else { continue }
        let place = DeclarationID(file: fileIndex, declaration: DeclarationIndex(index))
        if enclosingExtension(of: declaration, in: file.facts) == nil { declare(place) }
      }
    }
    for (name, ids) in table.topLevel.enumerated() where ids.count >= Namesakes.fewest {
      table.namesakes[NameID(index: Int32(truncatingIfNeeded: name))] = Namesakes(
        ids, in: workspace
      ) { table[$0].place.file }
    }
  }

  /// Extensions, and the types that stand in them, until nothing new becomes known: an extension
  /// may extend a type that another extension declares.
  mutating func attachExtensions() {
    var open: [DeclarationID] = []
    for (fileIndex, file) in workspace.files.enumerated() {
      for (index, declaration) in file.facts.declarations.enumerated()
      where declaration.kind == .extension {
        open.append(DeclarationID(file: fileIndex, declaration: DeclarationIndex(index)))
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
  private func nestingDepth(of place: DeclarationID) -> Int {
    min(extendedPath(of: place).utf8.count { $0 == UInt8(ascii: ".") }, 4)
  }

  /// Attaches extensions until no more can be.
  private mutating func attachAll(of open: inout [DeclarationID]) {
    var isProgressing = true
    while isProgressing, !open.isEmpty {
      isProgressing = false
      var left: [DeclarationID] = []
      for place in open {
        if attach(place) { isProgressing = true } else { left.append(place) }
      }
      open = left
    }
  }

  private func extendedPath(of place: DeclarationID) -> String {
    let facts = workspace.files[place.file].facts
    return facts[facts[place.declaration].name]
  }

  private mutating func attach(_ place: DeclarationID) -> Bool {
    guard let id = extended(by: place) else { return false }
    table.subjects[place.file][Int(place.declaration)] = id.index
    table.bodies[Int(id.index)].append(place)
    declareContents(of: place)
    return true
  }

  private func extended(by place: DeclarationID) -> SymbolID? {
    let name = workspace.files[place.file].facts[place.declaration].name
    guard !table.written[place.file].isForeign(name) else { return nil }
    let lookup = NameLookup(workspace: workspace, table: table)
    switch lookup.resolve(name, from: viewpoint(of: place), isWhole: true) {
    case .symbol(let id):
      if table[id].kind != .typealias { return id }
      return lookup.nominal(id)
    default: return nil
    }
  }

  /// Types inside an extension: nested in what it extends, or lost with it.
  private mutating func declareContents(of place: DeclarationID) {
    let facts = workspace.files[place.file].facts
    let extent = facts[place.declaration].extent
    var index = place.declaration + 1
    while index < facts.declarations.count, facts[index].extent.start < extent.end {
      if facts[index].kind.isType { declare(DeclarationID(file: place.file, declaration: index)) }
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

  private mutating func declare(_ place: DeclarationID) {
    let facts = workspace.files[place.file].facts
    let declaration = facts[place.declaration]
    guard table.subjects[place.file][Int(place.declaration)] < 0 else { return }
    let name = facts[declaration.name]
    let parent = table.subject(of: DeclarationID(file: place.file, declaration: declaration.parent))
    let id = SymbolID(table.symbols.count)
    table.symbols.append(
      Symbol(
        name: name, qualifiedName: parent.map { table[$0].qualifiedName + "." + name } ?? name,
        kind: declaration.kind, place: place, parent: parent, access: declaration.access))
    table.subjects[place.file][Int(place.declaration)] = id.index
    let likelihood = table.conditions[place.file].likelihood(at: declaration.span.start)
    if likelihood != .always { table.conditional[id] = likelihood }
    table.bodies.append([place])
    table.nested.append(NestedTypes())
    table.parameters.append(parameterNames(of: place, in: facts))
    guard let nameID = table.written[place.file].id(of: declaration.name) else { return }
    if let parent {
      table.nested[Int(parent.index)].append(id, named: nameID)
    } else if declaration.parent < 0 {
      table.topLevel[Int(nameID.index)].append(id)
    } else if facts[declaration.parent].kind == .extension {
      table.isNestedInExternal[Int(nameID.index)] = true
      let outer = foreignPath(of: DeclarationID(file: place.file, declaration: declaration.parent))
      table.nestedInExternal[outer, default: NestedTypes()].append(id, named: nameID)
    }
  }

  /// The foreign type that an extension extends, as its own module calls it.
  private func foreignPath(of place: DeclarationID) -> String {
    let path = extendedPath(of: place)
    let lookup = NameLookup(workspace: workspace, table: table)
    let name = workspace.files[place.file].facts[place.declaration].name
    guard case .symbol(let id) = lookup.resolve(name, from: viewpoint(of: place), isWhole: true)
    else { return path }
    return lookup.foreignName(of: id) ?? path
  }

  private func viewpoint(of place: DeclarationID) -> Viewpoint {
    let start = workspace.files[place.file].facts[place.declaration].span.start
    return Viewpoint(
      file: place.file, scope: topLevel,
      isNeverBuilt: table.conditions[place.file].likelihood(at: start) == .never)
  }

  private func parameterNames(of place: DeclarationID, in facts: FileFacts) -> NameSet {
    let parameters = facts.children(of: place.declaration).filter {
      facts[$0].kind == .genericParameter || facts[$0].kind == .associatedType
    }
    return NameSet(parameters.compactMap { table.written[place.file].id(of: facts[$0].name) })
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
  mutating func collectSupertypes(by workforce: Workforce) {
    let lookup = NameLookup(workspace: workspace, table: table)
    let clauses = workforce.map(workspace.files.count) { lookup.inheritance(in: $0) }
    var supertypes: [[SymbolID]] = Array(repeating: [], count: table.symbols.count)
    var externals: [[String]] = Array(repeating: [], count: table.symbols.count)
    for item in clauses.joined() {
      switch item.target {
      case .symbol(let target): supertypes[Int(item.type.index)].append(target)
      case .ambiguous(let targets): supertypes[Int(item.type.index)].append(contentsOf: targets)
      case .external: externals[Int(item.type.index)].append(item.name)
      case .parameter: break
      }
    }
    table.supertypes = supertypes.map { $0.count < 2 ? $0 : Array(Set($0)).sorted() }
    table.externalSupertypes = externals.map { $0.count < 2 ? $0 : Array(Set($0)).sorted() }
  }
}

extension NameLookup {
  /// What the types of a file inherit from and conform to.
  fileprivate func inheritance(in file: Int) -> [(type: SymbolID, name: String, target: Target)] {
    let facts = workspace.files[file].facts
    var found: [(type: SymbolID, name: String, target: Target)] = []
    for reference in facts.references
    where reference.role == .conformance && reference.owner >= 0 {
      let place = DeclarationID(file: file, declaration: reference.owner)
      guard let id = table.subject(of: place) else { continue }
      let viewpoint = table.viewpoint(in: file, facts, scope: facts[reference.owner].parent)
      found.append((id, facts[reference.name], resolve(reference.name, from: viewpoint)))
    }
    return found
  }
}
