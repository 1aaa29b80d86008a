internal import StrataCode
internal import StrataModel

extension Rule {
  /// Domain code depends on a framework.
  package static let frameworkInDomain: Rule = Rule(
    "dependency.framework-in-domain", .error, footing: .layers, needsDomain: true,
    summary: Phrase(
      """
      A Domain file imports a framework that Domain must do without, or uses Foundation's settings, \
      files, coders or the keychain, which is a warning.
      """,
      zh: "Domain 文件导入了 Domain 不得依赖的框架，或使用了 Foundation 的设置、文件、编解码器或钥匙串（后者为警告）。"),
    title: Phrase("Domain imports frameworks", zh: "Domain 导入了框架"),
    step: Phrase(
      "Move what needs them to Data or Presentation", zh: "把需要框架的代码移到 Data 或 Presentation"),
    why: Phrase(
      """
      What Domain imports, the business rules need: to compile, to be tested, to move to a server \
      or a watch. When the framework changes or goes, they change with it.
      """,
      zh: """
        Domain 导入什么，业务规则就离不开什么：编译、测试、迁移到服务器或手表都少不了它。\
        框架一变或消失，业务规则就得跟着改。
        """),
    fix: Phrase(
      """
      Say in plain Swift what the rule needs, as a value or a protocol, and leave the framework to \
      Data or Presentation.
      """, zh: "用纯 Swift 的值或协议表达业务规则的需求，把框架留给 Data 或 Presentation。"),
    examples: [
      .bad(
        Phrase("an entity that carries its own color", zh: "Entity 自带颜色"),
        """
        //- Domain/Entities/Dish.swift
        import ↓SwiftUI
        struct Dish {
          let name: String
          let color: Color
        }
        """),
      .bad(
        Phrase(
          "a use case that loads by itself, and one that never imports what it uses",
          zh: "自己发起加载的 UseCase，以及没有导入却使用框架的 UseCase"),
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
        Phrase("Foundation and pure values", zh: "Foundation 与纯值类型"),
        seenIn: "FoodOrdering/Sources/Domain/Entities/Money.swift",
        """
        //- Domain/Entities/Order.swift
        import Foundation
        import OrderedCollections
        struct Order: Identifiable, Equatable {
          let id: UUID
          let lines: OrderedSet<String>
        }
        """),
      .good(
        Phrase("frameworks where they belong", zh: "框架各归其位"),
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
    codebase.askBeforeFiles()
    return codebase.said { file -> [Finding] in
      guard codebase.referringLayers[file] == .domain, codebase.scopes[file].isProduction,
        !codebase.scopes[file].isWholeWiring, !codebase.facts(file).isUmbrella
      else { return [] }
      return codebase.frameworkFindings(in: file)
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
  fileprivate func frameworkFindings(in file: Int) -> [Finding] {
    if facts(file).declarations.isEmpty { return [] }  // A file of a template has no layer yet.
    var uses: [FrameworkUse] = []
    var indices: [String: Int] = [:]
    func add(_ use: FrameworkUse) {
      if let index = indices[use.module] {
        uses[index].spans += use.spans
      } else {
        indices[use.module] = uses.count
        uses.append(use)
      }
    }
    for item in facts(file).imports where !scopes[file].isExempt(item.span, in: topLevel) {
      add(FrameworkUse(module: facts(file)[item.module], spans: [item.span], isImported: true))
    }
    for (module, type, spans) in unmistakableUses(in: file) {
      add(FrameworkUse(module: module, type: type, spans: spans, isImported: false))
    }
    let found = uses.filter { !modules.isNamedLikeAFolder($0.module) }.compactMap { use in
      modules.isFirstParty(use.module)
        ? firstPartyFinding(use, file) : frameworkFinding(use, file)
    }
    // Who reaches the network has coders for it, too: one root.
    guard found.contains(where: { $0.severity == .error }) else { return found }
    return found.filter { $0.subject != UnmistakableSymbol.coding }
  }

  private func frameworkFinding(_ use: FrameworkUse, _ file: Int) -> Finding? {
    let kind = Framework(module: use.module)
    guard let severity = kind.severityInDomain else { return nil }
    let name = workspace.files[file].name
    guard use.isImported else {
      let (module, type) = (UnmistakableSymbol.title(of: use.module), use.type ?? "")
      let isService = UnmistakableSymbol.services[type] != nil
      return frameworkFinding(
        use, file,
        message: Phrase(
          "'\(name)' in Domain uses '\(type)' of \(module)",
          zh: "Domain 中的 '\(name)' 使用了 \(module) 的 '\(type)'"),
        help: composed(in: file) ?? holder(of: use.spans, by: kind, in: file)
          ?? wayOut(ofSymbol: type, use.module, in: file)
      ).held(
        at: isToldOtherwise(file)
          ? .info : isService || isDomainByTypesAlone(file) ? .warning : .error
      ).with(
        confidence: min(0.9, placements[file].ringConfidence))
    }
    let isIdle =
      namesNothing(of: use.module, in: file)
      // What makes bytes of pictures needs their framework, whose name it never says.
      && !(Self.uiModules.contains(use.module) && FrameworkUses(self, file).isEncoded)
      && !FrameworkUses(self, file).callsOffsets(of: use.module)
    // Points, sizes and rectangles are Foundation's, too.
    if isIdle, use.module == "CoreGraphics" { return nil }
    return frameworkFinding(
      use, file,
      message: Phrase(
        "'\(name)' in Domain imports the \(kind.noun) '\(use.module)'",
        zh: "Domain 中的 '\(name)' 导入了 \(kind.noun) '\(use.module)'")
        + (isIdle ? Phrase(" and uses none of its types", zh: "，却没有引用它的任何类型") : .empty),
      help: help(use.module, kind, isIdle: isIdle, in: file)
    ).held(
      at: isRegistration(use.module, in: file) || isForModel(use.module, in: file)
        || isToldOtherwise(file) || kind == .userInterface && isToldAsMisplaced(file)
        || isForFutures(use.module, in: file)
        ? .info
        : draws(use.module, in: file) && !isDomainByTypesAlone(file)
          && !(kind == .userInterface && (isDomainByNameAlone(file) || isAmongHelpers(file)))
          && (!isIdle || placements[file].declared == .domain)
          ? severity : min(severity, .warning)
    ).with(
      confidence: min(kind.confidence, placements[file].ringConfidence))
  }

  /// What to do about an import.
  private func help(
    _ module: String, _ kind: Framework, isIdle: Bool, in file: Int
  ) -> Phrase {
    let uses = FrameworkUses(self, file)
    if isIdle
      || Self.uiModules.contains(module)
        && FrameworkUses(self, file, countingAll: true).names(of: module).isEmpty
    {
      return Phrase(
        "if no extension of '\(module)' is called here, ",
        zh: "如果这里没有调用 '\(module)' 的扩展，")
        + uses.replacement(of: module) + uses.withoutOffsets(of: module)
    }
    guard misplaced[file], model(of: module, in: file) == nil else {
      return route(of: module, in: file) ?? lookedUp(module, kind, in: file)
        ?? kind.wayOut(of: module)
    }
    if holdsScreens(file) { return goesToScreens(file) }
    let name = workspace.files[file].name
    return Phrase(
      "move '\(name)' out of Domain: nothing in it belongs there",
      zh: "把 '\(name)' 移出 Domain：其中没有属于 Domain 的内容")
  }

  /// Whether the file names no type that the module could explain: what is neither the language's
  /// nor Foundation's may come from it.
  private func namesNothing(of module: String, in file: Int) -> Bool {
    let names = foreignNames(in: file)
    if let types = Framework.types(of: module) {
      return types.isDisjoint(
        with: names.map { $0.partBehindDot ?? $0 })
    }
    guard let letters = Framework.letters(of: module) else {
      let rx = ReactiveNames.rxModules
      let others = facts(file).importedModules.subtracting([module])
      let isBesideRx = !rx.contains(module) && !others.isDisjoint(with: rx)
      return StandardTypes.explain(
        names.filter { name in
          !(isBesideRx && ReactiveNames.isRx(name))
            && !UnmistakableSymbol.isOfFoundation(name)
            && !others.contains(ReactiveNames.module(of: name) ?? "")
        })
    }
    return !names.contains { $0.hasPrefix(letters) }
  }

  /// Whether a type is declared in the module of a name.
  private func isDeclared(_ id: SymbolID, in module: String) -> Bool {
    workspace.files[symbols[id].place.file].modules.contains {
      workspace.modules[$0].name == module
    }
  }

  /// An import of a module of the project that stands further out, unless the types named from it
  /// are reported already.
  private func firstPartyFinding(_ use: FrameworkUse, _ file: Int) -> Finding? {
    guard let layer = modules.layer(of: use.module), !Direction.allows(.domain, layer),
      layer != .test, !isOfHelpers(named: use.module)
    else { return nil }
    let isNamed = dependencies(of: file).contains { dependency in
      !Direction.allows(.domain, dependency.to) && isDeclared(dependency.target, in: use.module)
    }
    if isNamed { return nil }
    let (name, module) = (workspace.files[file].name, use.module)
    return frameworkFinding(
      use, file,
      message: Phrase(
        "'\(name)' in Domain imports '\(module)', a module of \(layer.rawValue)",
        zh: "Domain 中的 '\(name)' 导入了 \(layer.rawValue) 的模块 '\(module)'"),
      help: unnamed(module, of: layer, in: file)
    ).held(at: isSharedByName(module) ? .info : .warning)
      .with(confidence: min(0.8, placements[file].ringConfidence))
  }

  private func frameworkFinding(
    _ use: FrameworkUse, _ file: Int, message: Phrase, help: Phrase
  ) -> Finding {
    let lines = facts(file).lines
    let first = location(of: use.spans[0], in: file)
    var also = Set(use.spans.dropFirst().map { lines.position(of: $0.start) })
    also.remove(first.start)
    return Rule.frameworkInDomain.finding(
      about: use.module, by: Finding.End(symbol: workspace.files[file].name, layer: .domain),
      at: first, message: message, help: help
    ).with(also: also.sorted())
  }
}
