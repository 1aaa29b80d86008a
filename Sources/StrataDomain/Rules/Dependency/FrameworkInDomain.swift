extension Rule {
  /// Domain code depends on a framework.
  package static let frameworkInDomain = Rule(
    "dependency.framework-in-domain", .error,
    summary: "A Domain file imports a framework that Domain must do without.",
    why: """
      What Domain imports, the business rules need: to compile, to be tested, to move to a server \
      or a watch. When the framework changes or goes, they change with it.
      """,
    fix: """
      Say in plain Swift what the rule needs, as a value or a protocol, and leave the framework to \
      Data or Presentation.
      """,
    examples: [
      .bad(
        "an entity that carries its own colour",
        """
        //- Domain/Entities/Dish.swift
        import ↓SwiftUI
        struct Dish {
          let name: String
          let color: Color
        }
        """),
      .bad(
        "a use case that loads by itself, and one that never imports what it uses",
        """
        //- Domain/UseCases/LoadMenuUseCase.swift
        import ↓Alamofire
        struct LoadMenuUseCase {
          func execute() async -> Int { AF.request("menu").id.hashValue }
        }
        //- Domain/Entities/Photo.swift
        struct Photo { let image: ↓UIImage }
        """),
      .good(
        "Foundation and pure values",
        """
        //- Domain/Entities/Order.swift
        import Foundation
        import OrderedCollections
        struct Order {
          let id: UUID
          let lines: OrderedSet<String>
        }
        """),
      .good(
        "frameworks where they belong",
        """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable { let name: String }
        //- Data/Network/MenuClient.swift
        import Alamofire
        struct MenuClient { func load() {} }
        //- Presentation/Menu/DishView.swift
        import SwiftUI
        struct DishView: View { var body: some View { Text("dish") } }
        """),
    ],
    subjects: .domainFiles
  ) { codebase in
    guard codebase.hasDomain else { return [] }
    let modules = ModuleLayers(codebase)
    return codebase.workspace.files.indices.flatMap { file -> [Finding] in
      guard codebase.referringLayers[file] == .domain, codebase.scopes[file].isProduction,
        !codebase.scopes[file].isWholeWiring
      else { return [] }
      return codebase.frameworkFindings(in: file, modules)
    }
  }
}

/// An import, or the use of a type that no import in the file explains, by module.
private struct FrameworkUse {
  var module: String
  /// The type that gives the module away.
  var type: String?
  var spans: [Span]
  var isImported: Bool
}

extension Codebase {
  fileprivate func frameworkFindings(in file: Int, _ modules: ModuleLayers) -> [Finding] {
    var uses: [FrameworkUse] = []
    for item in facts(file).imports where !scopes[file].isExempt(item.span, in: topLevel) {
      let module = facts(file)[item.module]
      if let index = uses.firstIndex(where: { $0.module == module }) {
        uses[index].spans.append(item.span)
      } else {
        uses.append(FrameworkUse(module: module, spans: [item.span], isImported: true))
      }
    }
    for (module, type, spans) in unmistakableUses(in: file) {
      if let index = uses.firstIndex(where: { $0.module == module }) {
        uses[index].spans.append(contentsOf: spans)
      } else {
        uses.append(FrameworkUse(module: module, type: type, spans: spans, isImported: false))
      }
    }
    return uses.filter { !modules.isNamedLikeAFolder($0.module) }.compactMap { use in
      modules.isFirstParty(use.module)
        ? firstPartyFinding(use, file, modules) : frameworkFinding(use, file)
    }
  }

  /// SDK types that give their framework away, by framework, sorted.
  private func unmistakableUses(
    in file: Int
  ) -> [(module: String, type: String, spans: [Span])] {
    var found: [String: [TypeReference]] = [:]
    for (position, reference) in facts(file).references.enumerated() {
      guard case .external = references[file][position],
        let module = UnmistakableSymbol.modules[facts(file)[reference.name]],
        !scopes[file].isExempt(reference), !scopes[file].isWiring(reference)
      else { continue }
      found[module, default: []].append(reference)
    }
    return found.sorted { $0.key < $1.key }.map { module, references in
      (module, facts(file)[references[0].name], references.map(\.span))
    }
  }

