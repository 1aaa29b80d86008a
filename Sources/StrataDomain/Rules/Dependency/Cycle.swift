internal import StrataCode
internal import StrataModel

extension Rule {
  /// Features, or layers, that know each other in a circle.
  package static let cycle: Rule = Rule(
    "dependency.cycle", .info,
    summary: Phrase(
      """
      Features, or layers, refer to each other's types in a circle, or two services store each other.
      """, zh: "功能之间或层之间互相引用对方的类型，形成循环；或者两个服务互相持有。"),
    title: Phrase("features or layers depend on each other in a circle", zh: "功能或层之间循环依赖"),
    step: Phrase("Cut one edge with a protocol or a closure", zh: "用协议或闭包断开其中一处依赖"),
    why: Phrase(
      """
      Parts in a circle are one part: none can be built, tested, moved to a module or given to \
      another team alone, and a change in one is a change in all.
      """,
      zh: """
        循环中的各部分其实是一个整体：哪一个都无法单独构建、测试、拆成模块或交给别的团队，\
        改动一个就等于改动全部。
        """),
    fix: Phrase(
      """
      Cut the cheapest edge: let one side ask through a protocol or closure of its own, and let the \
      composition root or a coordinator connect both.
      """,
      zh: """
        切断代价最小的边：让其中一方通过自己的协议或闭包提出需求，\
        由组合根或 Coordinator 把两边连起来。
        """),
    examples: [
      .bad(
        Phrase("two features that show each other's views", zh: "两个功能互相展示对方的视图"),
        """
        //- Presentation/Features/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View {
          let badge: CartBadge
          let sheet: CartView
          var body: some View { Text("menu") }
        }
        struct DishCard: View { var body: some View { Text("dish") } }
        //- Presentation/Features/Cart/CartView.swift
        import SwiftUI
        struct CartView: View { var body: some View { ↓DishCard() } }
        struct CartBadge: View { var body: some View { Text("1") } }
        """),
      .bad(
        Phrase("three features in a ring", zh: "三个功能连成一环"),
        """
        //- Features/Search/SearchView.swift
        import SwiftUI
        struct SearchView: View { var body: some View { DetailView() } }
        //- Features/Detail/DetailView.swift
        import SwiftUI
        struct DetailView: View { var body: some View { ↓OrderView() } }
        //- Features/Order/OrderView.swift
        import SwiftUI
        struct OrderView: View { var body: some View { SearchView() } }
        """),
      .good(
        Phrase("one way only", zh: "只有单向引用"),
        seenIn: "FoodOrdering/Sources/Presentation/Navigation/Route.swift",
        """
        //- Features/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View { var body: some View { CartBadge() } }
        //- Features/Cart/CartBadge.swift
        import SwiftUI
        struct CartBadge: View { var body: some View { Text("1") } }
        """),
      .good(
        Phrase("a container that knows both features", zh: "同时引用两个功能的容器"),
        """
        //- Features/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View {
          let onCart: () -> Void
          var body: some View { Text("menu") }
        }
        //- Features/Cart/CartView.swift
        import SwiftUI
        struct CartView: View { var body: some View { Text("cart") } }
        //- App/AppContainer.swift
        struct AppContainer {
          func makeMenu() -> MenuView { MenuView(onCart: {}) }
          func makeCart() -> CartView { CartView() }
        }
        """),
    ]
  ) { codebase in
    let features = codebase.features
    let between = codebase.dependencies.filter {
      !$0.isWiring && $0.isBetweenWorkingLayers && !codebase.roles.has($0.target, .container)
    }
    let featureGraph = DependencyGraph(between) { dependency in
      guard let from = features.feature(ofFile: dependency.file),
        let to = features.feature(ofFile: codebase.symbols[dependency.target].place.file)
      else { return nil }
      return (from.path, to.path)
    }
    let layerGraph = DependencyGraph(
      between.filter {
        // What another rule says of one arrow, a circle need not repeat.
        $0.isDrawn
          && (Direction.allows($0.from, $0.to)
            || codebase.roles.has($0.target, .repositoryProtocol))
      }
    ) { ($0.from.ring.rawValue, $0.to.ring.rawValue) }
    // Features that settings isolate must not know each other at all, as another rule says.
    let featureCycles = codebase.workspace.settings.features.isEmpty ? featureGraph.cycles() : []
    return featureCycles.map {
      codebase.finding($0, featureGraph, noun: Phrase("features", zh: "功能"))
    }
      + layerGraph.cycles().map {
        codebase.finding($0, layerGraph, noun: Phrase("layers", zh: "层"))
      } + codebase.mutualTypes()
  }
}

