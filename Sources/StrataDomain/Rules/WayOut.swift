/// What to do about a forbidden naming, with the project's own names.
struct WayOut {
  private let codebase: Codebase
  private let route: LegalRoute

  init(_ codebase: Codebase, _ route: LegalRoute) {
    self.codebase = codebase
    self.route = route
  }

  /// One sentence for a dependency that the table forbids.
  func text(_ dependency: Dependency) -> Phrase {
    let symbol = codebase.symbols[dependency.target]
    if codebase.reference(of: dependency).role == .extended {
      return """
        move the extension to \(dependency.to.rawValue), beside '\(symbol.qualifiedName)', or to the \
        composition root, which may know both sides
        """
    }
    if dependency.from == .common { return outOfCommon(dependency) }
    if dependency.to == .app { return outOfApp(dependency) }
    switch symbol.kind {
    case .protocol: return moveProtocol(dependency)
    case .class, .actor: return hide(dependency)
    case .struct where route.abstraction(of: dependency.target, for: dependency.from) != nil:
      return hide(dependency)
    default: return isError(dependency.target) ? turnError(dependency) : turnValue(dependency)
    }
  }

  private func name(_ dependency: Dependency) -> String {
    codebase.symbols[dependency.target].qualifiedName
  }

  private func namer(_ dependency: Dependency) -> String {
    codebase.namer(of: codebase.reference(of: dependency).owner, in: dependency.file).symbol
  }

  private func isError(_ id: SymbolID) -> Bool {
    !Set(codebase.symbols.externalSupertypes[Int(id.index)])
      .isDisjoint(with: ["Error", "LocalizedError", "Swift.Error"])
  }

  private func outOfCommon(_ dependency: Dependency) -> Phrase {
    """
    move '\(namer(dependency))' to \(dependency.to.rawValue), or pass what it needs in as a value: \
    Common serves all layers and knows none
    """
  }

  private func outOfApp(_ dependency: Dependency) -> Phrase {
    if codebase.roles.has(dependency.target, .entryPoint) {
      return "pass what '\(namer(dependency))' needs of '\(name(dependency))' in from outside"
    }
    if codebase.roles.has(dependency.target, .container) {
      return """
        pass what '\(namer(dependency))' needs through its initialiser, or declare a factory \
        protocol in \(dependency.from.rawValue) and let '\(name(dependency))' conform to it
        """
    }
    return """
      move '\(name(dependency))' to \(dependency.from.rawValue) if it wires nothing, or pass what \
      is needed of it in
      """
  }

  private func moveProtocol(_ dependency: Dependency) -> Phrase {
    let isImplementation = codebase.outermostType(of: dependency).map {
      codebase.roles.has($0, .repositoryImplementation)
    }
    if dependency.from == .domain, isImplementation == true {
      return "move '\(namer(dependency))' to Data: what implements a repository belongs there"
    }
    let name = name(dependency)
    if codebase.reference(of: dependency).role == .conformance {
      guard Direction.allows(dependency.to, dependency.from) else {
        return """
          move '\(name)' to Domain or Common if it names nothing of \(dependency.to.rawValue), or \
          declare the conformance in the composition root, which may know both
          """
      }
      return """
        declare the conformance in an extension in \(dependency.to.rawValue), where '\(name)' is \
        known
        """
    }
    guard isClean(dependency.target) else {
      return """
        declare a protocol in Domain for what '\(namer(dependency))' needs, in Domain's own words, \
        and implement it in \(dependency.to.rawValue) over '\(name)'
        """
    }
    let home = dependency.from == .presentation ? "Domain" : dependency.from.rawValue
    return "move '\(name)' to \(home): the layer that needs a protocol owns it"
  }

  /// Whether a type names nothing that Domain must not know: no type of another layer, no SDK type
  /// but the language's, and no bytes.
  private func isClean(_ id: SymbolID) -> Bool {
    let file = codebase.symbols[id].place.file
    let place = codebase.symbols[id].place
    let facts = codebase.facts(file)
    let extent = facts[place.declaration].extent
    let isSource =
      codebase.symbols.words(of: id).suffix(
        from: ["datasource", "storage", "client", "api", "manager", "managable", "manageable"])
      != nil
    return !isSource
      && facts.references.enumerated().allSatisfy { position, reference in
        guard extent.contains(reference.span.start) else { return true }
        switch codebase.references[file][position] {
        case .symbol(let other):
          let layer = codebase.layer(of: other)
          return other == id || layer == .domain || layer == .common
        case .external:
          let name = facts[reference.name]
          return name != "Data" && StandardTypes.explain([name])
        case .parameter, .ambiguous: return true
        }
      }
  }

  /// A concrete type with behaviour is hidden behind a protocol.
  private func hide(_ dependency: Dependency) -> Phrase {
    let name = name(dependency)
    guard codebase.reference(of: dependency).role != .conformance else {
      return """
        build on a type of \(dependency.from.rawValue) or Common, or hold what is needed of \
        '\(name)' instead of inheriting it
        """
    }
    let place = route.wiringPlace(for: dependency.target)
    if let abstraction = route.abstraction(of: dependency.target, for: dependency.from) {
      let layer = codebase.layer(of: abstraction).map { " (\($0.rawValue))" } ?? ""
      return """
        depend on '\(codebase.symbols[abstraction].qualifiedName)'\(layer) and build '\(name)' \
        \(place)
        """
    }
    if let outer = outerProtocol(of: dependency) {
      return """
        move '\(codebase.symbols[outer].qualifiedName)' to Domain, depend on it alone, and build \
        '\(name)' \(place)
        """
    }
    return """
      declare what '\(namer(dependency))' needs as a protocol in Domain, let '\(name)' conform to it, and build it \(place)
      """
  }

  /// A repository protocol of the type that stands too far out, best one that the file names.
  private func outerProtocol(of dependency: Dependency) -> SymbolID? {
    let protocols = codebase.symbols.allSupertypes(of: dependency.target).filter {
      codebase.roles.has($0, .repositoryProtocol)
    }
    let named = codebase.dependencies.first {
      $0.file == dependency.file && protocols.contains($0.target)
    }
    return named?.target ?? protocols.first
  }

  private func turnError(_ dependency: Dependency) -> Phrase {
    if dependency.from == .domain, isClean(dependency.target) {
      return "move '\(name(dependency))' to Domain: it needs nothing of \(dependency.to.rawValue)"
    }
    return """
      declare an error in Domain for what went wrong, and turn '\(name(dependency))' \
      into it in \(dependency.to.rawValue)
      """
  }

  private func turnValue(_ dependency: Dependency) -> Phrase {
    let name = name(dependency)
    guard isClean(dependency.target) else {
      return """
        declare a value or a protocol in Domain for what '\(namer(dependency))' needs, and make it \
        from '\(name)' in \(dependency.to.rawValue)
        """
    }
    let other =
      dependency.to == .presentation
      ? "let Presentation make '\(name)' from one"
      : "turn it into one in \(dependency.to.rawValue)"
    return "move '\(name)' to Domain if it is a value of the business, or \(other)"
  }
}
