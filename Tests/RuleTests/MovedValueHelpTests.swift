import StrataCode
import StrataRules
import TestSupport
import Testing

/// A plain value goes to Domain with what it is made of, and without what it knows of its layer.
@Suite("Help that moves a value")
struct MovedValueHelpTests {
  fileprivate typealias Way = RouteHelpTests.Way

  private static let family = """
    //- Domain/Entities/Dish.swift
    struct Dish { let name: String }
    //- Domain/Repositories/DishRepository.swift
    protocol DishRepository { func dishes() -> [Dish] }
    //- Data/Advisor.swift
    import Foundation
    final class LiveDishRepository: DishRepository {
      func dishes() -> [Dish] { [] }
      func weigh() async throws { _ = try await URLSession.shared.data(from: URL(filePath: "/")) }
    }

    """

  fileprivate static let moved: [Way] = [
    Way(
      .layerReference, "values that a value is made of",
      family + """
        struct Advice {
          let dish: Dish
          let portions: [Portion]
        }
        struct Portion {
          let weight: Double
          let reason: Reason
        }
        enum Reason { case light, heavy }
        //- Presentation/AdviceViewModel.swift
        final class AdviceViewModel { var advice: Advice? }
        """,
      "move 'Advice' to Domain with 'Portion' and 'Reason', which it is made of: they need nothing of Data"
    ),
    Way(
      .layerReference, "a member that knows a screen",
      family + """
        //- Data/Mapping.swift
        struct MenuMapping {
          func meal(_ name: String) -> Meal { Meal(name: name) }
        }
        //- Presentation/Meal.swift
        protocol Sized { func picture(_ size: PictureSize) -> String }
        struct Meal: Sized {
          let name: String
          func picture(_ size: PictureSize) -> String { name + size.text }
        }
        struct PictureSize { let text: String }
        //- Presentation/MealView.swift
        import SwiftUI
        struct MealView: View {
          let meal: Meal
          let size: PictureSize
          var body: some View { Text(meal.picture(size)) }
        }
        """,
      "move 'Meal' to Domain, and leave 'Sized' and 'picture' to an extension in Presentation"),
    Way(
      .layerReference, "a value that stores what the wire says stays",
      family + """
        struct Advice {
          let answer: DishResponse
        }
        struct DishResponse: Decodable { let name: String }
        //- Presentation/AdviceViewModel.swift
        final class AdviceViewModel { var advice: Advice? }
        """, "declare what 'AdviceViewModel' needs as a value of Domain"),
    Way(
      .infrastructureAccess, "a protocol goes with the values that it names",
      family + """
        protocol AdviceService { func advice() async throws -> Advice }
        struct LiveAdviceService: AdviceService {
          func advice() async throws -> Advice { Advice(portions: []) }
        }
        //- Data/Advice.swift
        struct Advice { let portions: [Portion] }
        struct Portion { let weight: Double }
        //- Presentation/AdviceViewModel.swift
        final class AdviceViewModel {
          let service: LiveAdviceService
          init(service: LiveAdviceService) { self.service = service }
          func load() async throws { _ = try await service.advice() }
        }
        """, "move 'AdviceService' to Domain with 'Advice' and 'Portion', which it names"),
  ]

  fileprivate static let asked: [Way] = [
    Way(
      .layerReference, "a protocol whose requirements no instance answers",
      """
      //- Domain/Repositories/DexRepository.swift
      protocol DexRepository { static func names() async throws -> [String] }
      //- Data/DexProvider.swift
      final class DexProvider: DexRepository {
        static func names() async throws -> [String] { [] }
        static func count() -> Int { 0 }
      }
      //- Presentation/DexViewModel.swift
      final class DexViewModel {
        func load() async throws {
          _ = try await DexProvider.names()
          _ = DexProvider.count()
        }
      }
      """,
      "in 'DexRepository', add 'count', ask for 'names' without 'static'; then depend on 'DexRepository'"
    ),
    Way(
      .layerReference, "a value of a class that is its own",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Data/TokenInterceptor.swift
      import Combine
      final class TokenInterceptor {
        static let failures = PassthroughSubject<Void, Never>()
        func retry() async throws {}
      }
      //- Data/Client.swift
      final class Client { let interceptor = TokenInterceptor() }
      //- Presentation/MainCoordinator.swift
      final class MainCoordinator {
        func start() { _ = TokenInterceptor.failures }
      }
      """, "hand 'MainCoordinator' the value of 'failures' from outside"),
    Way(
      .dtoInPresentation, "a property that nothing reads",
      """
      //- Domain/Entities/Photo.swift
      struct Photo { let id: Int }
      //- Data/PhotoResult.swift
      struct PhotoResult: Decodable { var id = 0 }
      //- Presentation/PhotoListViewController.swift
      import UIKit
      final class PhotoListViewController: UIViewController {
        var apiResult = PhotoResult()
      }
      """, "delete 'apiResult' if everything builds without it: nothing uses it; otherwise "),
  ]

  @Test(arguments: moved + asked)
  fileprivate func saysWhatMoves(_ way: RouteHelpTests.Way) throws {
    try way.expectHelp()
  }
}
