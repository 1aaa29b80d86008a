internal import StrataModel
internal import StrataCode

// Which paths in a body lead to a value of Domain: by the type that is written, or by a property that
// an entity has.

extension Decisions {
  /// Whether a property or parameter that holds a Domain value is compared with a number, a text, a
  /// case or another such value: no emptiness, no paging, no waiting, no identity.
  func isDecisionOnDomain(_ shape: BodyShape, in file: Int) -> Bool {
    let facts = codebase.facts(file)
    switch shape.form {
    case .switches(over: let path):
      return !facts[path].hasSuffix(".count") && holdsDomain(facts[path], shape.owner, file)
    case .decides(let left, let right), .disables(let left, let right):
      let sides = [facts[left], facts[right]]
      guard !sides.contains(where: { $0.hasSuffix(".count") || isIdentity($0) }) else {
        return false
      }
      // Of a comparison with a literal, the other side counts alone.
      let values = isTelling(sides[1]) ? [sides[0]] : sides.filter { !isTelling($0) }
      return values.allSatisfy { holdsDomain($0, shape.owner, file) }
    default: return false
    }
  }

  func isTelling(_ text: String) -> Bool {
    guard let first = text.first, text != "\"\"" else { return false }
    if first == "." { return !Self.waiting.contains(String(text.dropFirst())) }
    return first == "\"" || first.isNumber
  }

  private static let waiting: Set<String> = [
    "loading", "idle", "none", "loaded", "cancelled", "canceled", "failed", "refreshing", "success",
    "failure", "zero", "empty", "notRequested", "initial", "unknown", "some",
  ]

  /// Which of several, and no rule about any of them: `order.id`, `userID`.
  func isIdentity(_ path: String) -> Bool {
    path.split(separator: ".").last.map { NameWords(String($0)).all.last } == "id"
  }

  /// Whether values of Domain are chosen by one of their properties: those that the type stores, was
  /// given or has just asked for.
  func isSelection(_ shape: BodyShape, _ shapes: [BodyShape], in file: Int) -> Bool {
    guard case .selects(path: let path, _) = shape.form else { return false }
    let facts = codebase.facts(file)
    let parts = self.parts(of: facts[path])
    guard !isIdentity(facts[path]), !facts[path].contains("("), !facts[path].hasSuffix(".isEmpty"),
      values.lie(on: parts.dropFirst(), seenFrom: file, in: codebase)
    else { return false }
    let source = shapes.first {
      $0.calledMember != nil && $0.span.start >= shape.extent.start
        && $0.span.start < shape.span.start
    }?.calledMember
    if isOfScreen(facts[path]), values.isFlag(shape, in: facts) { return false }
    if values.isAnswer(path, of: shape, in: facts) { return false }
    // Of a publisher, `filter` lets a change through.
    if let source, self.parts(of: facts[source]).contains(where: { $0.hasPrefix("$") }) {
      return false
    }
    guard let root = source.flatMap({ self.parts(of: facts[$0]).first }) else { return true }
    let place = DeclarationID(file: file, declaration: shape.owner)
    let namings = codebase.typesOfParameter(root, of: place) ?? propertyTypes(root)
    if namings.isEmpty { return isLocal(root, shape.owner, file) }
    return namings.contains {
      codebase.roles.has($0.type, .entity) || !codebase.roles[$0.type].isDisjoint(with: Self.asked)
    }
  }

  /// Whether a flag says what somebody did on a screen: `isSelected`, `isSeen`.
  private func isOfScreen(_ path: String) -> Bool {
    guard let name = path.split(separator: ".").last else { return false }
    return !Set(NameWords.split(String(name))).isDisjoint(with: [
      "selected", "checked", "check", "seen", "read", "expanded", "highlighted", "focused",
      "visible",
      "hidden", "enabled", "editing", "pinned", "favorite", "favourite", "liked", "bookmarked",
    ])
  }

  static let asked: Roles = [
    .viewModel, .viewModelProtocol, .useCase, .useCaseProtocol, .repositoryProtocol,
  ]

  /// Whether arithmetic is about a value of Domain.
  func isCalculation(_ path: String, _ owner: DeclarationIndex, _ file: Int) -> Bool {
    let parts = self.parts(of: path)
    guard let last = parts.last, let root = parts.first else { return false }
    if root.hasPrefix("$") || parts.count == 1 { return has(last, file) }
    return holdsDomain(path, owner, file)
  }

