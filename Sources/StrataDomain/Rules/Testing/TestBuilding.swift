internal import StrataModel
internal import StrataCode

/// What a test file builds, and out of what.
struct TestBuilding {
  private let codebase: Codebase
  private let file: Int
  /// By the place of a name in the file: the type it builds.
  private let built: [UInt32: SymbolID]
  private let shapes: [BodyShape]

  /// One step too far: the subject gets something real that is built over a double.
  struct DistantDouble {
    var subject: SymbolID
    var real: SymbolID
    var double: String
    var span: Span
    /// The subject is called `sut`.
    var isCalledSubject: Bool
  }

  init(_ file: Int, _ codebase: Codebase) {
    self.codebase = codebase
    self.file = file
    let facts = codebase.facts(file)
    shapes = facts.shapes.filter { $0.kind == .passes || $0.kind == .binds }
    var built: [UInt32: SymbolID] = [:]
    if !shapes.isEmpty {
      for (position, reference) in facts.references.enumerated()
      where reference.role == .construction {
        if case .symbol(let id) = codebase.references[file][position] {
          built[reference.span.start] = codebase.symbols.expanded([id]).first
        }
      }
    }
    self.built = built
  }

  /// Nothing is built out of anything, or no double is built.
  var isEmpty: Bool {
    !shapes.contains { $0.kind == .passes }
      || !built.values.contains { codebase.roles.has($0, .testDouble) }
  }

  /// Every subject of a suite that is built over something real that is built over a double.
  func chains(in suite: DeclarationIndex) -> [DistantDouble] {
    let facts = codebase.facts(file)
    let extent = facts[suite].extent
    let inside = shapes.filter { extent.contains($0.span.start) }
    var shared: [Name: SymbolID] = [:]
    var local: [Local: SymbolID] = [:]
    var homes: [Local: Span] = [:]
    var subjects: Set<UInt32> = []
    for shape in inside where shape.kind == .binds {
      let name = facts[shape.name]
      if name == "sut" || name == "subject" { subjects.insert(shape.span.start) }
      guard let type = built[shape.span.start] else { continue }
      local[Local(owner: shape.owner, name: shape.name)] = type
      homes[Local(owner: shape.owner, name: shape.name)] = shape.span
      shared[shape.name] = type
    }
    func argument(_ shape: BodyShape) -> SymbolID? {
      if let type = built[shape.extent.start] { return type }
      guard let name = shape.detail else { return nil }
      return local[Local(owner: shape.owner, name: name)] ?? shared[name]
    }
    var doubles: [SymbolID: String] = [:]
    let passes = inside.filter { $0.kind == .passes }
    for shape in passes {
      guard let outer = built[shape.span.start], doubles[outer] == nil,
        let inner = argument(shape), codebase.roles.has(inner, .testDouble), isReal(outer)
      else { continue }
      doubles[outer] = codebase.symbols[inner].qualifiedName
    }
    if doubles.isEmpty { return [] }
    return passes.compactMap { shape in
      guard let subject = built[shape.span.start], let real = argument(shape), real != subject,
        let double = doubles[real], isUnit(subject)
      else { return nil }
      let home = shape.detail.flatMap { homes[Local(owner: shape.owner, name: $0)] }
      return DistantDouble(
        subject: subject, real: real, double: double, span: home ?? shape.extent,
        isCalledSubject: subjects.contains(shape.span.start))
    }
  }

  private func isReal(_ id: SymbolID) -> Bool {
    codebase.isCollaborator(id)
      && codebase.symbols[id].place.file != file
  }

  private func isUnit(_ id: SymbolID) -> Bool {
    codebase.roles.has(id, .viewModel) || codebase.isCollaborator(id)
  }

  private struct Local: Hashable {
    var owner: DeclarationIndex
    var name: Name
  }
}
