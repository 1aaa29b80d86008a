package import StrataFeatures

extension Explanation {
  /// The explanation with its paths as one types them in `directory`. The root is still absolute.
  package func withPaths(seenFrom directory: String) -> Explanation {
    let path = PathsFromHere(root: root, directory: directory)
    var explanation = self
    switch subject {
    case .rule(var rule):
      rule.worst = rule.worst.map { path($0) }
      rule.model = rule.model.map { path($0) }
      explanation.subject = .rule(rule)
    case .finding(var finding):
      finding.finding = path(finding.finding)
      finding.sameCause = finding.sameCause.map { path($0) }
      explanation.subject = .finding(finding)
    case .file(var file):
      file.file.path = path(file.file.path)
      file.findings = file.findings.map { path($0) }
      explanation.subject = .file(file)
    case .type(let type): explanation.subject = .type(path(type))
    case .types(var same):
      same.types = same.types.map { (path($0.type), $0.keyword, $0.roles) }
      explanation.subject = .types(same)
    case .route(let route): explanation.subject = .route(path(route))
    }
    return explanation
  }
}

extension PathsFromHere {
  fileprivate func callAsFunction(_ type: PlacedType) -> PlacedType {
    var type = type
    type.location = self(type.location)
    return type
  }

  fileprivate func callAsFunction(_ naming: Naming) -> Naming {
    var naming = naming
    naming.from = self(naming.from)
    naming.to = self(naming.to)
    naming.location = self(naming.location)
    return naming
  }

  fileprivate func callAsFunction(_ type: TypeExplanation) -> TypeExplanation {
    var type = type
    type.type = self(type.type)
    type.extensions = type.extensions.map { self($0) }
    type.supertypes = type.supertypes.map { self($0) }
    type.subtypes = type.subtypes.map { self($0) }
    type.abstractions = type.abstractions.map { self($0) }
    type.builders = type.builders.map { self($0) }
    type.namedBy = type.namedBy.map { self($0) }
    type.names = type.names.map { self($0) }
    type.findings = type.findings.map { self($0) }
    type.namesakes = type.namesakes.map { self($0) }
    return type
  }

  fileprivate func callAsFunction(_ end: RouteEnd) -> RouteEnd {
    var end = end
    end.types = end.types.map { self($0) }
    if end.kind == .file { end.name = self(end.name) }
    return end
  }

  fileprivate func callAsFunction(_ route: RouteExplanation) -> RouteExplanation {
    var route = route
    route.from = self(route.from)
    route.to = self(route.to)
    route.chain = route.chain.map { self($0) }
    route.direct = route.direct.map { self($0) }
    route.reverse = route.reverse.map { self($0) }
    route.through = route.through.map { self($0) }
    route.builder = route.builder.map { self($0) }
    route.legal = route.legal.map { LegalStep($0.text, done: $0.done.map { self($0) }) }
    return route
  }
}