  /// Whether a text is a value of Domain or what somebody typed: `user.email`, `email`.
  func isValue(_ path: String, _ owner: DeclarationIndex, _ file: Int) -> Bool {
    let parts = self.parts(of: path).dropLast()
    guard let root = parts.first, root.first?.isLowercase == true else { return false }
    if parts.count > 1 { return holdsDomain(parts.joined(separator: "."), owner, file) }
    return isText(root, owner, file)
  }

  /// Whether a text is measured as a rule would: `password.count >= 8`, and not whether there is any.
  func isLengthTest(
    _ path: Name, _ literal: Name, _ owner: DeclarationIndex, _ file: Int
  ) -> Bool {
    let facts = codebase.facts(file)
    guard facts[path].hasSuffix(".count"), let length = Int(facts[literal]), length > 3 else {
      return false
    }
    return isValue(facts[path], owner, file)
  }

  /// Whether a path begins at a value of Domain that the type stores, the function takes or a variable
  /// of the body holds.
  func holdsDomain(_ text: String, _ owner: DeclarationIndex, _ file: Int) -> Bool {
    let path = parts(of: text)
    guard let root = path.first, root.first?.isLowercase == true else { return false }
    let place = DeclarationID(file: file, declaration: owner)
    guard let namings = codebase.typesOfParameter(root, of: place) ?? properties[root].map(types)
    else {
      return path.count > 1 && isLocal(root, owner, file)
        && path.last.map { has($0, file) } == true
    }
    return namings.contains { naming in
      let symbol = codebase.symbols[naming.type]
      guard codebase.roles.has(naming.type, .entity) else { return false }
      // Which of several things to do, as its caller asks, is no decision.
      let isAsked = codebase.parameter(root, of: place) != nil
      return path.count > 1 || symbol.kind == .enum && !isAsked
    }
  }

  func has(_ property: String, _ file: Int) -> Bool {
    values.have(property, seenFrom: file, in: codebase)
  }

  /// The names of a path, `self` aside.
  private func parts(of text: String) -> [String] {
    let names = text.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }
    return names.first == "self" ? Array(names.dropFirst()) : names
  }

  /// Whether a name is no property of the type, and thus a variable of the body.
  private func isLocal(_ name: String, _ owner: DeclarationIndex, _ file: Int) -> Bool {
    !name.hasPrefix("$")
      && codebase.parameter(name, of: DeclarationID(file: file, declaration: owner)) == nil
      && !codebase.members(of: decider).contains { codebase.name($0) == name }
  }

  private func propertyTypes(_ name: String) -> [ResolvedReference] {
    properties[name].map(types) ?? []
  }

  private func types(of property: DeclarationID) -> [ResolvedReference] {
    codebase.writtenTypes(of: property)
  }

  /// Whether a parameter or a stored property is a text, by its type or by its first value.
  private func isText(_ name: String, _ owner: DeclarationIndex, _ file: Int) -> Bool {
    let place = DeclarationID(file: file, declaration: owner)
    if let parameter = codebase.parameter(name, of: place) {
      return isNamed("String", in: place) {
        parameter.span.contains($0.start)
      }
    }
    guard let property = properties[name] else { return false }
    if isNamed("String", in: property, where: { _ in true }) { return true }
    return codebase.declaration(property).modifiers.contains(.hasInitialValue)
      && codebase.referenceOrder[property.file][property.declaration].allSatisfy {
        codebase.facts(property.file).references[$0].role == .attribute
      }
  }

  private func isNamed(
    _ type: String, in place: DeclarationID, where isThere: (Span) -> Bool
  ) -> Bool {
    let facts = codebase.facts(place.file)
    return codebase.referenceOrder[place.file][place.declaration].contains {
      facts[facts.references[$0].name] == type && isThere(facts.references[$0].span)
    }
  }
}

extension Codebase {
  /// The parameter of this name.
  func parameter(_ name: some StringProtocol, of function: DeclarationID) -> Parameter? {
    let facts = facts(function.file)
    return facts.parameters.first {
      $0.owner == function.declaration && facts[$0.name] == name
    }
  }

  /// The types that a parameter's type names; nil where there is no such parameter.
  func typesOfParameter(
    _ name: some StringProtocol, of function: DeclarationID
  ) -> [ResolvedReference]? {
    parameter(name, of: function).map { parameter in
      namings(of: function, as: [.parameter]).filter {
        parameter.span.contains(reference($0).span.start)
      }
    }
  }
}
