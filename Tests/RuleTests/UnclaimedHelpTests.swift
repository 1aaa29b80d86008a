import StrataCode
import StrataRules
import TestSupport
import Testing

/// Help that claims of no screen, import or target what the code does not show.
@Suite("Help that claims nothing")
struct UnclaimedHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static let screens: [Way] = [
    Way(
      .uiFrameworkInViewModel, "a binding that a protocol asks for cannot be deleted",
      """
      //- Presentation/Menu/MenuViewModel.swift
      import SwiftUI
      protocol Searching { var text: Binding<String> { get } }
      @MainActor final class MenuViewModel: ObservableObject, Searching {
        @Published var typed = ""
        var text: Binding<String> { Binding(get: { self.typed }, set: { self.typed = $0 }) }
      }
      """, "leave 'Binding' to the view"),
    Way(
      .uiFrameworkInViewModel, "SwiftUI's picture has no bytes to hand in",
      Way.model("SwiftUI", "@Published var picture: Image?\n  init(_ picture: Image) {}"),
      "keep a name or bytes (Data) in place of 'Image' in 'picture' and 'init', and make the picture where it is shown"
    ),
    Way(
      .uiFrameworkInViewModel, "what others send into is no constant",
      Way.model("UIKit", "let picture = PassthroughSubject<UIImage, Never>()"),
      "give a name, a URL or bytes (Data) in place of 'UIImage' in 'picture'"),
    Way(
      .uiFrameworkInViewModel, "what a helper of the screen reads, the screen need not draw",
      """
      //- Presentation/Menu/MenuViewModel.swift
      import UIKit
      @MainActor final class MenuViewModel {
        var color: UIColor { isOpen ? .red : .blue }
        var isOpen = false
        func show() { _ = color }
      }
      //- Presentation/Menu/MenuRows.swift
      struct MenuRows { let model: MenuViewModel }
      //- Presentation/Menu/MenuViewController.swift
      import UIKit
      final class MenuViewController: UIViewController {
        let model: MenuViewModel
        init(model: MenuViewModel) { self.model = model }
      }
      """,
      "use a plain value, such as an enum, in place of 'UIColor' in 'color', and let the view turn it"
    ),
  ]

  private static let layers: [Way] = [
    Way(
      .frameworkInDomain, "a manager is no value",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Domain/Services/Places.swift
      import CoreLocation
      final class Places { let manager = CLLocationManager() }
      //- Domain/UseCases/FindPlaceUseCase.swift
      struct FindPlaceUseCase {
        let places: Places
        func execute() -> Dish { Dish(name: "Soup") }
      }
      """,
      "move what works with 'CLLocationManager' to Data, and leave a protocol here that asks in values of Domain"
    ),
    Way(
      .manifestEdge, "who reads the sources of Data goes to them",
      """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Domain", dependencies: ["Data"]),
          .target(name: "Data"),
        ]
      )
      //- Sources/Domain/Dish.swift
      public struct Dish { public let name: String }
      public protocol DishRepository { func dishes() async throws -> [Dish] }
      //- Sources/Domain/DishRepositoryImpl.swift
      import Data
      struct DishRepositoryImpl: DishRepository {
        let source: any DishDataSource
        func dishes() async throws -> [Dish] { [Dish(name: try await source.dishes().name)] }
      }
      //- Sources/Domain/ListDishesUseCase.swift
      import Data
      struct ListDishesUseCase {
        let source: any DishDataSource
        func execute() async throws -> DishResponse { try await source.dishes() }
      }
      //- Sources/Data/DishDataSource.swift
      public protocol DishDataSource { func dishes() async throws -> DishResponse }
      public struct DishResponse: Decodable { public let name: String }
      """, "move 'DishRepositoryImpl' to 'Data', name 'Dish' there in place of 'DishResponse'"),
  ]

  @Test(arguments: screens + layers)
  fileprivate func theHelpClaimsNothing(_ way: RouteHelpTests.Way) throws {
    try way.expectHelp()
  }
}
