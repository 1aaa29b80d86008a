import StrataCode
import StrataRules
import TestSupport
import Testing

/// Members of a view model that screens alone ask for leave it as they are.
@Suite("What a view model only lends to screens")
struct LentHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static func way(
    _ name: String, _ model: String, _ view: String, more: String = "", _ help: String
  ) -> Way {
    Way(
      .uiFrameworkInViewModel, name,
      """
      //- Presentation/Menu/MenuViewModel.swift
      import UIKit
      final class MenuViewModel {
        var red = 1.0
      \(model)
      }
      //- Presentation/Menu/MenuViewController.swift
      import UIKit
      final class MenuViewController: UIViewController {
        let viewModel = MenuViewModel()
      \(view)
      }
      \(more)
      """, help)
  }

  private static let tint = "  var tint: UIColor { UIColor(red: red, green: 0, blue: 0, alpha: 1) }"
  private static let plain =
    "use a plain value, such as an enum, in place of 'UIColor' in 'tint', and let"

  private static let ways: [Way] = [
    way(
      "who alone asks for a color has it", tint,
      "  func show() { view.tintColor = viewModel.tint }",
      "move 'tint' to an extension of 'MenuViewModel' in 'MenuViewController.swift', which alone asks for it; then"
    ),
    way(
      "what it reads has to be seen there", tint + "\n  private var isDark = false",
      "  func show() { view.tintColor = viewModel.tint }",
      "move 'tint' to an extension of 'MenuViewModel' in 'MenuViewController.swift', which alone asks for it (what is read there must not be private); then"
    ),
    way(
      "what nothing asks for goes", tint, "",
      "delete 'tint', which nothing asks for; then"),
    way(
      "what the view model asks for itself stays", tint + "\n  func draw() { _ = tint }",
      "  func show() { view.tintColor = viewModel.tint }", plain),
    way(
      "what is kept stays", "  var tint = UIColor.red\n  func cool() { tint = .blue }",
      "  func show() { view.tintColor = viewModel.tint }", plain),
    way(
      "what others ask for, too, stays", tint, "  func show() { view.tintColor = viewModel.tint }",
      more: """
        //- Presentation/Menu/MenuPainter.swift
        import UIKit
        struct MenuPainter { func color(_ model: MenuViewModel) -> UIColor { model.tint } }
        """, plain),
    way(
      "what changes more than the view may stays",
      "  private(set) var isOpen = false\n  func open() { isOpen = UIApplication.shared.canOpenURL(url) }",
      "  func show() { viewModel.open() }",
      "hand 'MenuViewModel' a closure or a protocol for what 'open' does with 'UIApplication'"),
    way(
      "a call of the system's is the screen's own",
      "  func call() { UIApplication.shared.open(number) }", "  func show() { viewModel.call() }",
      "move 'call' to an extension of 'MenuViewModel' in 'MenuViewController.swift', which alone asks for it; then"
    ),
  ]

  private static let values: [Way] = [
    Way(
      .uiFrameworkInViewModel, "a binding that an initializer takes is a closure",
      """
      //- Presentation/Menu/MenuViewModel.swift
      import SwiftUI
      @MainActor final class MenuViewModel: ObservableObject {
        init(isShown: Binding<Bool>) { isShown.wrappedValue = false }
      }
      """, "take a closure in place of each 'Binding' in 'init' and call it with the new value"),
    Way(
      .uiFrameworkInViewModel, "another library's futures need no Combine",
      """
      //- Presentation/Menu/MenuViewModel.swift
      import BrightFutures
      import UIKit
      final class MenuViewModel {
        func send(_ picture: UIImage) -> Future<Int, Never> { upload(picture) }
      }
      """,
      "take bytes (Data) in place of 'UIImage' in 'send': the view encodes the picture before it passes it in; then write 'import Foundation' instead"
    ),
    Way(
      .frameworkInDomain, "a place on earth is a value",
      """
      //- Domain/UseCases/FindBusUseCase.swift
      import CoreLocation
      final class FindBusUseCase {
        func execute(near place: CLLocationCoordinate2D) -> [String] { place.latitude > 0 ? [] : ["a"] }
      }
      """,
      "use a value of Domain with a latitude and a longitude in place of 'CLLocationCoordinate2D'"),
    Way(
      .layerReference, "what Domain gives away, screens turn into theirs",
      """
      //- Domain/UseCases/FindShopUseCase.swift
      struct FindShopUseCase: Asking {
        typealias Value = ShopMark
        let places: any PlaceRepository
        func execute() -> Stream<ShopMark> { places.find().map { translated($0) } }
      }
      //- Presentation/Map/ShopMark.swift
      import MapKit
      struct ShopMark { let title: String; let region: MKCoordinateRegion }
      """, "declare what 'FindShopUseCase' gives as a value of Domain, and make 'ShopMark' of it in"
    ),
    Way(
      .selfConstruction, "what nothing uses goes",
      """
      //- Domain/UseCases/LoadMenuUseCase.swift
      struct LoadMenuUseCase {
        func execute() -> [String] { ["soup"].filter { !$0.isEmpty } }
      }
      //- Presentation/Menu/MenuViewModel.swift
      @MainActor final class MenuViewModel {
        let repository = LoadMenuUseCase()
        var title = "menu"
      }
      """, "delete 'repository' if everything builds without it: nothing uses it; otherwise take"),
  ]

  @Test(arguments: ways + values)
  func whatAScreenAloneAsksForIsItsOwn(_ way: RouteHelpTests.Way) throws {
    try way.expectHelp()
  }
}
