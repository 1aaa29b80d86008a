extension Codebase {
  /// Services of the outer ring, repositories aside, that screens name.
  func serviceAccess(_ screens: ScreenCode) -> [Finding] {
    let clients = commonClients()
    let offences = dependencies.filter { dependency in
      guard dependency.from == .presentation, dependency.isDrawn, !dependency.isWiring,
        dependency.to.ring == .data || clients.contains(dependency.target),
        !misplaced[symbols[dependency.target].place.file]
      else { return false }
      let reference = reference(of: dependency)
      return reference.role != .extended && reference.role != .conformance
        && isService(dependency.target) && screens.contains(reference.owner, in: dependency.file)
    }
    let route = LegalRoute(self)
    return grouped(offences).map { group in
      let first = group[0]
      let isOuter = first.to.ring == .data
      let target = symbols[first.target].qualifiedName
      return finding(
        "presentation.infrastructure-access", isOuter ? .error : .warning, group,
        confidence: isOuter ? nil : 0.75,
        message: """
          \(described(namerOf: reference(of: first).owner, in: first.file)) \(verb(of: first)) \
          \(described(first.target)) of \(first.to.rawValue)\
          \(isOuter ? "" : ", which talks to the network")
          """,
        help: isOuter
          ? WayOut(self, route).text(first)
          : """
          declare what '\(namer(of: reference(of: first).owner, in: first.file).symbol)' needs as \
          a protocol in Domain, implement it in Data over '\(target)', and ask it through a use case
          """)
    }
  }

  /// A type that does something for others: no value, error, DTO, repository or part of a screen.
  private func isService(_ id: SymbolID) -> Bool {
    guard roles[id].subtracting([.dataSource]).isEmpty, !isError(id) else { return false }
    let methods = methods(of: id)
    switch symbols[id].kind {
    case .class, .actor, .struct, .protocol: return !methods.isEmpty
    case .enum:
      return !methods.isEmpty && !members(of: id).contains { declaration($0).kind == .enumCase }
    default: return false
    }
  }

  private func isError(_ id: SymbolID) -> Bool {
    ([id] + symbols.allSupertypes(of: id)).contains {
      !Set(symbols.externalSupertypes[Int($0.index)])
        .isDisjoint(with: ["Error", "LocalizedError", "CustomNSError", "Swift.Error"])
    }
  }

  /// Types of Common that talk to the network themselves.
  private func commonClients() -> Set<SymbolID> {
    var clients: Set<SymbolID> = []
    for file in workspace.files.indices where layer(ofFile: file) == .common {
      for (position, reference) in facts(file).references.enumerated() {
        guard facts(file)[reference.name].hasPrefix("URLSession"),
          reference.role == .construction || reference.role == .staticAccess
            || reference.role == .property,
          case .external = references[file][position], !scopes[file].isExempt(reference),
          let owner = facts(file).enclosing(reference.owner).last,
          let id = symbols.subject(of: Place(file: file, declaration: owner))
        else { continue }
        clients.insert(id)
      }
    }
    return clients
  }
}
