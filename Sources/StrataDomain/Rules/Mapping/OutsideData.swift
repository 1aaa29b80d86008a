internal import StrataCode
internal import StrataModel

extension Rule {
  /// Domain or Presentation turns wire or store types into Domain types.
  package static let outsideData: Rule = Rule(
    "mapping.outside-data", .error, footing: .layers, needsDomain: true,
    summary: Phrase(
      "A mapper between a DTO or persistence model and a Domain type is outside Data.",
      zh: "DTO 或持久化模型与 Domain 类型之间的 Mapper 位于 Data 之外。"),
    title: Phrase("mappers are outside Data", zh: "Mapper 不在 Data 中"),
    step: Phrase("Move them to Data", zh: "移到 Data"),
    why: Phrase(
      """
      Whoever maps knows both sides. A mapper in Domain or on a screen carries the server's or the \
      database's shape there, and the next change of an endpoint is a change of the rules or of the \
      screen.
      """,
      zh: """
        负责映射的代码要引用两边。Mapper 放在 Domain 或界面里，就把服务器或数据库的数据结构带到了那里，\
        接口一变，业务规则或界面就得跟着改。
        """),
    fix: Phrase(
      "Move the mapper to Data, beside the DTO or model that it reads.",
      zh: "把 Mapper 移到 Data，放在它读取的 DTO 或模型旁边。"),
    examples: [
      .bad(
        Phrase("a view that turns the stored model into the entity", zh: "把存储模型转换成 Entity 的视图"),
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
        Phrase("a screen that maps for itself", zh: "自己做映射的界面"),
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
        Phrase("the mapper beside its DTO", zh: "Mapper 放在 DTO 旁边"),
        seenIn: "FoodOrdering/Sources/Data/Mapping/OrderDTO+Domain.swift",
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
        Phrase("an entity turned into what a cell shows", zh: "把 Entity 转换成单元格展示的内容"),
        """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable { let title: String }
        //- Presentation/Menu/DishItemModel.swift
        struct DishItemModel: Equatable {
          let text: String
          init(_ dish: Dish) { text = dish.title.uppercased() }
        }
        """),
    ],
    subjects: .files(
      Phrase("files of Domain and Presentation", zh: "Domain 和 Presentation 文件"),
      [.domain, .presentation])
  ) { codebase in
    let mappers = Mappers(codebase)
    return codebase.said { file -> [Finding] in
      guard codebase.scopes[file].isProduction, !codebase.misplaced[file],
        let layer = codebase.layer(ofFile: file), layer == codebase.placements[file].declared,
        layer == .domain || layer == .presentation
      else { return [] }
      return codebase.mapperFindings(in: file, layer, mappers)
        + (layer == .domain
          ? codebase.frameworkMapperFindings(in: file) + codebase.dictionaryMapperFindings(in: file)
          : [])
    }
  }
}

extension Codebase {
  fileprivate func mapperFindings(in file: Int, _ layer: Layer, _ mappers: Mappers) -> [Finding] {
    var byOuter: [String: [Mapper]] = [:]
    for index in facts(file).declarations.indices {
      let place = DeclarationID(file: file, declaration: DeclarationIndex(index))
      guard !scopes[file].isExempt(declaration(place).span, in: place.declaration),
        let mapper = mappers.mapper(at: place), !delegates(mapper, mappers),
        mapper.outer.map({ self.layer(of: $0) == .data || self.layer(of: $0) == .infrastructure })
          ?? true
      else { continue }
      byOuter[mapper.outerName, default: []].append(mapper)
    }
    return byOuter.values.map { mapperFinding($0, layer) }
  }

  /// Whether a function makes nothing itself and calls what the record's own type turns it with.
  private func delegates(_ mapper: Mapper, _ mappers: Mappers) -> Bool {
    guard let outer = mapper.outer, !mapper.isOutbound,
      !namings(of: mapper.place, as: [.construction]).contains(where: { $0.type == mapper.domain })
    else { return false }
    let own = members(of: outer).filter { member in
      layer(ofFile: member.file)?.ring == .data
        && mappers.mapper(at: member).map { $0.domain == mapper.domain && !$0.isOutbound } == true
    }
    let names = Set(own.map { name($0) })
    let facts = facts(mapper.place.file)
    let extent = declaration(mapper.place).extent
    return facts.shapes.contains { shape in
      guard extent.contains(shape.span.start), let path = shape.memberPath else { return false }
      return facts[path].split(separator: ".").last.map { names.contains(String($0)) } ?? false
    }
  }

