internal import StrataCode
internal import StrataModel

extension Codebase {
  /// SDK types and functions that give their framework away, by framework, sorted.
  func unmistakableUses(in file: Int) -> [(module: String, type: String, spans: [Span])] {
    let facts = facts(file)
    // What else a file imports may have a color of its own.
    let isPlain = facts.imports.allSatisfy {
      Framework(module: facts[$0.module]).severityInDomain == nil
    }
    var found: [String: [TypeReference]] = [:]
    for (position, reference) in facts.references.enumerated() {
      guard case .external = references[file][position] else { continue }
      let name = facts[reference.name]
      guard
        let module = UnmistakableSymbol.modules[name] ?? UnmistakableSymbol.services[name]
          ?? (isPlain ? UnmistakableSymbol.looks[name] : nil),
        !scopes[file].isExempt(reference), !scopes[file].isWiring(reference)
      else { continue }
      found[module, default: []].append(reference)
    }
    return found.sorted { $0.key < $1.key }.map { module, references in
      (module, facts[references[0].name], references.map(\.span))
    }
  }
}
