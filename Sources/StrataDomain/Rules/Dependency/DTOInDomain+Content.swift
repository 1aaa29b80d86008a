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

  /// What to do where a protocol restricts another one to a record: who implements it can.
  func constrained(_ dependency: Dependency, _ name: String) -> Phrase? {
    let reference = reference(of: dependency)
    guard reference.role == .constraint, reference.owner >= 0,
      facts(dependency.file)[reference.owner].kind == .protocol
    else { return nil }
    let asked = facts(dependency.file)[facts(dependency.file)[reference.owner].name]
    return Phrase(
      "leave '\(name)' out of '\(asked)', with the protocol that it restricts there: what implements '\(asked)' conforms to that itself",
      zh: "从 '\(asked)' 中去掉 '\(name)' 和它所约束的协议：由实现 '\(asked)' 的类型自己遵循那个协议")
  }

  /// Whether a function makes a value of a record: whoever wrote it knows that the value holds what is needed.
  private func isMapped(_ record: SymbolID, to entity: SymbolID) -> Bool {
    dependencies(on: record).contains { types(givenFor: $0).contains(entity) }
  }

  /// What to do where the entity of a record's name lacks most of what the record carries, and nobody
  /// turns the one into the other.
  func completed(_ dependency: Dependency, _ layer: String) -> Phrase? {
    let (route, record) = (LegalRoute(self), dependency.target)
    guard let entity = route.entity(for: record), route.maker(by: record)?.entity != entity else {
      return nil
    }
    if isMapped(record, to: entity) { return nil }
    let own = Set(storedProperties(of: entity).map { name($0).lowercased() })
    let lacking = storedProperties(of: record).filter { !own.contains(name($0).lowercased()) }
    guard lacking.count > own.count,
      !initializers(of: entity).contains(where: { place in
        namings(of: place, as: [.parameter]).contains { $0.type == record }
      })
    else { return nil }
    let (known, wire) = (symbols[entity].qualifiedName, symbols[record].qualifiedName)
    return Phrase(
      "add what is needed of '\(wire)' to '\(known)' (Domain), which has little of it, use that here, and convert between the two in \(layer)",
      zh: "'\(known)'（Domain）缺少 '\(wire)' 的大部分内容：补上需要的内容并在这里使用它，再在 \(layer) 中相互转换")
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

extension Codebase {
  /// The method or computed property of a value of Domain that makes something of it.
  func maker(_ owner: DeclarationIndex, in file: Int) -> String? {
    guard owner >= 0, facts(file)[owner].modifiers.contains(.hasBody),
      !facts(file)[owner].modifiers.contains(.isStatic),
      let type = typesAround(owner, in: file).first, symbols[type].kind != .protocol,
      roles[type].isDisjoint(with: [.useCase, .repositoryImplementation])
    else { return nil }
    return facts(file)[facts(file)[owner].name]
  }

  func moved(_ maker: String, _ name: String, _ layer: String) -> Phrase {
    Phrase(
      "move '\(maker)' to an extension in \(layer), where '\(name)' is known",
      zh: "把 '\(maker)' 移到 \(layer) 的扩展中，那里可以引用 '\(name)'")
  }
}
