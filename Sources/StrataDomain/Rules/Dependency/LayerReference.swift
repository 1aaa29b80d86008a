internal import StrataCode
package import StrataModel

extension Rule {
  /// A layer names a type of a layer it must not know.
  package static let layerReference: Rule = Rule(
    "dependency.layer-reference", .error, footing: .layers,
    summary: Phrase(
      "A layer refers to a type of a layer it must not know.", zh: "某一层引用了它不该依赖的层中的类型。"),
    title: Phrase("a layer refers to a layer it must not know", zh: "引用了不该依赖的层"),
    step: Phrase(
      "Declare what is needed as a value or protocol in Domain", zh: "在 Domain 中定义所需的值类型或协议"),
    why: Phrase(
      """
      Dependencies point inwards: Presentation and Data may depend on Domain, Domain on neither, \
      and Presentation and Data not on each other. A reference that goes another way ties two \
      layers to each other's changes, and one can no longer be built, tested or reused without \
      the other.
      """,
      zh: """
        依赖只能由外向内：Presentation 和 Data 可以依赖 Domain，反过来不行，两者之间也不能互相依赖。\
        否则一层的改动会牵连另一层，也无法再单独构建、测试或复用。
        """),
    fix: Phrase(
      """
      Use a protocol or a value of a layer you may know, and let the composition root pass the \
      concrete type in.
      """, zh: "改为引用允许依赖的层中的协议或值类型，具体类型由组合根传入。"),
    examples: [
      .bad(
        Phrase("a use case that tells a view model what happened", zh: "把结果告诉 ViewModel 的 UseCase"),
        """
        //- Domain/UseCases/PlaceOrderUseCase.swift
        struct PlaceOrderUseCase {
          let screen: ↓CheckoutViewModel
          func execute() { screen.showConfirmation() }
        }
        //- Presentation/Checkout/CheckoutViewModel.swift
        final class CheckoutViewModel {
          func showConfirmation() {}
        }
        """),
      .bad(
        Phrase("a view that checks for the network's own error", zh: "直接判断网络层错误类型的视图"),
        """
        //- Domain/Entities/Feed.swift
        struct Feed { let items: [String] }
        //- Data/Network/TransportError.swift
        enum TransportError: Error { case offline }
        //- Presentation/Feed/FeedView.swift
        import SwiftUI
        struct FeedView: View {
          let error: any Error
          var body: some View {
            Text(error is ↓TransportError ? "You are offline" : "Something went wrong")
          }
        }
        """),
      .good(
        Phrase("only Data knows the implementation", zh: "只有 Data 引用具体实现"),
        seenIn: "Users/Sources/Presentation/UsersScene/UserDetail/UserDetailViewModel.swift",
        """
        //- Domain/Repositories/FeedRepository.swift
        protocol FeedRepository { func feed() async throws -> [String] }
        //- Domain/UseCases/LoadFeedUseCase.swift
        protocol LoadFeedUseCase { func execute() async throws -> [String] }
        struct DefaultLoadFeedUseCase: LoadFeedUseCase {
          let repository: any FeedRepository
          func execute() async throws -> [String] {
            try await repository.feed().filter { !$0.isEmpty }
          }
        }
        //- Data/Repositories/LiveFeedRepository.swift
        struct LiveFeedRepository: FeedRepository {
          func feed() async throws -> [String] { [] }
        }
        //- Presentation/Feed/FeedViewModel.swift
        @MainActor final class FeedViewModel {
          private let loadFeed: any LoadFeedUseCase
          init(loadFeed: any LoadFeedUseCase) { self.loadFeed = loadFeed }
        }
        """),
      .good(
        Phrase("a nested type of the same name is another type", zh: "同名的嵌套类型是另一个类型"),
        """
        //- Domain/Entities/Order.swift
        struct Order {
          enum Status { case open, paid }
          var status: Status
        }
        //- Presentation/Orders/Status.swift
        import SwiftUI
        struct Status: View {
          var body: some View { Text("open") }
        }
        """),
    ]
  ) { codebase in
    codebase.askBeforeFiles()
    _ = codebase.toldLinks
    let help = ReferenceHelp(codebase, LegalRoute(codebase))
    let stray = help.stray
    return codebase.said(ofEachDependency: codebase.isLayerOffence) { group in
      let first = group[0]
      let owner = codebase.reference(of: first).owner
      let who = codebase.described(namerOf: owner, in: first.file)
      let (verb, whom) = (codebase.verb(of: first), codebase.described(first.target))
      let (from, to) = (first.from.rawValue, first.to.rawValue)
      return Rule.layerReference.finding(
        group, in: codebase,
        message: Phrase(
          "\(who) in \(from) \(verb) \(whom) of \(to)",
          zh: "\(from) 中的 \(who) \(verb) \(to) 中的 \(whom)"),
        help: help.text(first)
      ).held(
        at: stray.contains(first.target) || codebase.isToldOfMapper(first)
          || first.from == .presentation && stray.isBusiness(first.target)
          || codebase.isLog(first.target) || codebase.isToldAtLink(first)
          ? .info
          : min(
            codebase.severity(ofOffence: first),
            codebase.idleHelp(group) == nil ? .error : .warning)
      ).with(
        confidence: first.from == .presentation && codebase.isInInterfaceModule(first.target)
          ? min(0.55, codebase.confidence(of: first)) : nil)
    }
  }
}

