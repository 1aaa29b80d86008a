internal import StrataCode
internal import StrataModel

extension Rule {
  /// A use case offers more than one operation.
  package static let manyOperations: Rule = Rule(
    "use-case.many-operations", .warning,
    summary: Phrase("A use case offers two or more operations.", zh: "UseCase 提供两个或更多操作。"),
    title: Phrase("use cases have several operations", zh: "UseCase 有多个操作"),
    step: Phrase("Split them, one operation each", zh: "拆成多个 UseCase，各做一件事"),
    why: Phrase(
      """
      A use case is one thing that the business does. With several in one type, whoever needs one \
      depends on all: their dependencies add up, tests build what they do not use, and the name \
      says nothing any more.
      """,
      zh: """
        一个 UseCase 是业务要做的一件事。把几件事放进一个类型，只需要其中一件的代码也得依赖全部：\
        依赖不断累加，测试要构造用不到的东西，从名称也看不出它做什么。
        """),
    fix: Phrase(
      "Give each operation a use case of its own and let callers take what they need.",
      zh: "每个操作各写一个 UseCase，让调用方各取所需。"),
    examples: [
      .bad(
        Phrase("a protocol that asks for two things", zh: "要求两件事的协议"),
        """
        //- Domain/UseCases/CartUseCase.swift
        protocol CartUseCaseProtocol {
          func add(_ item: String)
          func clear()
        }
        final class ↓CartUseCase: CartUseCaseProtocol {
          private var items: [String] = []
          func add(_ item: String) { items.append(item) }
          func clear() { items.removeAll() }
        }
        """),
      .bad(
        Phrase("a type without a protocol", zh: "没有协议的类型"),
        """
        //- Domain/UseCases/ProfileUseCase.swift
        struct ↓ProfileUseCase {
          func rename(_ name: String) -> String { name.capitalized }
          func validate(_ name: String) -> Bool { !name.isEmpty }
        }
        """),
      .good(
        Phrase("overloads are one operation", zh: "重载算同一个操作"),
        """
        //- Domain/UseCases/SearchUseCase.swift
        struct SearchUseCase {
          func execute(_ text: String) -> [String] { [text.lowercased()] }
          func execute(_ text: String, limit: Int) -> [String] {
            Array(execute(text).prefix(limit))
          }
        }
        """),
      .good(
        Phrase("steps that no caller sees", zh: "调用方看不到的步骤"),
        seenIn: "FoodOrdering/Sources/Domain/UseCases/PlaceOrder.swift",
        """
        //- Domain/UseCases/PlaceOrderUseCase.swift
        protocol PlaceOrderUseCase { func execute(_ items: [String]) -> Bool }
        struct DefaultPlaceOrderUseCase: PlaceOrderUseCase {
          func execute(_ items: [String]) -> Bool { isComplete(items) && total(items) > 0 }
          func isComplete(_ items: [String]) -> Bool { !items.isEmpty }
          func total(_ items: [String]) -> Int { items.count }
        }
        """),
    ],
    subjects: .useCases,
    isModel: { codebase, id in codebase.operations(of: id).count == 1 }
  ) { codebase in
    var seen: Set<[DeclarationID]> = []
    let ports = codebase.portsOfRepositories()
    let presented = codebase.heldByPresenters()
    let findings = (codebase.types(.useCase) + ports).compactMap { id -> Finding? in
      let operations = codebase.operations(of: id)
      guard codebase.symbols[id].kind.isConcreteType || ports.contains(id), operations.count > 1,
        presented.isDisjoint(with: [id] + codebase.symbols.allSupertypes(of: id)),
        codebase.roles[id].isDisjoint(with: [.container, .viewModel, .view, .coordinator]),
        seen.insert(operations.map(\.place)).inserted
      else { return nil }
      return codebase.manyOperationsFinding(id, operations)
    }
    // Where most use cases offer several, they are grouped by what they are about.
    let isHabit = findings.count > 1 && findings.count * 2 > codebase.types(.useCase).count
    return isHabit ? findings.map { $0.held(at: .info) } : findings
  }
}

