import StrataCode
import StrataRules
import TestSupport
import Testing

/// What help says was looked up: what cannot be is not said.
@Suite("Help that was proven")
struct ProvenHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static func model(_ body: String, _ rest: String = "") -> String {
    """
    //- Presentation/Menu/MenuViewModel.swift
    import SwiftUI
    @MainActor final class MenuViewModel: ObservableObject {
      \(body)
    }
    \(rest)
    """
  }

  private static let screens: [Way] = [
    Way(
      .uiFrameworkInViewModel, "a selector of the keyboard posts nothing",
      model(
        "func done() { UIApplication.shared.send(#selector(UIResponder.resignFirstResponder)) }"),
      "hand 'MenuViewModel' a closure or a protocol for what 'done' does with 'UIApplication' and 'UIResponder'"
    ),
    Way(
      .uiFrameworkInViewModel, "what another type of the file names keeps the import",
      model(
        "@ObservedObject private var row = MenuRow()\n  func load() { row.load() }",
        """
        class MenuRow: ObservableObject {
          var isDone: Binding<Bool> { .constant(true) }
          func load() {}
        }
        extension Color { var code: String { "" } }
        """),
      """
      keep a plain property in place of 'ObservedObject', which works in views alone; remove 'Binding' from 'MenuRow', too; move the extension of 'Color', which names 'Color', to a file of its own
      """),
    Way(
      .uiFrameworkInViewModel, "what is made here asks for a view",
      model("func next() -> FlowViewModel { FlowViewModel { AnyView(EmptyView()) } }")
        + """
        \n//- Presentation/Flow/FlowViewModel.swift
        @MainActor final class FlowViewModel {
          let makeNext: () -> AnyView
          init(makeNext: @escaping () -> AnyView) { self.makeNext = makeNext }
        }
        """,
      "let 'FlowViewModel' be made with a plain value in place of 'AnyView' first; then move what 'next' does with"
    ),
    Way(
      .uiFrameworkInViewModel, "bytes are turned by way of a picture",
      model(
        "func small(_ data: Data) -> Data? { UIImage(data: data)?.jpegData(compressionQuality: 1) }"
      ),
      "hand 'MenuViewModel' finished Data: what 'small' does with 'UIImage' is work for the view"),
    Way(
      .uiFrameworkInViewModel, "a web view tells its delegate",
      """
      //- Presentation/Page/PageViewModel.swift
      import UIKit
      import WebKit
      @MainActor final class PageViewModel: NSObject {
        var tint: UIColor = .red
        var picker: UIPickerView?
      }
      extension PageViewModel: UIPickerViewDelegate {
        func pickerView(_ view: UIPickerView, didSelectRow row: Int) {}
      }
      """,
      """
      let a type beside the view conform to 'UIPickerViewDelegate' and tell 'PageViewModel' what happened; \
      use a plain value, such as an enum, in place of 'UIColor' in 'tint', and let the view turn it into what is drawn; leave \
      'UIPickerView' to the view
      """),
  ]

  private static let domain: [Way] = [
    Way(
      .frameworkInDomain, "only an extension of a protocol works with a store",
      """
      //- Domain/Repositories/SettingsRepository.swift
      import Foundation
      protocol SettingsRepository { func isNew() -> Bool }
      extension SettingsRepository {
        func put(_ value: Bool, at key: String) { UserDefaults.standard.set(value, forKey: key) }
      }
      """,
      "move this extension of 'SettingsRepository' to Data: nothing in Domain calls what it adds"
    ),
    Way(
      .frameworkInDomain, "Domain calls what the extension adds",
      """
      //- Domain/Repositories/SettingsRepository.swift
      import Foundation
      protocol SettingsRepository { func isNew() -> Bool }
      extension SettingsRepository {
        func put(_ value: Bool, at key: String) { UserDefaults.standard.set(value, forKey: key) }
      }
      //- Domain/UseCases/Begin.swift
      struct BeginUseCase {
        let settings: any SettingsRepository
        func execute() { settings.put(true, at: "begun") }
      }
      """, "declare a protocol here for what it does and leave the call to Data"),
    Way(
      .frameworkInDomain, "what implements a protocol stands in Domain, so the caller turns",
      """
      //- Domain/UseCases/ReminderUseCase.swift
      import SwiftUI
      protocol ReminderUseCase { func change(_ phase: ScenePhase) }
      final class DefaultReminderUseCase: ReminderUseCase {
        func change(_ phase: ScenePhase) {}
      }
      """,
      "let 'ReminderUseCase' take a value of Domain instead of 'ScenePhase', which its caller makes"
    ),
    Way(
      .frameworkInDomain, "more than where something is comes of CoreLocation",
      """
      //- Domain/UseCases/FindMeUseCase.swift
      import CoreLocation
      final class FindMeUseCase {
        private let service: any Finder
        init(service: any Finder) { self.service = service }
        func execute() -> CLLocation? { service.location }
        func status() -> CLAuthorizationStatus { service.status }
      }
      """, "use values of Domain in place of 'CLLocation' and 'CLAuthorizationStatus'"),
    Way(
      .frameworkInDomain, "a value of views goes with the one that keeps it",
      """
      //- Domain/Models/Notice.swift
      import SwiftUI
      struct Notice { var text: Binding<String>?; let style: ButtonRole? }
      //- Domain/Models/NoticeKind.swift
      enum NoticeKind { case failed; var notice: Notice { Notice(text: nil, style: nil) } }
      //- Presentation/Menu/MenuView.swift
      import SwiftUI
      struct MenuView: View {
        let kind: NoticeKind
        var body: some View { Text("menu") }
      }
      """, "move 'Notice.swift' and 'NoticeKind.swift' to Presentation: only screens use what they"),
    Way(
      .externalState, "a protocol asks for the property",
      """
      //- Domain/Entities/Route.swift
      import Foundation
      protocol Route { var query: String? { get } }
      enum PriceRoute: Route {
        case list
        var query: String? { Bundle.main.bundlePath }
      }
      """, "give 'PriceRoute' what 'query' needs of 'Bundle.main' where it is made: 'Route' asks"),
    Way(
      .concreteDependency, "nothing is called on what is kept",
      """
      //- Domain/Repositories/TokenRepository.swift
      protocol TokenRepository { func token() -> String }
      //- Data/Repositories/LiveTokenRepository.swift
      struct LiveTokenRepository: TokenRepository { func token() -> String { "" } }
      //- Domain/UseCases/LogoutUseCase.swift
      struct LogoutUseCase {
        let tokens: LiveTokenRepository
        func execute() -> Int { 1 }
      }
      """,
      """
      delete 'tokens' if everything builds without it: nothing uses it; otherwise depend on \
      'TokenRepository'
      """),
    Way(
      .layerReference, "a number of the business stands among those of a screen",
      """
      //- Domain/UseCases/IsNearUseCase.swift
      struct IsNearUseCase { func execute(_ way: Double) -> Bool { way < ZoneConstant.radius } }
      //- Presentation/Zone/ZoneConstant.swift
      import SwiftUI
      struct ZoneConstant {
        static let radius: Double = 50
        static let tint: Color = .red
      }
      //- Presentation/Zone/ZoneView.swift
      import SwiftUI
      struct ZoneView: View { var body: some View { Text("zone").tint(ZoneConstant.tint) } }
      """, "move 'radius' of 'ZoneConstant' to Domain, where 'IsNearUseCase' needs it"),
    Way(
      .layerReference, "no extension makes a protocol inherit another",
      """
      //- Domain/Menu/MenuPresenting.swift
      protocol MenuPresenting: Presenting { func add() }
      //- Presentation/Base/Presenting.swift
      import SwiftUI
      protocol Presenting { var body: AnyView { get } }
      //- Presentation/Menu/MenuView.swift
      import SwiftUI
      struct MenuView: View { var body: some View { Text("menu") } }
      """, "move 'MenuPresenting', which inherits 'Presenting', to Presentation"),
    Way(
      .codable, "a page of entities is turned into none of them",
      """
      //- Domain/Entities/Station.swift
      struct Station: Codable { let name: String; let line: Int }
      struct StationPage: Codable { let stations: [Station] }
      //- Data/Repositories/LiveStationRepository.swift
      import Foundation
      struct LiveStationRepository {
        func stations(_ page: StationPage) -> Station { page.stations[0] }
        func load(_ data: Data) throws -> StationPage {
          try JSONDecoder().decode(StationPage.self, from: data)
        }
      }
      //- Presentation/Stations/StationRow.swift
      import SwiftUI
      struct StationRow: View { let station: Station; var body: some View { Text(station.name) } }
      """, "move 'StationPage', which stores it, to Data, let it store a new Codable 'StationDTO'"),
    Way(
      .frameworkType, "a repository of Data hands the model to screens",
      """
      //- Domain/Entities/SavedDish.swift
      import RealmSwift
      final class SavedDish: Object { @Persisted var name: String }
      //- Data/Repositories/DishStore.swift
      protocol DishStore { func saved() -> [SavedDish] }
      //- Presentation/Menu/MenuViewModel.swift
      final class MenuViewModel {
        private let store: any DishStore
        init(store: any DishStore) { self.store = store }
        func names() -> [String] { store.saved().map(\\.name) }
      }
      """,
      "move 'SavedDish' to Data, and let 'DishStore' give back a value of Domain in its place"),
    Way(
      .infrastructureAccess, "a use case has the method already",
      """
      //- Domain/Entities/Booking.swift
      struct Booking: Equatable { let id: Int }
      //- Domain/UseCases/BookingUseCase.swift
      protocol BookingUseCase { func updateBooking(booking: Booking) }
      //- Presentation/Notice/NoticeViewController.swift
      import UIKit
      import Alamofire
      final class NoticeViewController: UIViewController {
        func updateBooking(booking: Booking) { AF.request("bookings/\\(booking.id)") }
      }
      """, "let 'NoticeViewController' ask 'BookingUseCase', which has 'updateBooking' already"),
  ]

  @Test(arguments: screens + domain)
  fileprivate func theHelpWasProven(_ way: RouteHelpTests.Way) throws {
    try way.expectHelp()
  }
}
