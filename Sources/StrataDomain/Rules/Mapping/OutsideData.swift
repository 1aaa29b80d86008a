extension Rule {
  /// Domain or Presentation turns wire or store types into Domain types.
  package static let outsideData = Rule(
    "mapping.outside-data", .error,
    summary: "A mapper between a DTO or persistence model and a Domain type stands outside Data.",
    why: """
      Whoever maps knows both sides. A mapper in Domain or on a screen carries the server's or the \
      database's shape there, and the next change of an endpoint is a change of the rules or of the \
      screen.
      """,
    fix: "Move the mapper to Data, beside the DTO or model that it reads.",
    examples: [
      .bad(
        "a view that turns the stored model into the entity",
        """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable { let title: String }
        //- Data/Store/DishRecord.swift
        import SwiftData
        @Model final class DishRecord {
          var title: String
          init(title: String) { self.title = title }
        }
        //- Presentation/Menu/DishRecord+Dish.swift
        extension DishRecord {
          var ↓dish: Dish { Dish(title: title) }
        }
        """),
      .bad(
        "a screen that maps for itself",
        """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable { let title: String }
        //- Data/DTO/DishDTO.swift
        struct DishDTO: Decodable { let title: String }
        //- Presentation/Menu/MenuViewModel.swift
        final class MenuViewModel {
          var dishes: [Dish] = []
          func show(_ found: [DishDTO]) { self.dishes = map(found) }
          private func ↓map(_ found: [DishDTO]) -> [Dish] { found.map { Dish(title: $0.title) } }
        }
        """),
      .good(
        "the mapper beside its DTO",
        """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable { let title: String }
        //- Data/DTO/DishDTO.swift
        struct DishDTO: Decodable {
          let title: String
          func toDomain() -> Dish { Dish(title: title) }
        }
        """),
      .good(
        "an entity turned into what a cell shows",
        """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable { let title: String }
        //- Presentation/Menu/DishItemModel.swift
        struct DishItemModel: Equatable {
          let text: String
          init(_ dish: Dish) { text = dish.title.uppercased() }
        }
        """),
    ], subjects: .files("files of Domain and Presentation", [.domain, .presentation])
  ) { codebase in
    guard codebase.hasDomain else { return [] }
    let mappers = Mappers(codebase)
    return codebase.workspace.files.indices.flatMap { file -> [Finding] in
      guard codebase.scopes[file].isProduction, !codebase.misplaced[file],
        let layer = codebase.layer(ofFile: file), layer == codebase.placements[file].declared,
        layer == .domain || layer == .presentation
      else { return [] }
      return codebase.mapperFindings(in: file, layer, mappers)
        + (layer == .domain ? codebase.frameworkMapperFindings(in: file) : [])
    }
  }
}

extension Codebase {
  fileprivate func mapperFindings(in file: Int, _ layer: Layer, _ mappers: Mappers) -> [Finding] {
    var byOuter: [String: [Mapper]] = [:]
    for index in facts(file).declarations.indices {
      let place = Place(file: file, declaration: DeclarationIndex(index))
      guard !scopes[file].isExempt(declaration(place).span, in: place.declaration),
        let mapper = mappers.mapper(at: place),
        mapper.outer.map({ self.layer(of: $0) == .data || self.layer(of: $0) == .infrastructure })
          ?? true
      else { continue }
      byOuter[mapper.outerName, default: []].append(mapper)
    }
    return byOuter.values.map { mapperFinding($0, layer) }
  }

  private func mapperFinding(_ group: [Mapper], _ layer: Layer) -> Finding {
    let first = group[0]
    let file = first.place.file
    let outer = first.outer.map(described) ?? "persistence model '\(first.outerName)'"
    let domain = "'\(symbols[first.domain].qualifiedName)'"
    let home = first.outer.map { workspace.files[symbols[$0].place.file].name }
    return finding(
      "mapping.outside-data", layer == .domain ? .error : .warning,
      at: declaration(first.place).span, in: file,
      also: group.dropFirst().map { declaration($0.place).span }, subject: first.outerName,
      owner: first.place.declaration, to: first.outer,
      message: """
        \(described(namerOf: first.place.declaration, in: file)) in \(layer.rawValue) turns \
        \(first.isOutbound ? "\(domain) into \(outer)" : "\(outer) into \(domain)") in \
        '\(name(first.place))'
        """,
      help: help(first, domain, home))
  }

  /// A function that only maps moves; of one that does more, the mapping does.
  private func help(_ mapper: Mapper, _ domain: String, _ home: String?) -> Phrase {
    let place = "an extension of '\(mapper.outerName)'" + (home.map { " in '\($0)'" } ?? "")
    let onlyMaps =
      declaration(mapper.place).kind != .function || mapper.isOutbound
      || namings(of: mapper.place, as: [.return, .genericArgument]).contains {
        $0.type == mapper.domain
      }
    return onlyMaps
      ? "move '\(name(mapper.place))' to Data, into \(place)"
      : """
      build \(domain) in Data, in \(place), and let '\(name(mapper.place))' take \(domain)
      """
  }

  /// Extensions of a framework's types that give a Domain enum.
  fileprivate func frameworkMapperFindings(in file: Int) -> [Finding] {
    let facts = facts(file)
    return facts.declarations.indices.compactMap { index -> Finding? in
      let declaration = facts.declarations[index]
      guard declaration.parent >= 0,
        declaration.kind == .function
          || declaration.kind == .property && declaration.modifiers.contains(.isComputed),
        !declaration.modifiers.contains(.isStatic),
        !scopes[file].isExempt(declaration.span, in: DeclarationIndex(index))
      else { return nil }
      let around = facts[declaration.parent]
      let extended = facts[around.name]
      let place = Place(file: file, declaration: DeclarationIndex(index))
      let roles: TypeReference.Roles = declaration.kind == .property ? [.property] : [.return]
      guard around.kind == .extension,
        symbols.subject(of: Place(file: file, declaration: declaration.parent)) == nil,
        workspace.generatedClasses[extended] == nil, !StandardTypes.explain([extended]),
        let target = namings(of: place, as: roles).first?.type, symbols[target].kind == .enum,
        isDomainValue(target)
      else { return nil }
      let name = symbols[target].qualifiedName
      return finding(
        "mapping.outside-data", .info, at: declaration.span, in: file, subject: extended,
        owner: DeclarationIndex(index), to: target,
        confidence: min(0.75, placements[file].ringConfidence),
        message:
          "Domain turns '\(extended)' of a framework into '\(name)' in '\(self.name(place))'",
        help: "move the extension of '\(extended)' to Data and let Domain see only '\(name)'")
    }
  }
}
