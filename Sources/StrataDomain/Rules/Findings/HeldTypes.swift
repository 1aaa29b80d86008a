internal import StrataCode
internal import StrataModel

// What a type stores or is given, and how to speak of it.

extension Codebase {
  /// What a type stores or takes, each type once, at the stored property if there is one; a value
  /// that a property is given counts only where the property has no written type.
  func dependencies(
    heldBy id: SymbolID, where isWanted: (SymbolID) -> Bool
  ) -> [[ResolvedReference]] {
    var places: [SymbolID: [ResolvedReference]] = [:]
    var order: [SymbolID] = []
    for place in storedProperties(of: id) + initializers(of: id) {
      var namings = namings(
        of: place, as: declaration(place).kind == .property ? [.property] : [.parameter])
      if namings.isEmpty, declaration(place).kind == .property, !hasWrittenType(place) {
        // What is built for it is its own affair.
        namings = Array(self.namings(of: place, as: [.construction]).prefix(1))
      }
      for naming in namings where isWanted(naming.type) && isShipping(naming) {
        if places[naming.type] == nil { order.append(naming.type) }
        places[naming.type, default: []].append(naming)
      }
    }
    return order.compactMap { places[$0] }
  }

  private func hasWrittenType(_ place: DeclarationID) -> Bool {
    referenceOrder[place.file][place.declaration].contains {
      facts(place.file).references[$0].role == .property
    }
  }

  private func isShipping(_ naming: ResolvedReference) -> Bool {
    let reference = reference(naming)
    return !scopes[naming.file].isExempt(reference) && !scopes[naming.file].isWiring(reference)
  }

  /// Whether a view model stores a repository protocol.
  func asksRepository(_ id: SymbolID) -> Bool {
    roles.has(id, .viewModel)
      && storedProperties(of: id).contains { property in
        writtenTypes(of: property).contains { roles.has($0.type, .repositoryProtocol) }
      }
  }

  /// A repository's implementation that does something: entities are called Repository, too.
  func isWorkingRepository(_ id: SymbolID) -> Bool {
    guard roles.has(id, .repositoryImplementation), symbols[id].kind.isConcreteType,
      !roles.has(id, .testDouble), symbols[id].kind != .enum
    else { return false }
    if symbols.allSupertypes(of: id).contains(where: { roles.has($0, .repositoryProtocol) }) {
      return true
    }
    return layer(of: id)?.ring == .data && !symbols.isCodable(id) && !methods(of: id).isEmpty
  }

  /// `view model 'FeedViewModel' stores`.
  func holder(_ naming: ResolvedReference) -> Phrase {
    let reference = reference(naming)
    let who = described(namerOf: reference.owner, in: naming.file)
    let verb =
      reference.role == .construction
      ? Phrase("builds and stores", zh: "构造并持有")
      : verb(of: reference, in: naming.file, naming: naming.type).phrase
    return Phrase("\(who) \(verb)", zh: "\(who) \(verb)")
  }

  /// ` (Domain)`, as it stands behind a type's name.
  func layerAside(of id: SymbolID) -> Phrase {
    guard let layer = layer(of: id), layer != .domain || hasDomain else { return .empty }
    return Phrase(" (\(layer.rawValue))", zh: "（\(layer.rawValue)）")
  }

  /// Whether a type is a view model that stores a use case.
  func asksUseCase(_ id: SymbolID) -> Bool {
    roles.has(id, .viewModel)
      && storedProperties(of: id).contains { property in
        writtenTypes(of: property).contains {
          !roles[$0.type].isDisjoint(with: [.useCase, .useCaseProtocol])
        }
      }
  }
}
