package import StrataModel
internal import StrataCode

/// Follows errors of the outer ring out of bodies, as far as the source says for certain.
struct ErrorFlow {
  let codebase: Codebase
  /// Error types that the outer ring declares.
  private let outer: Set<SymbolID>
  /// By protocol: the outer ring's types that implement it.
  private let conformers: [SymbolID: [SymbolID]]
  /// By file that may be asked for.
  private let shapes: [Int: ErrorShapes]
  /// By name of a method: the DTOs, persistence models and mappers of the outer ring that have it.
  let mapping: [String: Set<SymbolID>]
  /// Functions that try a closure they are given and turn its errors into others.
  private let mappers: Set<String>

  init(_ codebase: Codebase) {
    self.codebase = codebase
    var outer: Set<SymbolID> = []
    var conformers: [SymbolID: [SymbolID]] = [:]
    var shapes: [Int: ErrorShapes] = [:]
    var mapping: [String: Set<SymbolID>] = [:]
    for id in codebase.symbols.ids {
      guard codebase.layer(of: id)?.ring == .data, codebase.isProduction(id) else { continue }
      if codebase.isErrorType(id) { outer.insert(id) }
      guard codebase.symbols[id].kind.isConcreteType else { continue }
      if codebase.isWireOrStoreType(id) || codebase.roles.has(id, .mapper) {
        for method in codebase.methods(of: id) {
          mapping[codebase.name(method), default: []].insert(id)
        }
      }
      for parent in codebase.symbols.allSupertypes(of: id) {
        conformers[parent, default: []].append(id)
      }
      for body in codebase.symbols.bodies[Int(id.index)] where shapes[body.file] == nil {
        shapes[body.file] = ErrorShapes(codebase.facts(body.file))
      }
    }
    self.outer = outer
    self.conformers = conformers
    self.shapes = shapes
    self.mapping = mapping
    mappers = Set(
      codebase.workspace.files.indices.flatMap {
        ErrorShapes.mappers(in: codebase.facts($0))
      })
  }

  /// What a file does with errors, if a type of the outer ring has a body there.
  subscript(file: Int) -> ErrorShapes? { shapes[file] }

  /// The errors that leave a method of a type, and the helpers of the type that it calls.
  func escapes(from method: DeclarationID, of type: SymbolID) -> [DeclarationID: [EscapingError]] {
    var found: [DeclarationID: [EscapingError]] = [:]
    var next = [method]
    var seen: Set<DeclarationID> = [method]
    while let place = next.popLast() {
      guard let file = shapes[place.file] else { continue }
      for shape in file.byOwner[place.declaration] ?? []
      where !file.isHandled(shape.span) && !isMapped(shape, in: place) {
        if let helper = triedHelper(shape, in: place) {
          let helpers = codebase.methods(of: type).filter { codebase.name($0) == helper }
          next += helpers.filter { seen.insert($0).inserted }
        } else {
          found[place, default: []] += errors(of: shape, in: place, type, depth: 0)
        }
      }
    }
    return found.filter { !$0.value.isEmpty }
  }

  /// Whether something happens in a closure whose errors a function turns into others.
  private func isMapped(_ shape: BodyShape, in place: DeclarationID) -> Bool {
    let facts = codebase.facts(place.file)
    return (shapes[place.file]?.byOwner[place.declaration] ?? []).contains { other in
      guard case .tries(let path) = other.form else { return false }
      return other.span != shape.span && other.extent.contains(shape.span.start)
        && mappers.contains(facts[path])
    }
  }

  /// The function beside a body that it tries: `load` in `try load()`.
  private func triedHelper(_ shape: BodyShape, in place: DeclarationID) -> String? {
    guard case .tries(let path) = shape.form else { return nil }
    let name = codebase.facts(place.file)[path]
    return name.contains(".") ? nil : name
  }

  private func errors(
    of shape: BodyShape, in place: DeclarationID, _ type: SymbolID, depth: Int
  ) -> [EscapingError] {
    switch shape.form {
    case .throwsType(let path): written(shape, path, in: place, confidence: 0.9)
    case .fails(with: let path): written(shape, path, in: place, confidence: 0.8)
    case .leaksError(of: let path):
      received(shape, path, in: place, type) { handed(by: $0, of: $1) }
    case .tries(let path):
      depth == 0
        ? outside(shape, path, in: place, type) ?? tried(shape, path, in: place, type, 0)
        : tried(shape, path, in: place, type, depth)
    default: []
    }
  }

  private func tried(
    _ shape: BodyShape, _ path: Name, in place: DeclarationID, _ type: SymbolID, _ depth: Int
  ) -> [EscapingError] {
    received(shape, path, in: place, type) { thrown(by: $0, of: $1, depth: depth) }
  }

  private func written(
    _ shape: BodyShape, _ path: Name, in place: DeclarationID, confidence: Double
  ) -> [EscapingError] {
    written(shape, in: place).map { type in
      EscapingError(
        type: type,
        name: type.map { codebase.symbols[$0].qualifiedName } ?? codebase.facts(place.file)[path],
        span: shape.span, confidence: confidence)
    }
  }

