internal import StrataCode
internal import StrataModel

extension Rule {
  /// A view fetches, stores or runs the business by itself.
  package static let logicInView: Rule = Rule(
    "presentation.logic-in-view", .warning,
    summary: Phrase(
      """
      A view stores a repository or data source, calls a use case past the view model, or decides \
      by domain data.
      """,
      zh: "视图持有 Repository 或数据源，绕过 ViewModel 调用 UseCase，或根据领域数据做判断。"),
    title: Phrase("views load data or decide themselves", zh: "视图自行加载数据或判断业务"),
    step: Phrase("Let the view model do it", zh: "交给 ViewModel"),
    why: Phrase(
      """
      A view that asks for data decides when, how often and what to do if it fails, and none of \
      that can be tested without a screen.
      """,
      zh: "视图自己获取数据，就得决定何时获取、多久一次、失败时怎么办，而这些离开界面就无法测试。"),
    fix: Phrase(
      "Let the view model ask, and let the view show what the view model says.",
      zh: "由 ViewModel 获取数据，视图只负责展示。"),
    examples: [
      .bad(
        Phrase("a cell that loads its own poster", zh: "自己加载海报的 cell"),
        """
        //- Domain/Repositories/PosterRepository.swift
        protocol PosterRepository { func poster(of title: String) async throws -> [UInt8] }
        //- Presentation/Movies/MovieCell.swift
        import UIKit
        final class MovieCell: UITableViewCell {
          private var posters: ↓PosterRepository?
          func fill(with title: String, posters: PosterRepository) {
            self.posters = posters
            Task { _ = try await posters.poster(of: title) }
          }
        }
        """),
      .bad(
        Phrase(
          "a view that calls a use case past its view model", zh: "绕过 ViewModel 调用 UseCase 的视图"),
        """
        //- Domain/UseCases/PlaceOrderUseCase.swift
        protocol PlaceOrderUseCase { func execute() async throws }
        //- Presentation/Checkout/CheckoutViewModel.swift
        @MainActor final class CheckoutViewModel { let total = 12 }
        //- Presentation/Checkout/CheckoutView.swift
        import SwiftUI
        struct CheckoutView: View {
          let model: CheckoutViewModel
          let placeOrder: any ↓PlaceOrderUseCase
          var body: some View {
            Button("Order") { Task { try await placeOrder.execute() } }
          }
        }
        """),
      .good(
        Phrase("a view that tells its view model", zh: "把操作交给 ViewModel 的视图"),
        seenIn: "FoodOrdering/Sources/Presentation/Features/Checkout/CheckoutView.swift",
        """
        //- Domain/UseCases/PlaceOrderUseCase.swift
        protocol PlaceOrderUseCase { func execute() async throws }
        //- Presentation/Checkout/CheckoutViewModel.swift
        @MainActor final class CheckoutViewModel {
          private let placeOrder: any PlaceOrderUseCase
          init(placeOrder: any PlaceOrderUseCase) { self.placeOrder = placeOrder }
          func order() async throws { try await placeOrder.execute() }
        }
        //- Presentation/Checkout/CheckoutView.swift
        import SwiftUI
        struct CheckoutView: View {
          let model: CheckoutViewModel
          var body: some View {
            Button("Order") { Task { try await model.order() } }
          }
        }
        """),
      .good(
        Phrase("a data source of lists is part of the view", zh: "列表的 data source 属于视图"),
        """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable { let name: String }
        //- Presentation/Menu/MenuDataSource.swift
        import UIKit
        final class MenuDataSource: NSObject, UITableViewDataSource {
          func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
          func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            UITableViewCell()
          }
        }
        //- Presentation/Menu/MenuViewController.swift
        import UIKit
        final class MenuViewController: UIViewController {
          private let dataSource = MenuDataSource()
        }
        """),
    ], subjects: .views
  ) { codebase in
    // The models of rows are values; those of screens are objects, or ask somebody.
    let hasViewModels = codebase.types(.viewModel).contains {
      codebase.symbols[$0].kind == .class || !codebase.collaborators(of: $0).isEmpty
    }
    let keepers =
      hasViewModels
      ? []
      : codebase.seen(inEach: codebase.types(.view)) { view in
        codebase.dependencies(heldBy: view) { codebase.isStoreOfData($0) }.isEmpty ? [] : [view]
      }
    // Where no screen has a model and several views keep stores, that is how the app is made.
    let isHabit = keepers.count >= fewestKeepers
    let values = codebase.known { DomainValues(codebase) }
    return codebase.said(ofEach: codebase.types(.view)) { view -> [Finding] in
      guard codebase.roles[view].isDisjoint(with: [.entryPoint, .container]) else { return [] }
      let stored = codebase.dependencies(heldBy: view) { codebase.isStoreOfData($0) }
        .filter { codebase.isKeptOrAsked($0) }.map { namings in
          let finding = codebase.storeInViewFinding(namings)
          return isHabit || codebase.isOnlyHandedOn(namings, by: view)
            ? finding.held(at: .info) : finding
        }
      let decided = Decisions(codebase, values, by: view).findingsInView()
      guard hasViewModels else { return stored + decided }
      return stored + decided
        + codebase.dependencies(heldBy: view) {
          !codebase.roles[$0].isDisjoint(with: [.useCase, .useCaseProtocol])
        }.compactMap { codebase.useCaseInViewFinding($0, view) }
    }
  }
}

