internal import StrataCode
internal import StrataModel

// Errors of calls that nothing in the project declares, and of mappers.

extension ErrorFlow {
  /// The error of a call on the system or on a mapper; nil if the call is neither. Only what the
  /// repository itself calls is looked at: mappers call mappers, in circles too.
  func outside(
    _ shape: BodyShape, _ path: Name, in place: DeclarationID, _ type: SymbolID
  ) -> [EscapingError]? {
    let parts = codebase.facts(place.file)[path].split(separator: ".").map { String($0) }
    guard parts.count == 2 else { return nil }
    let (root, member) = (parts[0], parts[1])
    if root.first?.isUppercase == true {
      switch target(at: shape.span.start, in: place) {
      case .external: return system([root], member, shape)
      case .symbol(let mapper): return mapped(by: [mapper], member, shape)
      default: return []
      }
    }
    if let property = storedProperty(of: type, called: root) {
      let names = codebase.foreignNames(in: property)
      return names.isEmpty ? nil : system(names, member, shape)
    }
    // `$0.toDomain()`: what it is called on is one of those that have such a method.
    return mapped(by: (mapping[member] ?? []).sorted(), member, shape)
  }

  private func target(at start: UInt32, in place: DeclarationID) -> Target? {
    let facts = codebase.facts(place.file)
    return codebase.referenceOrder[place.file][place.declaration].first {
      facts.references[$0].span.start == start
    }.map { codebase.references[place.file][$0] }
  }

  private func storedProperty(of type: SymbolID, called name: String) -> DeclarationID? {
    ([type] + codebase.symbols.allSupertypes(of: type)).lazy.flatMap {
      codebase.storedProperties(of: $0)
    }.first { codebase.name($0) == name }
  }

  /// What a service of the system throws.
  private func system(
    _ names: Set<String>, _ member: String, _ shape: BodyShape
  ) -> [EscapingError] {
    let error: String
    if names.contains("URLSession"), Self.loads.contains(member) {
      error = "URLError"
    } else if !names.isDisjoint(with: ["JSONDecoder", "PropertyListDecoder"]), member == "decode" {
      error = "DecodingError"
    } else {
      return []
    }
    return [
      EscapingError(type: nil, name: error, span: shape.span, confidence: 0.8, isMild: true)
    ]
  }

  private static let loads: Set<String> = [
    "shared", "data", "upload", "download", "bytes",
  ]

  /// What all of some mappers throw.
  private func mapped(
    by owners: [SymbolID], _ member: String, _ shape: BodyShape
  ) -> [EscapingError] {
    let errors = owners.map { thrown(by: member, of: $0, depth: 1) }
    guard let first = errors.first?.min(), errors.allSatisfy({ !$0.isEmpty }) else { return [] }
    return [
      EscapingError(
        type: first, name: codebase.symbols[first].qualifiedName, span: shape.span,
        confidence: 0.75, isMild: true)
    ]
  }
}
