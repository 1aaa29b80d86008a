internal import StrataCode

/// What the code does with types, as far as it tells their parts.
struct RoleUses {
  /// Types that outer-layer code hands to a decoder: `decode(X.self, …)`.
  private(set) var decoded: Set<SymbolID> = []
  /// Types that build two or more others of the project.
  private(set) var builders: Set<SymbolID> = []
  /// By type: those of the project that it builds.
  private(set) var built: [SymbolID: Set<SymbolID>] = [:]
  /// Stored properties whose type is a protocol of the project: their owners serve, they are no data.
  private(set) var services: Set<DeclarationID> = []

  /// The same file by file.
  private var files: [FileUses]

  /// The uses in all files.
  init(
    _ code: ResolvedCode, _ placements: [Placement], by workforce: Workforce
  ) {
    files = workforce.map(code.workspace.files.count) { FileUses($0, in: code, placements) }
    add()
  }

  /// The uses in some files alone.
  init(in files: [Int], of code: ResolvedCode, _ placements: [Placement]) {
    self.files = Array(repeating: FileUses(), count: code.workspace.files.count)
    for file in files { self.files[file] = FileUses(file, in: code, placements) }
    add()
  }

  /// The same once some files hold something else.
  init(renewing old: RoleUses, in code: ResolvedCode, _ placements: [Placement], _ renewal: Renewal)
  {
    self = old
    var differs = false
    for file in renewal.files {
      let (before, now) = (old.files[file], FileUses(file, in: code, placements))
      files[file] = now
      services.subtract(before.services)
      services.formUnion(now.services)
      if now.decoded != before.decoded || now.built != before.built { differs = true }
    }
    if differs { add() }
  }

  /// Adds up what is in the files.
  private mutating func add() {
    (decoded, services, built) = ([], [], [:])
    for file in files {
      decoded.formUnion(file.decoded)
      services.formUnion(file.services)
      for item in file.built { built[item.owner, default: []].insert(item.id) }
    }
    builders = Set(built.filter { $0.value.count >= 2 }.keys)
  }

  /// Whether the same is built and decoded in some files as in an earlier reading.
  func make(whatWas old: RoleUses, in changed: [Int]) -> Bool {
    changed.allSatisfy {
      files[$0].decoded == old.files[$0].decoded && files[$0].built == old.files[$0].built
    }
  }
}

/// The uses in one file.
private struct FileUses: Sendable, Equatable {
  var decoded: [SymbolID] = []
  var services: [DeclarationID] = []
  /// Who builds, and what.
  var built: [Building] = []

  struct Building: Equatable {
    var owner: SymbolID
    var id: SymbolID
  }

  init() {}

  init(_ file: Int, in code: ResolvedCode, _ placements: [Placement]) {
    let decodes = placements[file].layer == .data || placements[file].layer == .infrastructure
    let facts = code.facts(file)
    let targets = code.references[file]
    for (position, reference) in facts.references.enumerated() {
      switch reference.role {
      case .decoded where decodes:
        if case .symbol(let id) = targets[position] { decoded.append(id) }
      case .property:
        guard case .symbol(let id) = targets[position], code.symbols[id].kind == .protocol
        else { continue }
        services.append(DeclarationID(file: file, declaration: reference.owner))
      case .construction:
        guard case .symbol(let id) = targets[position], code.symbols[id].kind.isConcreteType,
          let owner = facts.enclosing(reference.owner).lazy.compactMap({
            code.symbols.subject(of: DeclarationID(file: file, declaration: $0))
          }).last, owner != id, code.symbols[id].parent != owner
        else { continue }
        built.append(Building(owner: owner, id: id))
      default: continue
      }
    }
  }
}
