internal import StrataCode

// Who stands behind use cases: services of the outer ring, or nobody where a repository suffices.

extension ProfileReader {
  /// Use-case protocols whose bodies services of the outer ring supply, more than one in three.
  func services() -> Phrase? {
    guard codebase.hasDomain else { return nil }
    var supplied: [SymbolID: SymbolID] = [:]
    var others: Set<SymbolID> = []
    let inMemory = servicesInMemory()
    for id in Set(types).union(inMemory).sorted() where codebase.symbols[id].kind.isConcreteType {
      let isOuter =
        codebase.layer(of: id)?.ring == .data || inMemory.contains(id) || isPlainService(id)
      for parent in codebase.symbols.allSupertypes(of: id)
      where codebase.roles.has(parent, .useCaseProtocol) && codebase.layer(of: parent) == .domain
        && codebase.symbols.bodies[Int(parent.index)].count == 1
      {
        if isOuter { supplied[parent] = supplied[parent] ?? id } else { others.insert(parent) }
      }
    }
    others.subtract(supplied.keys)
    guard let first = supplied.keys.min(), let id = supplied[first],
      supplied.count * 2 > others.count
    else { return nil }
    let rest = supplied.count - 1
    let more = Phrase(", and so it is with \(rest) more", zh: "，另有 \(rest) 个也是如此")
    return supplier(id, of: first) + (rest > 0 ? more : .empty)
  }

  private func supplier(_ id: SymbolID, of useCase: SymbolID) -> Phrase {
    if codebase.roles.has(id, .testDouble) {
      return Phrase(
        "\(name(id)), which the app itself builds, supplies \(name(useCase))",
        zh: "应用自己构造的 \(name(id)) 提供 \(name(useCase)) 的实现")
    }
    guard let layer = codebase.layer(of: id), layer.ring == .data else {
      return Phrase(
        "the service \(name(id)) supplies \(name(useCase))",
        zh: "服务 \(name(id)) 提供 \(name(useCase)) 的实现")
    }
    return Phrase(
      "\(name(id)) of \(layer.rawValue) supplies \(name(useCase))",
      zh: "\(layer.rawValue) 的 \(name(id)) 提供 \(name(useCase)) 的实现")
  }

  /// Services in memory that shipping code builds, by itself or through a factory of them: what the
  /// app runs on, and no doubles of tests.
  private func servicesInMemory() -> Set<SymbolID> {
    let named = Set(
      codebase.symbols.ids.filter { id in
        codebase.symbols[id].kind.isConcreteType && isNamedInMemory(id) && !isSample(id)
          && codebase.scopes[codebase.symbols[id].place.file].isShipped
      })
    if named.isEmpty { return [] }
    var built: [SymbolID: Set<SymbolID>] = [:]
    var next: [SymbolID] = []
    for building in codebase.seen(inEachFile: { buildings(of: named, in: $0) }) {
      if let builder = building.builder {
        built[builder, default: []].insert(building.id)
      } else {
        next.append(building.id)
      }
    }
    var running: Set<SymbolID> = []
    while let id = next.popLast() {
      if running.insert(id).inserted { next += built[id, default: []] }
    }
    return running.filter { !isInside($0) }
  }

  /// Where a file builds some services, by itself or in one of them.
  private func buildings(of named: Set<SymbolID>, in file: Int) -> [Building] {
    guard codebase.scopes[file].isShipped else { return [] }
    return codebase.facts(file).references.enumerated().compactMap { position, reference in
      guard reference.role == .construction,
        case .symbol(let id) = codebase.references[file][position], named.contains(id)
      else { return nil }
      let builder = namedBuilder(of: reference, in: file, named)
      guard builder != nil || !codebase.scopes[file].isExempt(reference) else { return nil }
      return Building(id: id, builder: builder)
    }
  }

  fileprivate struct Building: Sendable, Equatable {
    var id: SymbolID
    var builder: SymbolID?
  }

