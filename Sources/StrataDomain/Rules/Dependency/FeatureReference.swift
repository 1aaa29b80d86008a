internal import StrataCode
internal import StrataModel

extension Rule {
  /// A feature names a type of another, though settings keep them apart.
  package static let featureReference: Rule = Rule(
    "dependency.feature-reference", .error,
    summary: Phrase(
      """
      A feature refers to a type of another feature, and the settings say under `features` that they \
      are isolated from each other.
      """, zh: "一个功能引用了另一个功能的类型，而设置中的 `features` 规定功能彼此隔离。"),
    title: Phrase("features refer to each other", zh: "功能之间互相引用"),
    step: Phrase("Connect them in the composition root", zh: "在组合根中连接"),
    why: Phrase(
      """
      Features that know each other can be changed, tested and handed over only together, and the \
      next one that needs either takes both.
      """,
      zh: """
        互相引用的功能只能一起修改、一起测试、一起交接；下一个功能哪怕只需要其中一个，\
        也得把两个都带上。
        """),
    fix: Phrase(
      """
      Let the feature say what it needs by a protocol, a closure or a value of its own, or of what \
      all features share, and connect the two in the composition root.
      """, zh: "让功能用协议、闭包或值表达需求（自己的，或各功能共享的），再由组合根把两者连起来。"),
    examples: [
      .bad(
        Phrase("a screen that opens another feature's screen", zh: "打开另一个功能的界面"),
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
        Phrase(
          "a use case that asks another feature's repository", zh: "向另一个功能的 Repository 取数据的 UseCase"
        ),
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
        Phrase(
          "what leads on is passed in, and the app connects the two", zh: "跳转由外部传入，由应用连接两个功能"),
        seenIn: "FoodOrdering/Sources/Presentation/Navigation/AppRouter.swift",
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
        Phrase("features that nobody isolated", zh: "没有设为隔离的功能"),
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
    let features = self.features
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
      let who = described(namerOf: reference(of: group[0]).owner, in: group[0].file)
      let (verb, whom) = (verb(of: group[0]), described(group[0].target))
      return Rule.featureReference.finding(
        group, in: self,
        message: Phrase(
          "\(who) of feature '\(from.name)' \(verb) \(whom) of feature '\(to.name)'",
          zh: "功能 '\(from.name)' 的 \(who) \(verb) 功能 '\(to.name)' 的 \(whom)"),
        help: help(group[0], from.name, to.name)
      ).with(confidence: 0.95)
    }
  }

  /// What a feature holds out to others: its interface module, or a folder that is called so.
  private func isOpenToFeatures(_ id: SymbolID) -> Bool {
    let folders = workspace.files[symbols[id].place.file].folders
    return isInInterfaceModule(id)
      || folders.contains { ["interface", "interfaces", "api"].contains($0.lowercased()) }
  }

  private func help(_ dependency: Dependency, _ from: String, _ to: String) -> Phrase {
    let name = symbols[dependency.target].qualifiedName
    if roles.has(dependency.target, .view) || roles.has(dependency.target, .coordinator) {
      return Phrase(
        """
        let '\(from)' take a closure that leads on, and build '\(name)' where both features are \
        wired
        """, zh: "让 '\(from)' 接收一个负责跳转的闭包，并在组装两个功能的地方构造 '\(name)'")
    }
    if symbols[dependency.target].kind == .protocol {
      return Phrase(
        """
        move '\(name)' to what all features share, or declare in '\(from)' a protocol of its own \
        and connect the two in the composition root
        """,
        zh: """
          把 '\(name)' 移到各功能共享的部分，或在 '\(from)' 中声明自己的协议，\
          并在组合根中把两者连起来
          """)
    }
    return Phrase(
      """
      let '\(from)' declare a protocol or a value for what it needs of '\(name)', and convert between the two in the composition root; what both need belongs to neither
      """,
      zh: """
        让 '\(from)' 用自己的协议或值表达对 '\(name)' 的需求，并在组合根中把一方转换成另一方；\
        双方都需要的内容不属于任何一方
        """)
  }
}