extension Codebase {
  /// Whether a dependency goes against the table and no more specific rule speaks of it.
  func isLayerOffence(_ dependency: Dependency) -> Bool {
    guard dependency.isDrawn, !Direction.allows(dependency.from, dependency.to),
      !dependency.isWiring
    else { return false }
    return !hasRuleOfItsOwn(dependency) && !isLocalContainer(dependency)
      && !isGeneralContainer(dependency.target) && !renamesOthers(dependency.target)
      && !isOfScreensBesideServices(dependency) && !isComposedHere(dependency)
      && !makesOnlyDomain(dependency) && !isOfStrayImplementation(dependency)
      && !isContract(symbols[dependency.target].place.file) && !isContract(dependency.file)
      && !(dependency.to.ring == .data && isOfHelpers(dependency.target))
      && !misplaced[dependency.file]
      && !misplaced[symbols[dependency.target].place.file]
  }

  /// Whether an app target that has screens in modules builds what it hands to them.
  func isComposedHere(_ dependency: Dependency) -> Bool {
    isShell(dependency.file) && reference(of: dependency).role == .construction
  }

  /// Whether what a screen names is a screen's own by its part, or stands in the file of a view, and only
  /// lies among services.
  private func isOfScreensBesideServices(_ dependency: Dependency) -> Bool {
    dependency.from == .presentation && dependency.to == .infrastructure
      && (!roles[dependency.target].isDisjoint(with: [.coordinator, .view, .viewModel])
        || outerTypes(in: symbols[dependency.target].place.file).contains { roles.has($0, .view) })
  }

