import StrataCode
import StrataRules
import TestSupport
import Testing

/// One thing that can be written in several ways, of which each profile must let one be.
struct Dilemma: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// What all ways share.
  var common: String
  var ways: [String]

  static let all = [
    Dilemma(
      testDescription: "an operation that only fetches",
      common: """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable, Sendable { let name: String }
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository: Sendable { func menu() async throws -> [Dish] }
        """,
      ways: [
        """
        //- Domain/UseCases/FetchMenuUseCase.swift
        struct FetchMenuUseCase: Sendable {
          let repository: any MenuRepository
          func execute() async throws -> [Dish] { try await repository.menu() }
        }
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private(set) var dishes: [Dish] = []
          private let fetchMenu: FetchMenuUseCase
          init(fetchMenu: FetchMenuUseCase) { self.fetchMenu = fetchMenu }
          func load() async { dishes = (try? await fetchMenu.execute()) ?? [] }
        }
        """,
        """
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private(set) var dishes: [Dish] = []
          private let repository: any MenuRepository
          init(repository: any MenuRepository) { self.repository = repository }
          func load() async { dishes = (try? await repository.menu()) ?? [] }
        }
        """,
        """
        //- Domain/UseCases/MenuInteractor.swift
        struct MenuInteractor: Sendable {
          let repository: any MenuRepository
          func menu() async throws -> [Dish] { try await repository.menu() }
        }
        //- Presentation/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View {
          let interactor: MenuInteractor
          var body: some View { Text("menu").task { _ = try? await interactor.menu() } }
        }
        """,
      ]),
    Dilemma(
      testDescription: "the way to the next screen",
      common: """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable, Sendable { let name: String }
        //- Presentation/Menu/DishView.swift
        import SwiftUI
        struct DishView: View {
          let dish: Dish
          var body: some View { Text(dish.name) }
        }
        """,
      ways: [
        """
        //- Presentation/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View {
          let dish: Dish
          var body: some View { NavigationLink(destination: DishView(dish: dish)) { Text("dish") } }
        }
        """,
        """
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private let showDish: (Dish) -> Void
          init(showDish: @escaping (Dish) -> Void) { self.showDish = showDish }
          func didSelect(_ dish: Dish) { showDish(dish) }
        }
        """,
        """
        //- Presentation/Menu/MenuCoordinator.swift
        @MainActor protocol MenuCoordinating: AnyObject { func show(_ dish: Dish) }
        @MainActor final class MenuCoordinator: MenuCoordinating { func show(_ dish: Dish) {} }
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private let coordinator: any MenuCoordinating
          init(coordinator: any MenuCoordinating) { self.coordinator = coordinator }
          func didSelect(_ dish: Dish) { coordinator.show(dish) }
        }
        """,
      ]),
    Dilemma(
      testDescription: "who builds a view model",
      common: """
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository: Sendable { func menu() async throws -> [String] }
        //- Domain/UseCases/FetchMenuUseCase.swift
        struct FetchMenuUseCase: Sendable {
          let repository: any MenuRepository
          func execute() async throws -> [String] { try await repository.menu().filter { !$0.isEmpty } }
        }
        //- Data/Repositories/LiveMenuRepository.swift
        struct LiveMenuRepository: MenuRepository {
          func menu() async throws -> [String] { [] }
        }
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private let fetchMenu: FetchMenuUseCase
          init(fetchMenu: FetchMenuUseCase) { self.fetchMenu = fetchMenu }
        }
        """,
      ways: [
        """
        //- App/AppContainer.swift
        @MainActor struct AppContainer {
          func makeRepository() -> any MenuRepository { LiveMenuRepository() }
          func makeMenuViewModel() -> MenuViewModel {
            MenuViewModel(fetchMenu: FetchMenuUseCase(repository: makeRepository()))
          }
        }
        """,
        """
        //- App/AppContainer.swift
        @MainActor struct AppContainer {
          static let shared = AppContainer()
          func makeRepository() -> any MenuRepository { LiveMenuRepository() }
          func makeMenuViewModel() -> MenuViewModel {
            MenuViewModel(fetchMenu: FetchMenuUseCase(repository: makeRepository()))
          }
        }
        //- Presentation/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View {
          let viewModel = AppContainer.shared.makeMenuViewModel()
          var body: some View { Text("menu") }
        }
        """,
      ]),
  ]
}

@Suite("Profiles do not contradict themselves")
struct DilemmaTests {
  @Test(arguments: Dilemma.all, Profile.allCases)
  func oneWayAtLeastIsLegal(_ dilemma: Dilemma, _ profile: Profile) throws {
    let told = try dilemma.ways.map { way in
      try findings(
        in: MarkedSource(dilemma.common + "\n" + way).files, profile: profile
      ).filter { $0.severity != .info }
    }
    #expect(
      told.contains { $0.isEmpty },
      "\(told.map { $0.map { "\($0.rule): \($0.message.english)" } })")
  }

  @Test(arguments: Profile.allCases)
  func noProfileHoldsBothRulesOfAPairAlike(_ profile: Profile) throws {
    // Mending one of these makes the other: of a pair, only one may be more than a remark.
    let pairs: [(RuleID, RuleID)] = [
      ("use-case.pass-through", "presentation.repository-bypass"),
      ("presentation.direct-navigation", "presentation.navigating-view-model"),
    ]
    for (first, second) in pairs {
      let levels = [first, second].map { rule in
        ProfileMatrix.rows.filter { $0.rule == rule }.compactMap { $0[profile].severity }.max()
      }
      #expect(levels.filter { ($0 ?? .info) > .info }.count < 2, "\(first) and \(second)")
    }
  }
}