  private func frameworkFinding(_ use: FrameworkUse, _ file: Int) -> Finding? {
    let kind = Framework(module: use.module)
    guard let severity = kind.severityInDomain else { return nil }
    let name = workspace.files[file].name
    guard use.isImported else {
      return frameworkFinding(
        use, file, .error, confidence: 0.9,
        message: "'\(name)' in Domain uses '\(use.type ?? "")' of \(use.module)",
        help: "declare a protocol here for what it does and leave the call to Data")
    }
    let isIdle = namesNothing(of: use.module, in: file)
    return frameworkFinding(
      use, file, severity, confidence: kind.confidence,
      message: "'\(name)' in Domain imports the \(kind.noun) '\(use.module)'"
        + (isIdle ? " and names none of its types" : ""),
      help: isIdle
        ? "remove the import, if no extension of '\(use.module)' is called here"
        : misplaced[file]
          ? "move '\(name)' out of Domain: nothing in it belongs there"
          : kind.wayOut(of: use.module))
  }

  /// Whether the file names no type that the module could explain: Apple's user-interface types are
  /// known by their names, others by being neither the language's nor Foundation's.
  private func namesNothing(of module: String, in file: Int) -> Bool {
    if Self.uiModules.contains(module) { return uiTypes(in: file, of: module).isEmpty }
    return StandardTypes.explain(
      facts(file).references.enumerated().lazy.filter {
        references[file][$0.offset] == .external
      }.map { facts(file)[$0.element.name] })
  }

  /// An import of a module of the project that stands further out, unless the types named from it
  /// are reported already.
  private func firstPartyFinding(
    _ use: FrameworkUse, _ file: Int, _ modules: ModuleLayers
  ) -> Finding? {
    guard let layer = modules.layer(of: use.module), !Direction.allows(.domain, layer),
      layer != .test
    else { return nil }
    let isNamed = dependencies.contains { dependency in
      dependency.file == file && !Direction.allows(.domain, dependency.to)
        && modules.declares(use.module, dependency.target)
    }
    if isNamed { return nil }
    return frameworkFinding(
      use, file, .warning, confidence: 0.8,
      message: """
        '\(workspace.files[file].name)' in Domain imports '\(use.module)', a module of \
        \(layer.rawValue)
        """,
      help: "remove the import: nothing of '\(use.module)' is Domain's business")
  }

  private func frameworkFinding(
    _ use: FrameworkUse, _ file: Int, _ severity: Severity, confidence: Double, message: Phrase,
    help: Phrase
  ) -> Finding {
    let lines = facts(file).lines
    let first = location(of: use.spans[0], in: file)
    var also = Set(use.spans.dropFirst().map { lines.position(of: $0.start) })
    also.remove(first.start)
    return Finding(
      rule: "dependency.framework-in-domain", severity: severity,
      confidence: min(confidence, placements[file].ringConfidence), location: first,
      also: also.sorted(), subject: use.module,
      from: Finding.End(symbol: workspace.files[file].name, layer: .domain), message: message,
      help: help)
  }
}

extension Framework {
  /// How bad the framework is in Domain; nil if it is free.
  var severityInDomain: Severity? {
    switch self {
    case .pure: nil
    case .userInterface, .persistence, .network, .server: .error
    case .stream, .logging: .info
    case .system, .reactive, .injection, .coding, .testing, .library, .unknown: .warning
    }
  }

  /// What to do about the framework in Domain.
  fileprivate func wayOut(of module: String) -> Phrase {
    switch self {
    case .userInterface where ["RxCocoa", "CombineCocoa"].contains(module):
      "return async values or an AsyncSequence, and bind them to controls in Presentation"
    case .userInterface:
      "keep a plain value here (a name, a hex string, Data) and make it visible in Presentation"
    case .persistence:
      "declare an entity without '\(module)' here and map it in Data"
    case .network, .server:
      "declare what is needed as a protocol here and call '\(module)' from Data"
    case .logging:
      "report what happened through a closure or a protocol, and let the outside log it"
    case .stream, .reactive:
      "return async values or an AsyncSequence, which need no '\(module)'"
    case .injection:
      "leave keys and registrations of '\(module)' to the composition root, and take what is needed in the initialiser"
    case .coding:
      "keep the entity free of '\(module)' and map the JSON to it in Data"
    case .system, .testing, .library, .unknown, .pure:
      "declare a protocol here for what '\(module)' is needed for and conform to it in Data"
    }
  }
}