  /// Whether people put a type into Domain or Presentation: what it conforms to says nothing there.
  private func isInside(_ id: SymbolID) -> Bool {
    let placement = codebase.placements[codebase.symbols[id].place.file]
    return placement.declared == .domain || placement.layer == .presentation
  }

  /// A service that only what it conforms to draws to Domain.
  private func isPlainService(_ id: SymbolID) -> Bool {
    ends(id, in: "service") && codebase.layer(of: id) == .domain && !isInside(id)
  }

  private func namedBuilder(
    of reference: TypeReference, in file: Int, _ named: Set<SymbolID>
  ) -> SymbolID? {
    codebase.facts(file).enclosing(reference.owner).lazy.compactMap {
      codebase.symbols.subject(of: DeclarationID(file: file, declaration: $0))
    }.first(where: named.contains)
  }

  private func isNamedInMemory(_ id: SymbolID) -> Bool {
    let words = codebase.symbols.words(of: id).all
    return words.contains("inmemory")
      || zip(words, words.dropFirst()).contains { $0 == "in" && $1 == "memory" }
  }

  /// View models that ask repositories where a use case would only forward, use cases that do more,
  /// and a container that keeps the former and makes the latter.
  func shortcuts() -> Phrase? {
    guard codebase.hasDomain, let container = types(.container).first(where: keepsAndMakes) else {
      return nil
    }
    let models = types(.viewModel)
    let direct = models.filter { holds($0, [.repositoryProtocol]) }
    let asking = models.count { holds($0, [.useCase, .useCaseProtocol, .repositoryProtocol]) }
    let useCases = types(.useCase).filter { !codebase.methods(of: $0).isEmpty }
    let working = useCases.filter { !isThin($0) }
    guard let model = direct.first, direct.count * Self.modelsOfShortcut >= asking,
      let useCase = working.first, working.count * 2 >= useCases.count
    else { return nil }
    return Phrase(
      """
      \(name(container)) makes view models; \(direct.count) of \(asking), such as \(name(model)), \
      ask repositories without a use case, and \(working.count) of \(useCases.count) use cases, \
      such as \(name(useCase)), do more than forward
      """,
      zh: """
        \(name(container)) 构造 ViewModel；\(asking) 个 ViewModel 中有 \(direct.count) 个\
        （如 \(name(model))）不经 UseCase 直接使用 Repository，\(useCases.count) 个 UseCase 中有 \
        \(working.count) 个（如 \(name(useCase))）不只是转发
        """)
  }

  /// Whether a container stores a repository and has functions that make view models or use cases.
  private func keepsAndMakes(_ id: SymbolID) -> Bool {
    let keeps = codebase.storedProperties(of: id).contains { place in
      codebase.namings(of: place, as: [.property, .construction]).contains {
        !codebase.roles[$0.type].isDisjoint(with: [.repositoryProtocol, .repositoryImplementation])
      }
    }
    return keeps
      && codebase.methods(of: id).contains { place in
        codebase.namings(of: place, as: [.return]).contains {
          !codebase.roles[$0.type].isDisjoint(with: [.viewModel, .useCase, .useCaseProtocol])
        }
      }
  }

  private func holds(_ id: SymbolID, _ roles: Roles) -> Bool {
    codebase.held(by: id).contains { !codebase.roles[$0.type].isDisjoint(with: roles) }
  }

  /// Whether every method of a use case only forwards.
  private func isThin(_ id: SymbolID) -> Bool {
    codebase.methods(of: id).allSatisfy { place in
      codebase.facts(place.file).shapes.contains { shape in
        guard shape.owner == place.declaration, case .forwards = shape.form else { return false }
        return true
      }
    }
  }

  private static let modelsOfShortcut = 3
}

extension ProfileReader.Building: Digestible {
  fileprivate func add(to digest: inout ItemDigest) {
    digest.add(id)
    digest.add(builder.map { Int($0.index) } ?? -1)
  }
}
