/// What to do about a forbidden naming, with the project's own names.
struct WayOut {
  private let codebase: Codebase
  private let route: LegalRoute

  init(_ codebase: Codebase, _ route: LegalRoute) {
    self.codebase = codebase
    self.route = route
  }

  /// One sentence for a dependency that the table forbids.
  func text(_ dependency: Dependency) -> String {
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

  private func outOfCommon(_ dependency: Dependency) -> String {
    """
    move '\(namer(dependency))' to \(dependency.to.rawValue), or pass what it needs in as a value: \
    Common serves all layers and knows none
    """
  }

  private func outOfApp(_ dependency: Dependency) -> String {
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

  private func moveProtocol(_ dependency: Dependency) -> String {
    let isImplementation = codebase.outermostType(of: dependency).map {
      codebase.roles.has($0, .repositoryImplementation)
    }
    if dependency.from == .domain, isImplementation == true {
      return "move '\(namer(dependency))' to Data: what implements a repository belongs there"
    }
    let home = dependency.from == .presentation ? "Domain" : dependency.from.rawValue
    return "move '\(name(dependency))' to \(home): the layer that needs a protocol owns it"
  }

  /// A concrete type with behaviour is hidden behind a protocol.
  private func hide(_ dependency: Dependency) -> String {
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
    return """
      declare what '\(namer(dependency))' needs as a protocol in Domain, let '\(name)' conform to it, and build it \(place)
      """
  }

  private func turnError(_ dependency: Dependency) -> String {
    """
    declare an error in Domain for what went wrong, and turn '\(name(dependency))' \
    into it in \(dependency.to.rawValue)
    """
  }

  private func turnValue(_ dependency: Dependency) -> String {
    let name = name(dependency)
    let other =
      dependency.to == .presentation
      ? "let Presentation make '\(name)' from one"
      : "turn it into one in \(dependency.to.rawValue)"
    return "move '\(name)' to Domain if it is a value of the business, or \(other)"
  }
}