/// A base name with the first place that offers it.
struct UseCaseOperation {
  var name: String
  var place: DeclarationID
}

extension Codebase {
  /// The interactors, or their protocols, that presenters hold: each is its screen's, with all that
  /// the screen does.
  fileprivate func heldByPresenters() -> Set<SymbolID> {
    let presenters = symbols.ids.filter {
      symbols[$0].kind.isConcreteType && symbols.words(of: $0).ends(in: "presenter")
    }
    return Set(presenters.flatMap { held(by: $0) }.map(\.type)).filter { id in
      symbols.words(of: id).bare.contains("interactor")
    }
  }

  /// The use-case protocols that nothing but repositories implement: no use case offers what they
  /// ask, so they are looked at themselves.
  fileprivate func portsOfRepositories() -> [SymbolID] {
    var implementers: [SymbolID: [SymbolID]] = [:]
    for id in symbols.ids where symbols[id].kind.isConcreteType && isProduction(id) {
      for parent in symbols.allSupertypes(of: id) where roles.has(parent, .useCaseProtocol) {
        implementers[parent, default: []].append(id)
      }
    }
    return implementers.keys.sorted().filter { port in
      layer(of: port) == .domain
        && implementers[port, default: []].allSatisfy { roles.has($0, .repositoryImplementation) }
    }
  }

  /// What callers can ask of a use case, by base name: what that protocol of its own requires that
  /// requires most, or else what it offers itself, or else what it inherits.
  func operations(of id: SymbolID) -> [UseCaseOperation] {
    let required = useCaseProtocols(of: id).map { family in
      distinct(
        family.flatMap { requirements(of: $0) }.filter { isOperation($0) && isProduction($0) })
    }
    let most = required.map(\.count).max() ?? 0
    if most > 0, let asked = required.first(where: { $0.count == most }) { return asked }
    let own = distinct(
      symbols.bodies[Int(id.index)].filter { !answersSystem($0) && !isConstrained($0) }.flatMap {
        body in
        facts(body.file).children(of: body.declaration).map {
          DeclarationID(file: body.file, declaration: $0)
        }
      }.filter { isOperation($0) && isProduction($0) })
    if symbols[id].kind == .protocol {
      return distinct(requirements(of: id).filter { isOperation($0) && isProduction($0) })
    }
    if !own.isEmpty { return answersDelegate(id) ? [] : own }
    return distinct(inherited(by: id))
  }

  /// The use-case protocols that a type adopts for all its arguments, each with what it inherits.
  private func useCaseProtocols(of id: SymbolID) -> [[SymbolID]] {
    symbols.bodies[Int(id.index)].filter { !isConstrained($0) }.flatMap { body in
      namings(of: body, as: [.conformance]).map { naming in
        ([naming.type] + symbols.allSupertypes(of: naming.type)).filter {
          roles.has($0, .useCaseProtocol)
        }
      }
    }
  }

  /// Whether a declaration holds for some arguments only.
  private func isConstrained(_ body: DeclarationID) -> Bool {
    referenceOrder[body.file][body.declaration].contains {
      facts(body.file).references[$0].role == .constraint
    }
  }

  /// The methods that a type has from extensions of the project's protocols.
  private func inherited(by id: SymbolID) -> [DeclarationID] {
    symbols.allSupertypes(of: id).filter { symbols[$0].kind == .protocol }.flatMap { parent in
      methods(of: parent).filter {
        declaration($0).modifiers.contains(.hasBody) && isOperation($0) && isProduction($0)
      }
    }
  }