extension Dependency {
  /// Neither end is the composition root, the kernel or a test.
  fileprivate var isBetweenWorkingLayers: Bool {
    let idle: Set<Layer> = [.app, .common, .test]
    return !idle.contains(from) && !idle.contains(to)
  }
}

extension DependencyGraph.Edge {
  /// Whether the layers at its ends allow it, as those of two features do.
  fileprivate var isLegal: Bool {
    dependencies.first.map { Direction.allows($0.from, $0.to) } ?? true
  }
}

extension Codebase {
  /// What cutting an edge means.
  private func cut(_ edge: DependencyGraph.Edge) -> Phrase {
    let targets = Set(edge.dependencies.map(\.target)).sorted()
    let names = targets.map { symbols[$0].qualifiedName }.sorted()
    let shown =
      names.count > 3
      ? Phrase(
        "'\(names[0])' and \(names.count - 1) others", zh: "'\(names[0])' 等 \(names.count) 个类型")
      : names.quotedList
    let (from, to) = (edge.from.lastComponent, edge.to.lastComponent)
    let way =
      !edge.isLegal && targets.allSatisfy { symbols[$0].kind == .protocol }
      ? Phrase("move \(shown) to \(from)", zh: "把 \(shown) 移到 \(from)")
      : Phrase(
        "let '\(from)' ask for \(shown) through a protocol or closure of its own",
        zh: "让 '\(from)' 通过自己的协议或闭包取得 \(shown)")
    let which =
      edge.isLegal
      ? Phrase("the cheapest edge", zh: "代价最小的边")
      : Phrase("the forbidden edge", zh: "被禁止的边")
    return Phrase(
      "cut '\(from)' → '\(to)', \(which) (\(edge.count)): \(way)",
      zh: "切断 '\(from)' → '\(to)' 这条\(which)（\(edge.count)）：\(way)")
  }

  fileprivate func finding(
    _ members: [String], _ graph: DependencyGraph, noun: Phrase
  ) -> Finding {
    let edges = graph.edges(within: members)
    let shown = members.map(\.lastComponent)
    let cheapest = edges.min {
      ($0.isLegal ? 1 : 0, $0.dependencies.count, $0.from, $0.to)
        < ($1.isLegal ? 1 : 0, $1.dependencies.count, $1.from, $1.to)
    }
    let witness = cheapest?.dependencies.first ?? dependencies[0]
    let confidence = edges.compactMap { $0.dependencies.first.map { self.confidence(of: $0) } }
      .min()
    let lines = facts(witness.file).lines
    var finding = Rule.cycle.finding(
      [witness], in: self,
      message: members.count == 2
        ? Phrase(
          "the \(noun) \(shown.quotedList) know each other",
          zh: "\(noun) \(shown.quotedList) 互相引用")
        : Phrase(
          "the \(noun) \(shown.quotedList) know each other in a circle",
          zh: "\(noun) \(shown.quotedList) 循环引用"),
      help: cheapest.map { cut($0) } ?? .empty
    ).with(confidence: min(confidence ?? 0.9, 0.9))
    finding.subject = members.joined(separator: ", ")
    // What makes a circle this one is who is in it, not which place shows it today.
    finding.to = nil
    finding.also = (cheapest?.dependencies ?? []).dropFirst().filter { $0.file == witness.file }
      .map { lines.position(of: span(of: $0).start) }
    finding.path = edges.map { edge in
      let first = edge.dependencies[0]
      let named = symbols[first.target].qualifiedName
      return Finding.Step(
        edge: "\(edge.from.lastComponent) → \(edge.to.lastComponent)",
        location: location(of: span(of: first), in: first.file),
        detail: Phrase("refers to '\(named)' (\(edge.count))", zh: "引用 '\(named)'（\(edge.count)）"))
    }
    return finding
  }
}
