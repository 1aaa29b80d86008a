package import StrataCode
internal import StrataModel
internal import StrataRules

/// Places in which code that ships decides something for the business.
package struct BusinessRules: Sendable, Equatable {
  /// A test that refuses: a `guard` that throws, a judgement of what a person typed.
  package var validations: [Sighting] = []
  /// Values that entities work out, and selections by them.
  package var calculations: [Sighting] = []
  /// Operations that have several others do their parts, or choose between them.
  package var orchestrations: [Sighting] = []

  package init() {}

  package var count: Int { validations.count + calculations.count + orchestrations.count }

  /// A member that holds such a rule.
  package struct Sighting: Sendable, Equatable {
    /// The member with its type: `Order.total`.
    package var name: String
    package var location: Location

    package init(name: String, location: Location) {
      self.name = name
      self.location = location
    }
  }
}

/// Finds business rules; a member counts once.
struct BusinessRuleSearch {
  private let codebase: Codebase

  init(_ codebase: Codebase) { self.codebase = codebase }

  func rules() -> BusinessRules {
    var rules = BusinessRules()
    for id in codebase.symbols.ids
    where codebase.isProduction(id) && codebase.symbols[id].kind.isConcreteType
      && codebase.roles[id].isDisjoint(with: [.container, .dto, .persistenceModel, .mapper])
    {
      let part = Part(id, codebase)
      guard part != .other else { continue }
      let services = part == .operation ? self.services(of: id) : []
      for place in codebase.members(of: id) where codebase.isProduction(place) {
        guard let kind = kind(of: place, part, services) else { continue }
        let sighting = BusinessRules.Sighting(
          name: codebase.symbols[id].qualifiedName + "." + codebase.name(place),
          location: codebase.location(of: codebase.declaration(place).span, in: place.file))
        rules[keyPath: kind].append(sighting)
      }
    }
    return rules
  }

  /// What a type is to the business.
  private enum Part {
    /// A value of the business.
    case value
    /// A use case, or a service that stands for one.
    case operation
    /// A screen's logic: only what judges input counts there.
    case screen
    case other

    init(_ id: SymbolID, _ codebase: Codebase) {
      let roles = codebase.roles[id]
      if roles.contains(.view) || roles.contains(.coordinator) {
        self = .other
      } else if roles.contains(.entity) {
        self = .value
      } else if roles.contains(.useCase) {
        self = .operation
      } else if roles.contains(.viewModel) || roles.contains(.screenInteractor) {
        self = .screen
      } else if codebase.layer(of: id) == .domain {
        self = codebase.symbols[id].kind == .class ? .operation : .value
      } else {
        self = .other
      }
    }
  }

  private typealias Kind = WritableKeyPath<BusinessRules, [BusinessRules.Sighting]>

  private func kind(of place: DeclarationID, _ part: Part, _ services: Set<String>) -> Kind? {
    let declaration = codebase.declaration(place)
    let facts = codebase.facts(place.file)
    let shapes = facts.shapes.filter { $0.owner == place.declaration }
    if shapes.contains(where: \.isRejection), part != .screen { return \.validations }
    if isJudgement(place), shapes.contains(where: isTextTest) { return \.validations }
    if part == .screen { return nil }
    if declaration.kind == .function {
      let asked = Set(
        shapes.lazy.compactMap(\.calledPath).compactMap {
          facts[$0].split(separator: ".").first.map { String($0) }
        }
      ).intersection(services)
      let decides = shapes.contains { $0.isDecision || $0.isRejection }
      if asked.count > 1 || asked.count == 1 && decides { return \.orchestrations }
    }
    if part == .operation, shapes.contains(where: isSelection) { return \.calculations }
    return part == .value && worksOut(place, shapes) ? \.calculations : nil
  }

  private func isTextTest(_ shape: BodyShape) -> Bool {
    if case .testsText = shape.form { true } else { false }
  }

  private func isSelection(_ shape: BodyShape) -> Bool {
    switch shape.form {
    case .selects, .comparesLiteral: true
    default: false
    }
  }

  private func isForwarding(_ shape: BodyShape) -> Bool {
    if case .forwards = shape.form { true } else { false }
  }

  /// Whether a member answers yes or no to whether something is valid.
  private func isJudgement(_ place: DeclarationID) -> Bool {
    NameWords(codebase.name(place)).all.contains { $0.hasPrefix("valid") || $0 == "invalid" }
  }

  /// Whether a member of a value gives a number, a day or an answer that is not merely handed on.
  private func worksOut(_ place: DeclarationID, _ shapes: [BodyShape]) -> Bool {
    let declaration = codebase.declaration(place)
    let isComputed =
      declaration.kind == .property && declaration.modifiers.contains(.isComputed)
      || declaration.kind == .function && declaration.modifiers.contains(.hasBody)
    guard isComputed, !declaration.modifiers.contains(.isStatic),
      !Self.plumbing.contains(codebase.name(place)),
      !shapes.contains(where: isForwarding)
    else { return false }
    let facts = codebase.facts(place.file)
    return codebase.referenceOrder[place.file][place.declaration].contains {
      let reference = facts.references[$0]
      return (reference.role == .return || reference.role == .property)
        && Self.results.contains(facts[reference.name])
    }
  }

  private static let results: Set<String> = [
    "Int", "Double", "Float", "Decimal", "CGFloat", "TimeInterval", "Bool", "Date", "Duration",
    "Measurement",
  ]

  private static let plumbing: Set<String> = [
    "id", "hash", "hashValue", "==", "<", "isEqual", "isEmpty", "rawValue", "count",
  ]

  /// The names of stored properties that do something for the type.
  private func services(of id: SymbolID) -> Set<String> {
    Set(
      codebase.storedProperties(of: id).filter { place in
        codebase.writtenTypes(of: place).contains {
          codebase.symbols[$0.type].kind == .protocol
            || !codebase.roles[$0.type].isDisjoint(with: [
              .useCase, .repositoryImplementation, .dataSource,
            ])
        }
      }.map { codebase.name($0) })
  }
}