  private func isOperation(_ place: DeclarationID) -> Bool {
    let declaration = declaration(place)
    return declaration.kind == .function && declaration.access > .fileprivate
      && declaration.modifiers.isDisjoint(with: [.isStatic, .isOverride])
      && (name(place).first?.isLetter ?? false) && !Self.notOperations.contains(name(place))
      && !isCallback(place) && !endsOperation(place)
  }

  /// Whether a method ends what another began: `cancel`, `stopObserving`.
  private func endsOperation(_ place: DeclarationID) -> Bool {
    let words = NameWords.split(name(place))
    guard let first = words.first, ["cancel", "stop"].contains(first) else { return false }
    return words.count == 1 || first == "stop" && words.count == 2 && words[1].hasSuffix("ing")
  }

  /// Whether a method is told by its first argument what has happened there:
  /// `store(_:didLoad:)` is an answer that comes back, and nothing that callers ask for.
  private func isCallback(_ place: DeclarationID) -> Bool {
    let facts = facts(place.file)
    let labels = facts.parameters.filter { $0.owner == place.declaration }.map { facts[$0.label] }
    return labels.first == "_"
      && labels.dropFirst().contains { label in
        ["did", "will", "should"].contains(NameWords.split(label).first ?? "")
      }
  }

  /// What types have for the language's sake.
  private static let notOperations: Set<String> = ["hash", "encode", "callAsFunction"]

  /// Whether an extension is there for a protocol of the system alone.
  private func answersSystem(_ body: DeclarationID) -> Bool {
    guard declaration(body).kind == .extension else { return false }
    let clauses = referenceOrder[body.file][body.declaration].filter {
      facts(body.file).references[$0].role == .conformance
    }
    return !clauses.isEmpty
      && clauses.allSatisfy {
        if case .external = references[body.file][$0] { true } else { false }
      }
  }

  private func answersDelegate(_ id: SymbolID) -> Bool {
    symbols.externalSupertypes[Int(id.index)].contains {
      $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource")
    }
  }

  private func distinct(_ places: [DeclarationID]) -> [UseCaseOperation] {
    var seen: Set<String> = []
    return places.filter { seen.insert(name($0)).inserted }.map {
      UseCaseOperation(name: name($0), place: $0)
    }
  }

  /// What is to have a use case of its own, until one operation is left.
  private func splitHelp(_ others: [String], _ name: String) -> Phrase {
    let (listed, isOne) = (listed(others), others.count == 1)
    return Phrase(
      "give \(listed)\(isOne ? "" : " each") a use case of its own, so that '\(name)' is one operation",
      zh: "为 \(listed) \(isOne ? "单独" : "各自单独")建一个 UseCase，让 '\(name)' 只有一个操作")
  }

  fileprivate func manyOperationsFinding(_ id: SymbolID, _ operations: [UseCaseOperation])
    -> Finding
  {
    let place = symbols[id].place
    let name = symbols[id].qualifiedName
    let shown = operations.prefix(4).map { Phrase(verbatim: "'\($0.name)'") }
    let rest = operations.count - shown.count
    let list =
      Phrase.joined(shown, by: Phrase(", ", zh: "、"))
      + (rest > 0 ? Phrase(" and \(rest) more", zh: " 等") : .empty)
    let offered = Set(operations.map(\.name))
    let bodies = methods(of: id).filter {
      $0.file == place.file && offered.contains(self.name($0)) && isProduction($0)
    }
    let required = operations.map(\.place).filter { $0.file == place.file }
    return Rule.manyOperations.finding(
      at: FindingPlace(
        declaration(place).span, in: place.file,
        also: (bodies + required).map { declaration($0).span }, subject: name,
        owner: place.declaration), in: self,
      message: Phrase(
        "use case '\(name)' offers \(operations.count) operations: \(list)",
        zh: "UseCase '\(name)' 提供 \(operations.count) 个操作：\(list)"),
      help: splitHelp(operations.dropFirst().map(\.name), name)
    ).held(at: isScreenInteractor(id, in: place.file) ? .info : .warning)
  }
}
