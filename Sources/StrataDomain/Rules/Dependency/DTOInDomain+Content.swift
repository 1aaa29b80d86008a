internal import StrataCode
internal import StrataModel

// What Domain gets in place of an answer that only carries one thing.

extension Codebase {
  /// What to give back in place of an answer that carries a single plain value.
  func unwrapped(_ dependency: Dependency, _ name: String, _ layer: String) -> Phrase? {
    guard isGivenBack(dependency), let field = onlyField(of: dependency.target),
      let written = referenceOrder[field.file][field.declaration].first,
      case .external = references[field.file][written]
    else { return nil }
    let facts = facts(field.file)
    let type = facts[facts.references[written].name]
    guard StandardTypes.contains(type), !declaration(field).modifiers.contains(.isList) else {
      return nil
    }
    let member = self.name(field)
    return Phrase(
      "return the '\(type)' that '\(member)' of '\(name)' is, and take it out in \(layer)",
      zh: "返回 '\(name)' 的 '\(member)'（'\(type)'），并在 \(layer) 中取出它")
  }

  /// What Domain names in place of an answer that only carries records, where these are turned into
  /// entities already.
  func turned(_ dependency: Dependency, _ name: String, _ layer: String) -> Phrase? {
    guard let field = onlyField(of: dependency.target),
      let record = namings(of: field).map(\.type).first(where: isWireOrStoreType),
      record != dependency.target, let maker = LegalRoute(self).maker(by: record),
      self.layer(ofFile: maker.place.file)?.ring == .data
    else { return nil }
    let entity = symbols[maker.entity].qualifiedName
    let value = declaration(field).modifiers.contains(.isList) ? "[\(entity)]" : entity
    let (kept, method) = (symbols[record].qualifiedName, self.name(maker.place))
    if isGivenBack(dependency) {
      return Phrase(
        "return '\(value)' in place of '\(name)': call '\(method)' of '\(kept)' in \(layer)",
        zh: "返回 '\(value)' 而不是 '\(name)'：在 \(layer) 中调用 '\(kept)' 的 '\(method)'")
    }
    guard reference(of: dependency).role == .parameter else { return nil }
    return Phrase(
      "take '\(value)' in place of '\(name)': call '\(method)' of '\(kept)' in \(layer), where the answer arrives",
      zh: "接收 '\(value)' 而不是 '\(name)'：在得到响应的 \(layer) 中调用 '\(kept)' 的 '\(method)'")
  }

  /// Whether a function gives a type back, also in a box such as `Observable<Answer>`.
  private func isGivenBack(_ dependency: Dependency) -> Bool {
    let reference = reference(of: dependency)
    guard reference.role == .genericArgument, reference.owner >= 0 else {
      return reference.role == .return
    }
    let place = DeclarationID(file: dependency.file, declaration: reference.owner)
    return declaration(place).kind == .function
      && !declaration(place).modifiers.contains(.hasBody)
      && !parameters(of: place).contains { $0.span.contains(reference.span.start) }
  }

  /// The only stored property of a type.
  func onlyField(of id: SymbolID) -> DeclarationID? {
    let fields = storedProperties(of: id).filter { !declaration($0).modifiers.contains(.isStatic) }
    return fields.count == 1 ? fields[0] : nil
  }
}
