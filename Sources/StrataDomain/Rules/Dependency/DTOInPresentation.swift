internal import StrataCode
internal import StrataModel

extension Rule {
  /// Presentation code names a type made for the wire or the store.
  package static let dtoInPresentation: Rule = Rule(
    "dependency.dto-in-presentation", .error, footing: .layers,
    summary: Phrase(
      "Presentation code refers to a DTO or a persistence model.",
      zh: "Presentation 的代码引用了 DTO 或持久化模型。"
    ),
    title: Phrase(
      "Presentation uses DTOs or persistence models", zh: "Presentation 使用了 DTO 或持久化模型"),
    step: Phrase(
      "Return entities from the use case or repository", zh: "让 UseCase 或 Repository 返回 Entity"),
    why: Phrase(
      """
      A view that shows what the server sent breaks when the server changes, and it repeats the \
      decisions about missing and malformed fields that belong in one mapper.
      """,
      zh: """
        视图直接展示服务器返回的内容，服务器一变就会出错；\
        如何处理缺失或格式错误的字段，本该由一个 Mapper 决定，现在却要在各个视图里重复。
        """),
    fix: Phrase(
      "Let the use case return a Domain entity, and show that.",
      zh: "让 UseCase 返回 Domain 的 Entity，并展示它。"),
    examples: [
      .bad(
        Phrase("a row that takes the response's item", zh: "接收响应条目的列表行"),
        """
        //- Domain/Entities/Order.swift
        struct Order { let total: String }
        //- Data/DTO/OrderDTO.swift
        struct OrderDTO: Decodable { let total: String? }
        //- Presentation/Orders/OrderRow.swift
        import SwiftUI
        struct OrderRow: View {
          let order: ↓OrderDTO
          var body: some View { Text(order.total ?? "–") }
        }
        """),
      .bad(
        Phrase("a view that stores a Core Data object", zh: "持有 Core Data 对象的视图"),
        """
        //- Domain/Entities/Dish.swift
        struct Dish { let name: String }
        //- Data/Persistence/StoredDish.swift
        import CoreData
        final class StoredDish: NSManagedObject { @NSManaged var name: String }
        //- Presentation/Menu/DishView.swift
        import SwiftUI
        struct DishView: View {
          let dish: ↓StoredDish
          var body: some View { Text(dish.name) }
        }
        """),
      .good(
        Phrase("a row that takes the entity", zh: "接收 Entity 的列表行"),
        seenIn: "FoodOrdering/Sources/Presentation/Features/Orders/OrderRowView.swift",
        """
        //- Domain/Entities/Order.swift
        struct Order: Equatable { let total: String }
        //- Data/DTO/OrderDTO.swift
        struct OrderDTO: Decodable { let total: String }
        //- Presentation/Orders/OrderRow.swift
        import SwiftUI
        struct OrderRow: View {
          let order: Order
          var body: some View { Text(order.total) }
        }
        """),
      .good(
        Phrase(
          "an entity whose name ends in Entity is no persistence model",
          zh: "名称以 Entity 结尾的 Entity 不是持久化模型"),
        """
        //- Domain/Entities/ChannelEntity.swift
        struct ChannelEntity: Equatable { let name: String }
        //- Presentation/Channels/ChannelRow.swift
        import SwiftUI
        struct ChannelRow: View {
          let channel: ChannelEntity
          var body: some View { Text(channel.name) }
        }
        """),
    ],
    subjects: .presentationFiles
  ) { codebase in
    let isOffence: (Dependency) -> Bool = {
      $0.isDrawn && $0.from == .presentation && ($0.to == .data || $0.to == .infrastructure)
        && !$0.isWiring
        && codebase.isWireOrStoreType($0.target) && !codebase.isServersOwnAnswer($0.target)
    }
    let route = LegalRoute(codebase)
    let mapped = codebase.known { MappedTypes(codebase) }
    let generated = codebase.generatedModelFindings(
      of: .dtoInPresentation, from: .presentation
    ).map { $0.held(at: .warning) }
    return generated + codebase.ownResponses()
      + codebase.said(ofEachDependency: isOffence) { group in
        let first = group[0]
        let reference = codebase.reference(of: first)
        let name = codebase.symbols[first.target].qualifiedName
        let (verb, layer) = (codebase.verb(of: first), first.to.rawValue)
        let who = codebase.described(namerOf: reference.owner, in: first.file)
        let whom = codebase.described(first.target)
        return Rule.dtoInPresentation.finding(
          group, in: codebase,
          message: Phrase(
            "\(who) in Presentation \(verb) \(whom) of \(layer)",
            zh: "Presentation 中的 \(who) \(verb) \(layer) 中的 \(whom)"),
          help: codebase.uncalledHelp(group)
            + codebase.shownHelp(first, mapped.domain[first.target] ?? [], route)
            + codebase.turningLink(of: first.target)
        ).held(
          at: codebase.roles.has(first.target, .persistenceModel)
            || codebase.idleHelp(group) != nil ? .warning : .error)
      }
  }
}