/// As many views that keep a store are more than lapses.
private let fewestKeepers = 3

extension Codebase {
  /// Whether a view keeps a store in a property, asks nothing of it and gives it to what it builds.
  fileprivate func isOnlyHandedOn(_ namings: [ResolvedReference], by view: SymbolID) -> Bool {
    namings.allSatisfy { naming in
      let owner = reference(naming).owner
      let place = DeclarationID(file: naming.file, declaration: owner)
      guard owner >= 0 else { return false }
      // What builds its store chooses it.
      guard declaration(place).kind == .property, reference(naming).role == .property else {
        return declaration(place).kind == .initializer && reference(naming).role == .parameter
      }
      // What is filled in later may be asked through an optional, which no shape shows.
      return declaration(place).modifiers.contains(.isConstant) && isHandedOn(name(place), in: view)
    }
  }

  private func isHandedOn(_ property: String, in view: SymbolID) -> Bool {
    let asked = [property + ".", "self." + property + "."]
    var isPassed = false
    for body in symbols.bodies[Int(view.index)] {
      let facts = facts(body.file)
      let extent = facts[body.declaration].extent
      for shape in facts.shapes where extent.contains(shape.span.start) {
        guard let path = shape.memberPath else { continue }
        let plain = facts[path].filter { $0 != "?" && $0 != "!" }
        if asked.contains(where: plain.hasPrefix) { return false }
      }
      isPassed =
        isPassed
        || facts.references.contains {
          $0.role == .construction && extent.contains($0.span.start) && $0.owner >= 0
        }
    }
    return isPassed
  }

  /// A repository, or a data source that no rule about Data's types speaks of already.
  fileprivate func isStoreOfData(_ id: SymbolID) -> Bool {
    if roles.has(id, .repositoryProtocol) || isWorkingRepository(id) { return true }
    guard roles.has(id, .dataSource) else { return false }
    return layer(of: id) == .domain || layer(of: id)?.ring == .data && !hasDomain
  }

  /// Whether a view stores what it is given, or calls it: what its initializer only passes to a view
  /// model is the view model's.
  fileprivate func isKeptOrAsked(_ namings: [ResolvedReference]) -> Bool {
    namings.contains { naming in
      let reference = reference(naming)
      guard reference.role == .parameter else { return true }
      let facts = facts(naming.file)
      let parameter = facts.parameters.first {
        $0.owner == reference.owner && $0.span.contains(reference.span.start)
      }.map { facts[$0.name] }
      return facts.shapes.contains { shape in
        shape.owner == reference.owner
          && shape.calledMember.map { facts[$0].split(separator: ".").first == parameter?[...] }
            ?? false
      }
    }
  }

  fileprivate func storeInViewFinding(_ namings: [ResolvedReference]) -> Finding {
    let first = namings[0]
    let view = namer(of: reference(first).owner, in: first.file).symbol
    let name = symbols[first.type].qualifiedName
    return Rule.logicInView.finding(
      held: namings, in: self,
      message: Phrase(
        "\(holder(first)) the \(described(first.type))",
        zh: "\(holder(first)) \(described(first.type))"),
      help: viewModel(of: view).map {
        Phrase(
          "let '\($0)' ask '\(name)' through a use case, and give '\(view)' what it shows",
          zh: "让 '\($0)' 通过 UseCase 调用 '\(name)'，并把要展示的内容交给 '\(view)'")
      }
        ?? Phrase(
          "let \(screenModelNoun) ask '\(name)' through a use case, and give '\(view)' what it shows",
          zh: "让 \(screenModelNoun) 通过 UseCase 调用 '\(name)'，并把要展示的内容交给 '\(view)'")
    ).with(confidence: hasDomain ? 0.95 : 0.5)
  }

  fileprivate func useCaseInViewFinding(_ namings: [ResolvedReference], _ view: SymbolID)
    -> Finding?
  {
    let first = namings[0]
    let place = DeclarationID(file: first.file, declaration: reference(first).owner)
    guard declaration(place).kind == .property,
      let called = calls(on: name(place), in: view).first
    else { return nil }
    let viewName = symbols[view].qualifiedName
    let name = symbols[first.type].qualifiedName
    return Rule.logicInView.finding(
      held: namings, in: self,
      message: Phrase(
        "\(holder(first)) the use case '\(name)' and calls its '\(called)'",
        zh: "\(holder(first)) UseCase '\(name)'，并调用它的 '\(called)'"),
      help: viewModel(of: viewName).map {
        Phrase(
          "give '\(name)' to '\($0)', and let '\(viewName)' show what that says of it",
          zh: "把 '\(name)' 交给 '\($0)'，由 '\(viewName)' 展示它给出的结果")
      }
        ?? Phrase(
          "give '\(name)' to a view model, and let '\(viewName)' show what that says of it",
          zh: "把 '\(name)' 交给 ViewModel，由 '\(viewName)' 展示它给出的结果")
    ).with(confidence: 0.9).with(aspect: .useCaseInView)
  }

  /// The view model that bears a view's name.
  private func viewModel(of view: String) -> String? {
    var words = NameWords(view).bare
    while let last = words.last, ["view", "controller", "screen", "cell", "page"].contains(last) {
      words.removeLast()
    }
    guard !words.isEmpty else { return nil }
    return types(.viewModel).first { id in
      symbols.words(of: id).bare == words + ["view", "model"]
    }.map { symbols[$0].qualifiedName }
  }
}
