extension Rule {
  /// A view fetches, stores or runs the business by itself.
  package static let logicInView = Rule(
    "presentation.logic-in-view", .warning,
    summary: """
      A view stores a repository or data source, calls a use case past the view model, or decides \
      by domain data.
      """,
    why: """
      A view that asks for data decides when, how often and what to do if it fails, and none of \
      that can be tested without a screen.
      """,
    fix: "Let the view model ask, and let the view show what the view model says.",
    examples: [
      .bad(
        "a cell that loads its own poster",
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
        "a view that calls a use case past its view model",
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
        "a view that tells its view model",
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
        "a data source of lists is part of the view",
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
    let hasViewModels = !codebase.types(.viewModel).isEmpty
    return codebase.types(.view).flatMap { view -> [Finding] in
      guard codebase.roles[view].isDisjoint(with: [.entryPoint, .container]) else { return [] }
      let stored = codebase.dependencies(heldBy: view) { codebase.isStoreOfData($0) }
        .map { codebase.storeInViewFinding($0) }
      let decided = Decisions(codebase, by: view).findingsInView()
      guard hasViewModels else { return stored + decided }
      return stored + decided
        + codebase.dependencies(heldBy: view) {
          !codebase.roles[$0].isDisjoint(with: [.useCase, .useCaseProtocol])
        }.compactMap { codebase.useCaseInViewFinding($0, view) }
    }
  }
}

extension Codebase {
  /// A repository, or a data source that no rule about Data's types speaks of already.
  fileprivate func isStoreOfData(_ id: SymbolID) -> Bool {
    if roles.has(id, .repositoryProtocol) || isWorkingRepository(id) { return true }
    guard roles.has(id, .dataSource) else { return false }
    return layer(of: id) == .domain || layer(of: id)?.ring == .data && !hasDomain
  }

  fileprivate func storeInViewFinding(_ namings: [TypeNaming]) -> Finding {
    let first = namings[0]
    let view = namer(of: reference(first).owner, in: first.file).symbol
    let name = symbols[first.type].qualifiedName
    return finding(
      "presentation.logic-in-view", .warning, held: namings, confidence: hasDomain ? 0.95 : 0.5,
      message: "\(holder(first)) the \(described(first.type))",
      help: viewModel(of: view).map {
        "let '\($0)' ask '\(name)' through a use case, and give '\(view)' what it shows"
      } ?? "let a view model ask '\(name)' through a use case, and give '\(view)' what it shows")
  }

  fileprivate func useCaseInViewFinding(_ namings: [TypeNaming], _ view: SymbolID) -> Finding? {
    let first = namings[0]
    let place = Place(file: first.file, declaration: reference(first).owner)
    guard declaration(place).kind == .property,
      let called = calls(on: name(place), in: view).first
    else { return nil }
    let viewName = symbols[view].qualifiedName
    let name = symbols[first.type].qualifiedName
    return finding(
      "presentation.logic-in-view", .warning, held: namings, confidence: 0.9,
      aspect: .useCaseInView,
      message: "\(holder(first)) the use case '\(name)' and calls its '\(called)'",
      help: viewModel(of: viewName).map {
        "give '\(name)' to '\($0)', and let '\(viewName)' tell it what happened"
      } ?? "give '\(name)' to a view model, and let '\(viewName)' tell it what happened")
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