  private func mapperFinding(_ group: [Mapper], _ layer: Layer) -> Finding {
    let first = group[0]
    let file = first.place.file
    let outer =
      first.outer.map(described)
      ?? Phrase("persistence model '\(first.outerName)'", zh: "持久化模型 '\(first.outerName)'")
    let domain = "'\(symbols[first.domain].qualifiedName)'"
    let (a, b) =
      first.isOutbound
      ? (Phrase(verbatim: domain), outer) : (outer, Phrase(verbatim: domain))
    let who = described(namerOf: first.place.declaration, in: file)
    let method = name(first.place)
    let home = first.outer.map { workspace.files[symbols[$0].place.file].name }
    return Rule.outsideData.finding(
      at: FindingPlace(
        declaration(first.place).span, in: file,
        also: group.dropFirst().map { declaration($0.place).span }, subject: first.outerName,
        owner: first.place.declaration), in: self,
      message: Phrase(
        "\(who) in \(layer.rawValue) turns \(a) into \(b) in '\(method)'",
        zh: "\(layer.rawValue) 中的 \(who) 在 '\(method)' 中把 \(a) 转换成 \(b)"),
      help: help(first, domain, home)
    ).held(at: layer == .domain ? .error : .warning).naming(first.outer, in: self)
  }

  /// What to do where a function only calls what makes the value of a record in Data already.
  private func delegated(_ mapper: Mapper, _ domain: String) -> Phrase? {
    guard let outer = mapper.outer, !mapper.isOutbound,
      let maker = LegalRoute(self).maker(by: outer), maker.entity == mapper.domain,
      maker.place != mapper.place, layer(ofFile: maker.place.file)?.ring == .data,
      !namings(of: mapper.place, as: [.construction]).contains(where: { $0.type == mapper.domain })
    else { return nil }
    let (made, who) = (
      name(maker.place), namer(of: mapper.place.declaration, in: mapper.place.file).symbol
    )
    return Phrase(
      "call '\(made)' of '\(mapper.outerName)' in Data, where the answer arrives, and hand '\(who)' the \(domain) that it gives",
      zh: "在得到响应的 Data 中调用 '\(mapper.outerName)' 的 '\(made)'，把 \(domain) 交给 '\(who)'")
  }

  /// A function that only maps moves; of one that does more, the mapping does.
  private func help(_ mapper: Mapper, _ domain: String, _ home: String?) -> Phrase {
    let method = name(mapper.place)
    if let way = delegated(mapper, domain) { return way }
    let place =
      Phrase("an extension of '\(mapper.outerName)'", zh: "'\(mapper.outerName)' 的扩展")
      + (home.map { Phrase(" in '\($0)'", zh: "（'\($0)'）") } ?? .empty)
    let onlyMaps =
      declaration(mapper.place).kind != .function || mapper.isOutbound
      || namings(of: mapper.place, as: [.return, .genericArgument]).contains {
        $0.type == mapper.domain
      }
    return onlyMaps
      ? Phrase(
        "move '\(method)' to Data, into \(place)", zh: "把 '\(method)' 移到 Data，放进 \(place)")
      : Phrase(
        "build \(domain) in Data, in \(place), and let '\(method)' take \(domain)",
        zh: "在 Data 中 \(place)里构造 \(domain)，并让 '\(method)' 接收 \(domain)")
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
      let place = DeclarationID(file: file, declaration: DeclarationIndex(index))
      let roles: TypeReference.Roles = declaration.kind == .property ? [.property] : [.return]
      guard around.kind == .extension,
        symbols.subject(of: DeclarationID(file: file, declaration: declaration.parent)) == nil,
        workspace.generatedClasses[extended] == nil, !StandardTypes.explain([extended]),
        let target = namings(of: place, as: roles).first?.type, symbols[target].kind == .enum,
        isDomainValue(target)
      else { return nil }
      let (name, method) = (symbols[target].qualifiedName, self.name(place))
      return Rule.outsideData.finding(
        at: FindingPlace(
          declaration.span, in: file, subject: extended, owner: DeclarationIndex(index)), in: self,
        message: Phrase(
          "Domain turns '\(extended)' of a framework into '\(name)' in '\(method)'",
          zh: "Domain 在 '\(method)' 中把框架的 '\(extended)' 转换成 '\(name)'"),
        help: Phrase(
          "move the extension of '\(extended)' to Data and let Domain see only '\(name)'",
          zh: "把 '\(extended)' 的扩展移到 Data，让 Domain 只看到 '\(name)'")
      ).held(at: .info).naming(target, in: self).with(
        confidence: min(0.75, placements[file].ringConfidence))
    }
  }
}
