extension Rule {
  /// A feature names a type of another, though settings keep them apart.
  package static let featureReference = Rule(
    "dependency.feature-reference", .error,
    summary: """
      A feature names a type of another feature, and the settings say under `features` that they \
      are isolated from each other.
      """,
    why: """
      Features that know each other can be changed, tested and handed over only together, and the \
      next one that needs either takes both.
      """,
    fix: """
      Let the feature say what it needs by a protocol, a closure or a value of its own, or of what \
      all features share, and connect the two in the composition root.
      """,
    examples: [
      .bad(
        "a screen that opens another feature's screen",
        """
        //- .strata.yml
        features: [Features/*]
        //- Features/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View { var body: some View { ↓CartView() } }
        //- Features/Cart/CartView.swift
        import SwiftUI
        struct CartView: View { var body: some View { Text("cart") } }
        """),
      .bad(
        "a use case that asks another feature's repository",
        """
        //- .strata.yml
        features: [Sources/*]
        //- Sources/Orders/Domain/PlaceOrderUseCase.swift
        struct PlaceOrderUseCase {
          let cart: any ↓CartRepository
          func execute() async throws -> Int { try await cart.items().count * 2 }
        }
        //- Sources/Cart/Domain/CartRepository.swift
        protocol CartRepository: Sendable { func items() async throws -> [String] }
        //- Sources/Cart/Data/LiveCartRepository.swift
        struct LiveCartRepository: CartRepository { func items() async throws -> [String] { [] } }
        """),
      .good(
        "what leads on is passed in, and the app connects the two",
        """
        //- .strata.yml
        features: [Features/*]
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
      .good(
        "features that nobody isolated",
        """
        //- Features/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View { var body: some View { CartView() } }
        //- Features/Cart/CartView.swift
        import SwiftUI
        struct CartView: View { var body: some View { Text("cart") } }
        """),
    ]
  ) { codebase in
    codebase.workspace.settings.features.isEmpty ? [] : codebase.featureReferences()
  }
}

extension Codebase {
  fileprivate func featureReferences() -> [Finding] {
    let features = FeatureMap(self)
    func ends(_ dependency: Dependency) -> (from: FeatureMap.Feature, to: FeatureMap.Feature)? {
      guard !dependency.isWiring, dependency.from != .app,
        let from = features.feature(ofFile: dependency.file),
        let to = features.feature(ofFile: symbols[dependency.target].place.file), from != to,
        !isOpenToFeatures(dependency.target)
      else { return nil }
      return (from, to)
    }
    return grouped(dependencies.filter { ends($0) != nil }).compactMap { group in
      guard let (from, to) = ends(group[0]) else { return nil }
      let reference = reference(of: group[0])
      return finding(
        "dependency.feature-reference", .error, group, confidence: 0.95,
        message: """
          \(described(namerOf: reference.owner, in: group[0].file)) of feature '\(from.name)' \
          \(verb(of: group[0])) \(described(group[0].target)) of feature '\(to.name)'
          """,
        help: help(group[0], from.name, to.name))
    }
  }

  /// What a feature holds out to others: its interface module, or a folder that is called so.
  private func isOpenToFeatures(_ id: SymbolID) -> Bool {
    let folders = workspace.files[symbols[id].place.file].path.split(separator: "/").dropLast()
    return isInInterfaceModule(id)
      || folders.contains { ["interface", "interfaces", "api"].contains($0.lowercased()) }
  }

  private func help(_ dependency: Dependency, _ from: String, _ to: String) -> Phrase {
    let name = symbols[dependency.target].qualifiedName
    if roles.has(dependency.target, .view) || roles.has(dependency.target, .coordinator) {
      return """
        let '\(from)' take a closure that leads on, and build '\(name)' where both features are \
        wired
        """
    }
    if symbols[dependency.target].kind == .protocol {
      return """
        move '\(name)' to what all features share, or declare in '\(from)' a protocol of its own \
        and connect the two in the composition root
        """
    }
    return """
      let '\(from)' declare a protocol or a value for what it needs of '\(name)', and turn one into \
      the other in the composition root; what both need belongs to neither
      """
  }
}
