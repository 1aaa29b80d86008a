import StrataCode
import StrataRules
import TestSupport
import Testing

/// Help names who takes what from a framework.
@Suite("Help that names what is taken")
struct TakenHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static let menu = """
    //- Domain/Repositories/MenuRepository.swift
    protocol MenuRepository { func menu() async throws -> [String] }
    //- Domain/Entities/Dish.swift
    struct Dish: Equatable { let name: String }

    """

  private static let frameworks: [Way] = [
    Way(
      .frameworkInDomain, "a use case that works with a system",
      menu + """
        //- Domain/UseCases/UnlockUseCase.swift
        import LocalAuthentication
        struct UnlockUseCase {
          let context = LAContext()
          func execute() -> LABiometryType { context.biometryType }
        }
        """,
      "declare a protocol here for what 'UnlockUseCase' does with 'LAContext' and 'LABiometryType', and conform to it in Data"
    ),
    Way(
      .frameworkInDomain, "a choice of which a system's values are made",
      menu + """
        //- Domain/Entities/Topic.swift
        import UserNotifications
        enum Topic: String, CaseIterable {
          case offers
          static func all() -> Set<UNNotificationCategory> { [] }
          func category() -> UNNotificationCategory { fatalError() }
        }
        //- Domain/UseCases/ListTopicsUseCase.swift
        struct ListTopicsUseCase { func execute() -> Int { Topic.all().count } }
        """,
      "move what makes 'UNNotificationCategory' of 'Topic' to an extension outside of Domain"),
    Way(
      .frameworkInDomain, "an error that holds a library's",
      menu + """
        //- Domain/Entities/MenuError.swift
        import Alamofire
        enum MenuError: Error {
          case unreachable(AFError)
          var isWorthRetrying: Bool {
            if case .unreachable(let error) = self { error.isSessionTaskError } else { false }
          }
        }
        //- Domain/UseCases/RetryUseCase.swift
        struct RetryUseCase {
          func execute(_ error: MenuError) -> Bool { error.isWorthRetrying }
        }
        """,
      "let 'MenuError' hold a value of Domain in place of 'AFError', and turn that into it in Data"),
    Way(
      .frameworkInDomain, "what is only used on the way",
      menu + """
        //- Domain/Entities/Seal.swift
        import CryptoKit
        struct Seal: Equatable {
          let bytes: [UInt8]
          enum Kind { case short; var length: Int { SHA256.byteCount } }
          func isValid(_ text: [UInt8]) -> Bool { text.count == Kind.short.length }
        }
        //- Domain/UseCases/CheckUseCase.swift
        struct CheckUseCase {
          func execute(_ seal: Seal) -> Bool { seal.isValid([]) }
        }
        """, "declare a protocol here for what 'CryptoKit' is needed for"),
    Way(
      .frameworkInDomain, "a view model that stands in Domain",
      menu + """
        //- Package.swift
        import PackageDescription
        let package = Package(name: "Shop", targets: [.target(name: "ShopDomain")])
        //- Sources/ShopDomain/Order.swift
        public struct Order: Equatable { public let id: Int }
        //- Sources/ShopDomain/MenuViewModel.swift
        import SwiftUI
        @MainActor final class MenuViewModel: ObservableObject {
          @AppStorage("isShort") var isShort = false
          @Published private(set) var tint = Color.red
        }
        """, "move 'MenuViewModel.swift' to Presentation"),
    Way(
      .frameworkInDomain, "what a protocol names of the type that goes",
      menu + """
        //- Domain/Settings/Settings.swift
        import Foundation
        protocol SettingsKeeping { func value(of key: Settings.Key) -> String? }
        final class Settings: SettingsKeeping {
          enum Key: String { case name }
          func value(of key: Key) -> String? { UserDefaults.standard.string(forKey: key.rawValue) }
        }
        //- Domain/UseCases/GreetUseCase.swift
        struct GreetUseCase {
          let settings: any SettingsKeeping
          func execute() -> String { settings.value(of: .name) ?? "you" }
        }
        """,
      "move 'Settings' to Data, and leave 'SettingsKeeping' here, with 'Settings.Key', which it names, declared on its own"
    ),
    Way(
      .frameworkInDomain, "an extension that screens call",
      menu + """
        //- Domain/Model.swift
        import Foundation
        protocol Model: Equatable { var name: String { get } }
        extension Model { func toJSON() -> Data? { try? JSONEncoder().encode(name) } }
        //- Presentation/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          func send(_ dish: some Model) { _ = dish.toJSON() }
        }
        """,
      "move this extension of 'Model' to Data, and let Data do what 'MenuViewModel.swift' calls 'toJSON' for"
    ),
    Way(
      .frameworkInDomain, "a connection is no value",
      menu + """
        //- Domain/Repositories/SessionRepository.swift
        import Fluent
        protocol SessionRepository { func find(_ id: Int, on database: Database) async throws -> Dish }
        //- Domain/UseCases/FindSessionUseCase.swift
        struct FindSessionUseCase { let sessions: any SessionRepository }
        """,
      "leave 'Database' out of 'SessionRepository': who implements it is made with a closure"),
    Way(
      .frameworkInDomain, "what Foundation sorts by is Foundation's",
      menu + """
        //- Domain/Repositories/StoreRepository.swift
        import CoreData
        protocol StoreRepository { func all(by order: NSSortDescriptor) async throws -> [Dish] }
        """, "if no extension of 'CoreData' is called here, write 'import Foundation' instead"),
  ]

  private static let imports: [Way] = [
    Way(
      .uiFrameworkInViewModel, "what UIKit hands on",
      """
      //- Presentation/Menu/MenuViewModel.swift
      import UIKit
      final class MenuViewModel {
        private(set) var layer: CALayer?
        func show(_ image: UIImage) {}
      }
      """, "take bytes (Data) in place of 'UIImage'")
  ]

  private static let entities: [Way] = [
    Way(
      .codable, "tests decode what the app does not",
      menu + """
        //- Domain/Entities/Order.swift
        struct Order: Equatable, Codable { let id: Int }
        //- Domain/Repositories/OrderRepository.swift
        protocol OrderRepository { func order() async throws -> Order }
        //- Data/OrderDTO.swift
        import Foundation
        struct OrderDTO: Codable {
          let id: Int
          func order() -> Order { Order(id: id) }
        }
        struct LiveOrderRepository: OrderRepository {
          func order() async throws -> Order {
            try JSONDecoder().decode(OrderDTO.self, from: Data()).order()
          }
        }
        //- Tests/OrderTests.swift
        import Foundation
        import XCTest
        final class OrderTests: XCTestCase {
          func testDecoding() throws {
            XCTAssertEqual(try JSONDecoder().decode(Order.self, from: Data()).id, 1)
          }
        }
        """, "remove the conformance, and the tests that decode 'Order': the app only")
  ]

  @Test(arguments: frameworks + imports + entities)
  fileprivate func theHelpNamesWhatIsTaken(_ way: RouteHelpTests.Way) throws {
    let help = try way.expectHelp()
    guard way.title == "what UIKit hands on" else { return }
    #expect(help.contains { $0.contains("'import QuartzCore'") }, "\(help)")
  }

  @Test func ofTwoFrameworksThatGoEachIsToldOnce() throws {
    let source = MarkedSource(
      """
      //- Presentation/Menu/MenuViewModel.swift
      import SwiftUI
      import UIKit
      final class MenuViewModel: ObservableObject {
        @Published private(set) var isOpen = false
        func copy() { withAnimation { isOpen = true }; UIPasteboard.general.string = "soup" }
      }
      """)
    let help = try findings(in: source.files, before: source.before, of: .uiFrameworkInViewModel)
      .map { $0.help.text(in: .english) }
    #expect(help.count == 2)
    #expect(help.contains { $0.hasSuffix("write 'import Combine' instead of 'import SwiftUI'") })
    #expect(help.contains { $0.hasSuffix("then remove 'import UIKit'") }, "\(help)")
  }
}
