package import StrataModel
internal import StrataCode

// What is made of data for one call, and is no dependency.

extension Codebase {
  /// Whether a use case without a protocol is made of values alone, for one call: a computation in
  /// the shape of a type, which hides no choice.
  package func isCommand(_ id: SymbolID) -> Bool {
    guard roles.has(id, .useCase), !roles.has(id, .repositoryImplementation),
      !symbols.allSupertypes(of: id).contains(where: { symbols[$0].kind == .protocol })
    else { return false }
    let given = handedOver(to: id)
    return given.contains { takesSomething($0) }
      && (given + storedProperties(of: id)).allSatisfy(isMadeOfData)
  }

  /// Whether a type cannot be made before a value is known.
  func needsData(_ id: SymbolID) -> Bool {
    handedOver(to: id).contains { place in
      guard declaration(place).kind == .initializer else {
        return takesSomething(place) && isMadeOfData(place)
      }
      return parameters(of: place).contains { parameter in
        guard parameter.defaultValue == nil, !parameter.isOptional else { return false }
        return references(of: place).allSatisfy { position in
          !parameter.span.contains(facts(place.file).references[position].span.start)
            || isData(position, in: place.file)
        }
      }
    }
  }

  /// The written initialisers; of a struct without one, what it stores without a value.
  func handedOver(to id: SymbolID) -> [DeclarationID] {
    let written = initializers(of: id)
    guard written.isEmpty, symbols[id].kind == .struct else { return written }
    return storedProperties(of: id).filter {
      !declaration($0).modifiers.contains(.hasInitialValue)
    }
  }

  /// The parameters of an initialiser.
  func parameters(of place: DeclarationID) -> [Parameter] {
    facts(place.file).parameters.filter { $0.owner == place.declaration }
  }

  private func takesSomething(_ place: DeclarationID) -> Bool {
    declaration(place).kind == .property
      || parameters(of: place).contains { $0.defaultValue == nil }
  }

  private func isMadeOfData(_ place: DeclarationID) -> Bool {
    references(of: place).allSatisfy { isData($0, in: place.file) }
  }

  private func references(of place: DeclarationID) -> [Int] {
    let isProperty = declaration(place).kind == .property
    return referenceOrder[place.file][place.declaration].filter {
      isProperty || facts(place.file).references[$0].role == .parameter
    }
  }

  private func isData(_ position: Int, in file: Int) -> Bool {
    switch references[file][position] {
    case .symbol(let id): return symbols.expanded([id]).allSatisfy(isValue)
    case .parameter: return false
    case .external, .ambiguous:
      let name = facts(file)[facts(file).references[position].name]
      return NameWords(name).suffix(from: Self.serving) == nil
    }
  }

  private func isValue(_ id: SymbolID) -> Bool {
    let values: Roles = [.entity, .dto, .persistenceModel, .mapper]
    switch symbols[id].kind {
    case .struct, .enum: return roles[id].isSubset(of: values) && !isCollaborator(id)
    case .class:
      return !roles[id].isDisjoint(with: values)
        || symbols.words(of: id).suffix(from: ["formatter"]) != nil
    default: return false
    }
  }

  /// Last words of what an SDK serves with.
  private static let serving = [
    "session", "defaults", "context", "manager", "center", "client", "service", "container",
    "store", "realm", "database", "provider", "controller", "connection",
  ]
}