  /// Presentation may know of the app's wiring a little; what wires nothing only stands there.
  fileprivate func severity(ofOffence dependency: Dependency) -> Severity {
    if dependency.to.ring == .data,
      isPlainPort(dependency.target) || isGeneralBox(dependency.target)
    {
      return .info
    }
    if dependency.from == .presentation, isClient(dependency.target) || isHelper(dependency) {
      return .info
    }
    if isBesideContainers(dependency) || isContainerOfCoordinator(dependency) { return .info }
    if dependency.from == .presentation, isDefault(dependency) {
      return composes ? .info : .warning
    }
    // Who needs a use case has to name its protocol, wherever that lies.
    if dependency.from == .presentation, symbols[dependency.target].kind == .protocol,
      isMisfiledUseCase(dependency.target)
    {
      return .info
    }
    if isMisfiledUseCase(dependency.target) || isTool(dependency)
      || dependency.to == .presentation && isPlaceholder(dependency.target)
    {
      return .warning
    }
    if isPortOfScreens(dependency) || isEntityOfData(dependency) { return .warning }
    // A helper beside screens that knows nothing of the project is in the wrong folder, no more.
    if dependency.to == .presentation, roles[dependency.target].isEmpty,
      symbols[dependency.target].kind != .protocol, namesNobody(dependency.target)
    {
      return .warning
    }
    // A value that names nothing ties no screen to the server or store beside which it stands.
    if dependency.from == .presentation,
      dependency.to.ring == .data && holdsPlainValues(dependency.target)
        || dependency.to == .infrastructure && isPlainChoice(dependency.target)
    {
      return .warning
    }
    let isContainer =
      dependency.to.ring == .data && roles.has(dependency.target, .container)
    // Who asks a container is told so; what else wires ties nobody to a server or store.
    if dependency.to == .app, !roles.has(dependency.target, .entryPoint) {
      // A promise or a value that only stands in the file of what wires is not the app's.
      return dependency.from == .presentation || roles.has(dependency.target, .container)
        || symbols[dependency.target].kind == .protocol || isPlainValue(dependency.target)
        ? .info : .warning
    }
    guard dependency.from == .presentation, dependency.to == .app || isContainer else {
      return isToldByFoldersAlone(dependency) || isOfCoordinator(dependency)
        || dependency.from == .domain && isDomainByTypesAlone(dependency.file)
        || isOfApplicationRing(dependency.file) || isLiveValue(dependency)
        ? .warning : .error
    }
    if outermostType(of: dependency).map(isMadeBySystem) == true { return .info }
    // A protocol that is handed in says what is needed, whoever keeps the promise; what neither wires
    // nor starts the app only stands beside what does.
    let wires = !roles[dependency.target].isDisjoint(with: [.container, .entryPoint])
    return wires && symbols[dependency.target].kind != .protocol ? .warning : .info
  }

  /// DTOs and persistence models have their own rules, and a repository protocol outside Domain is
  /// an offence of its declaration, not of those who need it.
  func hasRuleOfItsOwn(_ dependency: Dependency) -> Bool {
    guard dependency.from == .domain || dependency.from == .presentation else { return false }
    return dependency.to.ring == .data
      && (isWireOrStoreType(dependency.target) || roles.has(dependency.target, .repositoryProtocol))
  }

  /// A feature's own small container beside its screens, or in their module, which they may ask; or
  /// one of the app target, asked by the app's own coordinator, where screens have modules.
  private func isLocalContainer(_ dependency: Dependency) -> Bool {
    guard dependency.from == .presentation, roles.has(dependency.target, .container) else {
      return false
    }
    let home = symbols[dependency.target].place.file
    if FeatureMap.feature(of: workspace.files[home].path, stated: workspace.settings.features)
      != nil
    {
      return true
    }
    let shared = Set(workspace.files[home].modules).intersection(
      workspace.files[dependency.file].modules)
    let starters = Set(
      types(.entryPoint).flatMap { workspace.files[symbols[$0].place.file].modules })
    if workspace.modules.count >= 2,
      shared.contains(where: {
        workspace.modules[$0].kind != .application && !starters.contains($0)
      })
    {
      return true
    }
    let apps = workspace.files[home].modules.filter { workspace.modules[$0].kind == .application }
    return !apps.isEmpty && workspace.files[dependency.file].modules.contains(where: apps.contains)
      && typesAround(reference(of: dependency).owner, in: dependency.file).contains {
        roles.has($0, .coordinator)
      }
      && workspace.modules.count { $0.kind == .library } >= 2
  }

  /// A DTO or a persistence model.
  package func isWireOrStoreType(_ id: SymbolID) -> Bool {
    roles.has(id, .dto) || roles.has(id, .persistenceModel)
  }
}
