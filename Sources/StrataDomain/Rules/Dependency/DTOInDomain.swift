extension Rule {
  /// Domain code names, or declares, a type made for the wire or the store.
  package static let dtoInDomain = Rule(
    "dependency.dto-in-domain", .error,
    summary: "Domain code names a DTO or persistence model, or declares a DTO.",
    why: """
      A DTO has the shape the server chose and a persistence model the shape the database needs. \
      Once use cases and entities speak it, every change of an endpoint or a schema is a change of \
      the business rules.
      """,
    fix: """
      Let Domain speak its own entity, and turn the DTO or persistence model into it inside the \
      repository implementation.
      """,
    examples: [
      .bad(
        "a repository protocol that returns the response",
        """
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository {
          func menu() async throws -> [↓DishDTO]
        }
        //- Data/DTO/DishDTO.swift
        struct DishDTO: Decodable { let name: String }
        """),
      .bad(
        "a response declared among the entities",
        """
        //- Domain/Entities/LoginResponse.swift
        struct ↓LoginResponse: Codable { let token: String }
        """),
      .good(
        "the mapping from DTO to entity in Data",
        """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable { let name: String }
        //- Data/DTO/DishDTO.swift
        struct DishDTO: Decodable {
          let name: String
          func toDomain() -> Dish { Dish(name: name) }
        }
        """),
      .good(
        "a request value that is never coded",
        """
        //- Domain/UseCases/SearchRequest.swift
        struct SearchRequest: Equatable { let text: String }
        //- Domain/UseCases/SearchDishesUseCase.swift
        struct SearchDishesUseCase {
          func execute(_ request: SearchRequest) -> String { request.text.lowercased() }
        }
        """),
    ],
    subjects: .domainFiles
  ) { codebase in
    codebase.namedInDomain() + codebase.declaredInDomain()
      + codebase.generatedModelFindings("dependency.dto-in-domain", .error, from: .domain)
  }
}

extension Codebase {
  fileprivate func namedInDomain() -> [Finding] {
    let offences = dependencies.filter {
      $0.isDrawn && $0.from == .domain && ($0.to == .data || $0.to == .infrastructure)
        && !$0.isWiring
        && isWireOrStoreType($0.target)
    }
    let route = LegalRoute(self)
    return grouped(offences).map { group in
      let first = group[0]
      let reference = reference(of: first)
      let name = symbols[first.target].qualifiedName
      let namer = namer(of: reference.owner, in: first.file).symbol
      return finding(
        "dependency.dto-in-domain", .error, group,
        message: """
          \(described(namerOf: reference.owner, in: first.file)) in Domain \(verb(of: first)) \
          \(described(first.target)) of \(first.to.rawValue)
          """,
        help: reference.role == .construction
          ? "pass the values on, and build and encode '\(name)' in \(first.to.rawValue)"
          : route.entity(for: first.target).map { entity in
            let entity = symbols[entity].qualifiedName
            return entity == namer
              ? "map '\(name)' to '\(entity)' in an extension in Data, where '\(name)' is known"
              : "speak of '\(entity)' (Domain) and turn '\(name)' into it in \(first.to.rawValue)"
          } ?? "declare an entity in Domain and turn '\(name)' into it in \(first.to.rawValue)")
    }
  }

  /// Whether Domain names the type anywhere but inside itself.
  private func domainUses(_ id: SymbolID) -> Bool {
    if dependencies.contains(where: { $0.target == id && $0.from == .domain }) { return true }
    let place = symbols[id].place
    let extent = facts(place.file)[place.declaration].extent
    return facts(place.file).references.enumerated().contains { position, reference in
      references[place.file][position] == .symbol(id) && !extent.contains(reference.span.start)
    }
  }

  fileprivate func declaredInDomain() -> [Finding] {
    symbols.ids.compactMap { id in
      let symbol = symbols[id]
      let file = symbol.place.file
      let declaration = facts(file)[symbol.place.declaration]
      guard hasDomain, roles.has(id, .dto), layer(ofFile: file) == .domain,
        scopes[file].isProduction,
        !scopes[file].isExempt(declaration.span, in: symbol.place.declaration)
      else { return nil }
      return Finding(
        rule: "dependency.dto-in-domain", severity: .error,
        confidence: placements[file].ringConfidence,
        location: location(of: declaration.span, in: file), subject: symbol.qualifiedName,
        from: Finding.End(symbol: symbol.qualifiedName, layer: .domain),
        message:
          "Domain declares '\(symbol.qualifiedName)', which is made to be encoded or decoded",
        help: domainUses(id)
          ? """
          move '\(symbol.qualifiedName)' to Data and declare a value without Codable in Domain for \
          what it means
          """ : "move '\(symbol.qualifiedName)' to Data: nothing in Domain uses it")
    }
  }
}
