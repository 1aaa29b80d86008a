extension Rule {
  /// Features, or layers, that know each other in a circle.
  package static let cycle = Rule(
    "dependency.cycle", .warning,
    summary: "Features, or layers, name each other's types in a circle.",
    why: """
      Parts in a circle are one part: none can be built, tested, moved to a module or given to \
      another team alone, and a change in one is a change in all.
      """,
    fix: """
      Cut the cheapest edge: let one side ask through a protocol or closure of its own, and let the \
      composition root or a coordinator connect both.
      """,
    examples: [
      .bad(
        "two features that show each other's views",
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
        "three features in a ring",
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
        "one way only",
        """
        //- Features/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View { var body: some View { CartBadge() } }
        //- Features/Cart/CartBadge.swift
        import SwiftUI
        struct CartBadge: View { var body: some View { Text("1") } }
        """),
      .good(
        "a container that knows both features",
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
    let features = FeatureMap(codebase)
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
    return featureCycles.map { codebase.finding($0, featureGraph, noun: "features") }
      + layerGraph.cycles().map { codebase.finding($0, layerGraph, noun: "layers") }
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
      ? "'\(names[0])' and \(names.count - 1) others" : names.quotedList
    let way =
      !edge.isLegal && targets.allSatisfy { symbols[$0].kind == .protocol }
      ? "move \(shown) to \(edge.from.lastFolder)"
      : "let '\(edge.from.lastFolder)' ask for \(shown) through a protocol or closure of its own"
    let which = edge.isLegal ? "the cheapest edge" : "the forbidden edge"
    return """
      cut '\(edge.from.lastFolder)' → '\(edge.to.lastFolder)', \(which) (\(edge.count)): \(way)
      """
  }

  fileprivate func finding(
    _ members: [String], _ graph: DependencyGraph, noun: String
  ) -> Finding {
    let edges = graph.edges(within: members)
    let shown = members.map(\.lastFolder)
    let cheapest = edges.min {
      ($0.isLegal ? 1 : 0, $0.dependencies.count, $0.from, $0.to)
        < ($1.isLegal ? 1 : 0, $1.dependencies.count, $1.from, $1.to)
    }
    let witness = cheapest?.dependencies.first ?? dependencies[0]
    let confidence = edges.compactMap { $0.dependencies.first.map { self.confidence(of: $0) } }
      .min()
    let lines = facts(witness.file).lines
    var finding = finding(
      "dependency.cycle", .warning, [witness], confidence: min(confidence ?? 0.9, 0.9),
      message: members.count == 2
        ? "the \(noun) \(shown.quotedList) know each other"
        : "the \(noun) \(shown.quotedList) know each other in a circle",
      help: cheapest.map { cut($0) } ?? "")
    finding.subject = members.joined(separator: ", ")
    // What makes a circle this one is who is in it, not which place shows it today.
    finding.to = nil
    finding.also = (cheapest?.dependencies ?? []).dropFirst().filter { $0.file == witness.file }
      .map { lines.position(of: span(of: $0).start) }
    finding.path = edges.map { edge in
      let first = edge.dependencies[0]
      return Finding.Step(
        edge: "\(edge.from.lastFolder) → \(edge.to.lastFolder)",
        location: location(of: span(of: first), in: first.file),
        detail: "names '\(symbols[first.target].qualifiedName)' (\(edge.count))")
    }
    return finding
  }
}

extension String {
  /// The last component of a path.
  fileprivate var lastFolder: String { split(separator: "/").last.map { String($0) } ?? self }
}
