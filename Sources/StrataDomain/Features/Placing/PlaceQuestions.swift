internal import StrataModel
internal import StrataCode
internal import StrataRules

/// The short way from a text to its layer: what it puts together, what it knows, what it decides.
struct PlaceQuestions {
  let around: TextNeighbourhood
  let worlds: WorldKnowledge
  let content: FileContent
  /// The files that name its types, by layer.
  let users: Tally

  /// The questions up to the first yes that its layer follows from.
  func all(upTo layer: Layer?) -> [PlaceQuestion] {
    let app = question(.app, wiring)
    let screens = question(
      .userInterface, worlds.lines(of: .userInterface) + roleLines(Self.screens))
    let outer = question(.outerRing, worlds.lines(of: .outerRing) + roleLines(Self.stores))
    let business = question(.business, businessLines)
    let shared = question(.shared, sharedLines)
    let all = [app, screens, outer, business, shared]
    let last: PlaceQuestion.Kind? =
      switch layer {
      case .app: .app
      case .presentation: .userInterface
      case .data, .infrastructure: .outerRing
      case .domain: .business
      case .common: .shared
      case .test, nil: nil
      }
    guard let last, let end = all.firstIndex(where: { $0.kind == last }) else { return all }
    let asked = Array(all[...end])
    return app.isYes || last == .app ? asked : asked.filter { $0.kind != .app }
  }

  private func question(_ kind: PlaceQuestion.Kind, _ lines: [PlaceLine]) -> PlaceQuestion {
    var seen: Set<String> = []
    let sorted = lines.sorted { $0.line < $1.line }.filter {
      seen.insert("\($0.line) \($0.code)").inserted
    }
    return PlaceQuestion(kind: kind, isYes: !sorted.isEmpty, lines: sorted)
  }

  private static let wirers: Roles = [.entryPoint, .container]
  /// Parts of the user interface.
  static let screens: Roles = [.view, .viewModel, .viewModelProtocol, .coordinator]
  /// Parts that reach the network or a store.
  static let stores: Roles = [
    .repositoryImplementation, .dataSource, .dto, .persistenceModel, .mapper,
  ]
  private static let rules: Roles = [
    .useCase, .useCaseProtocol, .screenInteractor, .repositoryProtocol, .entity,
  ]

  private var wiring: [PlaceLine] { roleLines(Self.wirers) + WiringLines(around: around).all }

  /// Types that play one of some parts.
  private func roleLines(_ wanted: Roles) -> [PlaceLine] {
    return outerTypes.compactMap { id in
      guard let role = around.roles[id].intersection(wanted).sorted().first else { return nil }
      return line(of: id, shows: role.phrase)
    }
  }

  private var businessLines: [PlaceLine] {
    let lines = roleLines(Self.rules)
    guard lines.isEmpty, content.isValues, let first = outerTypes.first else { return lines }
    return [
      line(of: first, shows: Phrase("a plain value without collaborators", zh: "没有协作对象的纯值"))
    ]
  }

  private var sharedLines: [PlaceLine] {
    let facts = around.facts
    let reason = content.evidence.first {
      $0.layer == .common && $0.kind == .content && $0.weight > 0
    }
    if reason != nil, let first = facts.declarations.first {
      let shows =
        content.isExtensions
        ? Phrase("only extends types from elsewhere", zh: "只扩展外部类型")
        : Phrase("serves every layer", zh: "服务于所有层")
      let code = "\(first.kind) \(facts[first.name])"
      return [PlaceLine(line: facts.position(of: first.span).line, code: code, shows: shows)]
    }
    let rings = users.rings(but: .common, .app)
    guard rings.count >= 2, let first = outerTypes.first else { return [] }
    return [
      line(
        of: first,
        shows: Phrase(
          "used by \(Phrase.list(rings.map(\.rawValue)))",
          zh: "被 \(Phrase.list(rings.map(\.rawValue))) 使用"))
    ]
  }

  private var outerTypes: [SymbolID] { around.outerTypes }

  private func line(of id: SymbolID, shows: Phrase) -> PlaceLine {
    let symbol = around.symbols[id]
    let facts = around.facts
    return PlaceLine(
      line: facts.position(of: facts[symbol.place.declaration].span).line,
      code: "\(symbol.kind) \(symbol.name)", shows: shows)
  }
}

extension Role {
  /// The part as people call it.
  var phrase: Phrase {
    switch self {
    case .viewModelProtocol: Phrase("view-model protocol", zh: "ViewModel 协议")
    case .entryPoint: Phrase("starts the program", zh: "程序入口")
    default: noun ?? Phrase(verbatim: rawValue)
    }
  }
}