extension Codebase {
  /// What a screen does without a record, by the values of Domain that it is mapped to.
  fileprivate func shownHelp(
    _ dependency: Dependency, _ mapped: Set<SymbolID>, _ route: LegalRoute
  ) -> Phrase {
    let (name, layer) = (symbols[dependency.target].qualifiedName, dependency.to.rawValue)
    if isBuilt(dependency) { return passedOn(dependency, name, layer) }
    // A choice of cases says something of a record, and is no picture of it.
    let entity = route.answer(for: dependency.target).flatMap {
      symbols[$0].kind == .enum && symbols[dependency.target].kind != .enum ? nil : $0
    }
    if let entity, mapped.contains(entity) {
      let known = symbols[entity].qualifiedName
      if reference(of: dependency).role == .decoded {
        let namer = namer(of: reference(of: dependency).owner, in: dependency.file).symbol
        return Phrase(
          "decode '\(name)' in \(layer), and give '\(namer)' '\(known)' (Domain), which it is mapped to",
          zh: "在 \(layer) 中解码 '\(name)'，并把由它映射得到的 '\(known)'（Domain）交给 '\(namer)'")
      }
      return converted(dependency, into: entity) ?? turned(dependency, into: known)
        ?? Phrase(
          "show '\(known)' (Domain), which '\(name)' is mapped to",
          zh: "展示由 '\(name)' 映射得到的 '\(known)'（Domain）")
    }
    if let way = errorHelp(dependency) ?? sendingHelp(dependency) { return way }
    guard let known = entity.map({ symbols[$0].qualifiedName }) else {
      if answersCommand(dependency.target) {
        return Phrase(
          "give nothing back in place of '\(name)' if only success counts, or else an entity of Domain that \(layer) makes of it",
          zh: "如果只关心是否成功，就不要返回 '\(name)'；否则返回由 \(layer) 从它得到的 Domain 的 Entity")
      }
      return declaringEntity(for: dependency.target, in: layer)
        + Phrase(", and name only that here", zh: "，这里只引用它")
    }
    return Phrase(
      "turn '\(name)' into '\(known)' (Domain) in \(layer), and name only that here",
      zh: "在 \(layer) 中把 '\(name)' 转换成 '\(known)'（Domain），这里只引用它")
  }

  /// What to do where a screen's own method takes a record and gives the entity back.
  fileprivate func converted(_ dependency: Dependency, into entity: SymbolID) -> Phrase? {
    let reference = reference(of: dependency)
    guard reference.role == .parameter, reference.owner >= 0 else { return nil }
    let place = DeclarationID(file: dependency.file, declaration: reference.owner)
    guard declaration(place).kind == .function,
      namings(of: place, as: [.return, .genericArgument]).contains(where: { $0.type == entity })
    else { return nil }
    let (value, record) = (
      symbols[entity].qualifiedName, symbols[dependency.target].qualifiedName
    )
    let (who, layer) = (
      namer(of: reference.owner, in: dependency.file).symbol, dependency.to.rawValue
    )
    return Phrase(
      "do in \(layer) what '\(name(place))' does, and hand '\(who)' the '\(value)' in place of '\(record)'",
      zh: "在 \(layer) 中完成 '\(name(place))' 的工作，把 '\(value)' 而不是 '\(record)' 交给 '\(who)'")
  }

  /// What to do where a screen's own method makes the entity of the record.
  private func turned(_ dependency: Dependency, into known: String) -> Phrase? {
    let owner = reference(of: dependency).owner
    guard owner >= 0, facts(dependency.file)[owner].kind == .function,
      case let place = DeclarationID(file: dependency.file, declaration: owner),
      namings(of: place).contains(where: { symbols[$0.type].qualifiedName == known })
        || isMapped(in: place)
    else { return nil }
    let (name, who) = (
      symbols[dependency.target].qualifiedName, namer(of: owner, in: dependency.file).symbol
    )
    let layer = dependency.to.rawValue
    return Phrase(
      "turn '\(name)' into '\(known)' (Domain) in \(layer), and let '\(who)' ask for that alone",
      zh: "在 \(layer) 中把 '\(name)' 转换成 '\(known)'（Domain），让 '\(who)' 只请求后者")
  }

  /// Whether a function calls what turns records into values.
  private func isMapped(in place: DeclarationID) -> Bool {
    let facts = facts(place.file)
    let extent = facts[place.declaration].extent
    return facts.shapes.contains { shape in
      guard extent.contains(shape.span.start), let path = shape.calledPath,
        let last = facts[path].split(separator: ".").last
      else { return false }
      return !Set(NameWords(String(last)).all).isDisjoint(with: [
        "domain", "entity", "model", "map",
      ])
        && NameWords(String(last)).all.contains { ["to", "map", "as"].contains($0) }
    }
  }

  /// What to do where the type is sent and not shown.
  fileprivate func sendingHelp(_ dependency: Dependency) -> Phrase? {
    let target = dependency.target
    let isSent =
      symbols.conforms(target, to: ["Encodable"])
      && !symbols.conforms(target, to: ["Decodable", "Codable"])
      || !Set(symbols.words(of: target).all).isDisjoint(with: [
        "request", "parameters", "params", "body", "input",
      ])
    guard isSent else { return nil }
    let (name, layer) = (symbols[target].qualifiedName, dependency.to.rawValue)
    let takers = self.takers(of: target).map { symbols[$0].qualifiedName }
    let taking: Phrase =
      takers.isEmpty
      ? .empty
      : Phrase(
        ", let \(listed(takers, most: 2)) take that", zh: "，让 \(listed(takers, most: 2)) 接收这个值")
    return Phrase(
      "hold what is sent as a value of Domain here\(taking), and make '\(name)' of it in \(layer)",
      zh: "这里用 Domain 的值保存要发送的内容\(taking)，并在 \(layer) 中由它构造 '\(name)'")
  }

  /// What a server's own routes take and answer is made at its edge, for its edge.
  fileprivate func isServersOwnAnswer(_ id: SymbolID) -> Bool {
    !Set(symbols.externalSupertypes[Int(id.index)]).isDisjoint(with: [
      "Content", "ResponseEncodable", "AsyncResponseEncodable", "ResponseCodable",
      "ResponseGenerator", "RequestDecodable", "AsyncRequestDecodable",
    ])
  }
}
