internal import StrataModel
internal import StrataCode

/// What a test file builds, and out of what.
struct TestBuilding {
  private let codebase: Codebase
  private let file: Int
  /// By the place of a name in the file: the type it builds.
  private let built: [UInt32: SymbolID]
  private let bindings: [(variable: Name, shape: BodyShape)]
  private let passes: [(argument: Name, shape: BodyShape)]

  /// One step too far: the subject gets something real that is built over a double.
  struct DistantDouble {
    var subject: SymbolID
    var real: SymbolID
    var double: String
    var span: Span
    /// The subject is called `sut`.
    var isCalledSubject: Bool
    /// A view model over its real use case, which alone is over a double of a repository.
    var isUseCaseOverRepository: Bool
  }

  /// The double that a real type is built over, and how many steps below it.
  private struct Reach {
    var double: SymbolID
    var distance: Int
  }

  private static let deepest = 4

  init(_ file: Int, _ codebase: Codebase) {
    self.codebase = codebase
    self.file = file
    let facts = codebase.facts(file)
    var bindings: [(Name, BodyShape)] = []
    var passes: [(Name, BodyShape)] = []
    for shape in facts.shapes {
      switch shape.form {
      case .binds(let variable): bindings.append((variable, shape))
      case .passes(let argument): passes.append((argument, shape))
      default: break
      }
    }
    var built: [UInt32: SymbolID] = [:]
    if !passes.isEmpty {
      for (position, reference) in facts.references.enumerated()
      where reference.role == .construction {
        if case .symbol(let id) = codebase.references[file][position] {
          built[reference.span.start] = codebase.symbols.expanded([id]).first
        }
      }
    }
    self.bindings = bindings
    self.passes = passes
    self.built = built
  }

  /// Nothing is built out of anything, or no double is built.
  var isEmpty: Bool {
    passes.isEmpty || !built.values.contains { codebase.roles.has($0, .testDouble) }
  }

  /// Every subject of a suite that is built over something real that is built over a double.
  func chains(in suite: DeclarationIndex) -> [DistantDouble] {
    let facts = codebase.facts(file)
    let extent = facts[suite].extent
    var shared: [Name: SymbolID] = [:]
    var local: [Local: SymbolID] = [:]
    var homes: [Local: Span] = [:]
    var subjects: Set<UInt32> = []
    for (variable, shape) in bindings where extent.contains(shape.span.start) {
      let name = facts[variable]
      if name == "sut" || name == "subject" { subjects.insert(shape.span.start) }
      guard let type = built[shape.span.start] else { continue }
      local[Local(owner: shape.owner, name: variable)] = type
      homes[Local(owner: shape.owner, name: variable)] = shape.span
      shared[variable] = type
    }
    func passed(_ name: Name, _ shape: BodyShape) -> SymbolID? {
      built[shape.extent.start] ?? local[Local(owner: shape.owner, name: name)] ?? shared[name]
    }
    var doubles: [SymbolID: Reach] = [:]
    let inside = passes.filter { extent.contains($0.shape.span.start) }
    for (argument, shape) in inside {
      guard let outer = built[shape.span.start], doubles[outer] == nil,
        let inner = passed(argument, shape), codebase.roles.has(inner, .testDouble), isReal(outer)
      else { continue }
      doubles[outer] = Reach(double: inner, distance: 1)
    }
    if doubles.isEmpty { return [] }
    // What is built over that is no nearer to the double, however deep it goes.
    for distance in 2...Self.deepest {
      for (argument, shape) in inside {
        guard let outer = built[shape.span.start], doubles[outer] == nil,
          let inner = passed(argument, shape), let reach = doubles[inner],
          reach.distance == distance - 1, isReal(outer)
        else { continue }
        doubles[outer] = Reach(double: reach.double, distance: distance)
      }
    }
    return inside.compactMap { argument, shape in
      guard let subject = built[shape.span.start], let real = passed(argument, shape),
        real != subject,
        let reach = doubles[real], isUnit(subject)
      else { return nil }
      let home = homes[Local(owner: shape.owner, name: argument)]
      return DistantDouble(
        subject: subject, real: real, double: codebase.symbols[reach.double].qualifiedName,
        span: home ?? shape.extent, isCalledSubject: subjects.contains(shape.span.start),
        isUseCaseOverRepository: reach.distance == 1 && codebase.roles.has(real, .useCase)
          && codebase.roles.has(subject, .viewModel) && isRepository(reach.double))
    }
  }

  private func isRepository(_ double: SymbolID) -> Bool {
    codebase.symbols.allSupertypes(of: double).contains {
      codebase.roles.has($0, .repositoryProtocol)
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