  /// The first error that comes from the member of a stored property.
  private func received(
    _ shape: BodyShape, _ path: Name, in place: DeclarationID, _ type: SymbolID,
    from errors: (_ member: String, _ owner: SymbolID) -> [SymbolID]
  ) -> [EscapingError] {
    let parts = codebase.facts(place.file)[path].split(separator: ".").map { String($0) }
    guard parts.count == 2 else { return [] }
    let owners = collaborators(of: type, called: parts[0])
    return Set(owners.flatMap { errors(parts[1], $0) }).sorted().prefix(1).map {
      EscapingError(
        type: $0, name: codebase.symbols[$0].qualifiedName, span: shape.span, confidence: 0.8)
    }
  }

  /// The outer ring's error that a `throw` or a failure names; the system's as nil.
  private func written(_ shape: BodyShape, in place: DeclarationID) -> [SymbolID?] {
    let facts = codebase.facts(place.file)
    for position in codebase.referenceOrder[place.file][place.declaration]
    where facts.references[position].span.start == shape.span.start {
      switch codebase.references[place.file][position] {
      case .symbol(let id):
        let made = facts.references[position].member.map { codebase.made(by: facts[$0], of: id) }
        return codebase.symbols.expanded(made.flatMap { $0.isEmpty ? nil : $0 } ?? [id])
          .filter(outer.contains).map { $0 }
      case .external:
        return ["URLError", "DecodingError"].contains(facts[facts.references[position].name])
          ? [nil] : []
      default: return []
      }
    }
    return []
  }

  /// The types of a stored property, inherited ones too.
  private func collaborators(of type: SymbolID, called name: String) -> [SymbolID] {
    ([type] + codebase.symbols.allSupertypes(of: type)).lazy.flatMap { owner in
      codebase.storedProperties(of: owner).filter { codebase.name($0) == name }
    }.first.map { place in
      let written = codebase.namings(of: place, as: [.property])
      return (written.isEmpty ? codebase.namings(of: place, as: [.construction]) : written)
        .map(\.type).filter { codebase.layer(of: $0)?.ring == .data }
    } ?? []
  }

  func methods(of type: SymbolID, called name: String) -> [(DeclarationID, SymbolID)] {
    let family = [type] + codebase.symbols.allSupertypes(of: type) + (conformers[type] ?? [])
    return family.prefix(12).flatMap { owner in
      codebase.methods(of: owner).filter { codebase.name($0) == name }.map { ($0, owner) }
    }
  }

  /// The errors that a method throws by its signature or in its body, or that those it tries throw.
  func thrown(by name: String, of type: SymbolID, depth: Int) -> [SymbolID] {
    guard depth < 3 else { return [] }
    return methods(of: type, called: name).flatMap { place, owner -> [SymbolID] in
      let declared = codebase.namings(of: place, as: [.thrown]).map(\.type)
      guard declared.isEmpty else { return declared.filter(outer.contains) }
      guard codebase.declaration(place).modifiers.contains(.isThrowing),
        let file = shapes[place.file]
      else { return [] }
      let open = (file.byOwner[place.declaration] ?? []).filter { !file.isHandled($0.span) }
      return open.flatMap { shape -> [SymbolID] in
        if let helper = triedHelper(shape, in: place) {
          return thrown(by: helper, of: owner, depth: depth + 1)
        }
        switch shape.form {
        case .throwsType, .tries:
          return errors(of: shape, in: place, owner, depth: depth + 1).compactMap(\.type)
        default: return []
        }
      }
    }
  }

  /// The errors that a method's signature names, through its typealiases too.
  private func handed(by name: String, of type: SymbolID) -> [SymbolID] {
    methods(of: type, called: name).flatMap { place, _ in signature(place) }
  }

  private func signature(_ place: DeclarationID) -> [SymbolID] {
    let facts = codebase.facts(place.file)
    return codebase.referenceOrder[place.file][place.declaration].flatMap {
      position -> [SymbolID] in
      guard [.parameter, .genericArgument, .return].contains(facts.references[position].role),
        case .symbol(let id) = codebase.references[place.file][position]
      else { return [] }
      if outer.contains(id) { return [id] }
      guard codebase.symbols[id].kind == .typealias else { return [] }
      return codebase.namings(of: codebase.symbols[id].place).map(\.type).filter(outer.contains)
    }
  }
}

extension Codebase {
  /// What static methods of a type by one name give back: `TransportError.mapped(from: error)`.
  fileprivate func made(by name: String, of id: SymbolID) -> [SymbolID] {
    methods(of: id).filter {
      self.name($0) == name && declaration($0).modifiers.contains(.isStatic)
    }.flatMap { namings(of: $0, as: [.return]).map(\.type) }
  }

  /// Whether a type is an error by one of its conformances.
  package func isErrorType(_ id: SymbolID) -> Bool {
    symbols[id].kind.isConcreteType
      && symbols.conforms(
        id,
        to: [
          "Error", "Swift.Error", "LocalizedError", "CustomNSError", "Foundation.LocalizedError",
        ])
  }
}
