import StrataCode
import StrataRules
import TestSupport
import Testing

/// Which way the pictures of a view model go, by who calls it.
@Suite("Which way pictures go")
struct PictureWayTests {
  private typealias Way = RouteHelpTests.Way

  private static func way(_ name: String, _ model: String, _ view: String, _ help: String) -> Way {
    Way(
      .uiFrameworkInViewModel, name,
      """
      //- Presentation/Menu/MenuViewModel.swift
      import UIKit
      final class MenuViewModel {
      \(model)
      }
      //- Presentation/Menu/MenuViewController.swift
      import UIKit
      final class MenuViewController: UIViewController {
        let viewModel = MenuViewModel()
        var picture: UIImage?
      \(view)
      }
      """, help)
  }

  private static func given(_ members: String) -> String {
    "give a name, a URL or bytes (Data) in place of 'UIImage' in \(members): 'MenuViewController' makes the picture from it"
  }

  private static let ways: [Way] = [
    way(
      "what a closure gets comes back",
      """
        func load(_ bytes: Data, completion: (UIImage?) -> Void) { completion(UIImage(data: bytes)) }
      """, "  func show() { viewModel.load(Data()) { self.picture = $0 } }", given("'load'")),
    way(
      "what no screen calls takes nothing from one",
      """
        var shown: UIImage?
        func image(_ image: UIImage, didSave error: Error?) { print(image) }
      """, "  func show() { picture = viewModel.shown }",
      given("'shown' and 'image'")),
    way(
      "what a screen passes in, it encodes",
      """
        func keep(_ image: UIImage) { print(image) }
      """, "  func done() { if let picture { viewModel.keep(picture) } }",
      "take bytes (Data) in place of 'UIImage' in 'keep': 'MenuViewController' encodes the picture before it passes it in"
    ),
    way(
      "what a screen sets, it encodes",
      """
        var chosen: UIImage?
      """, "  func done() { viewModel.chosen = picture }",
      "keep a name or bytes (Data) in place of 'UIImage' in 'chosen': what shows it makes the picture, and what sets it encodes one"
    ),
  ]

  @Test(arguments: ways)
  func picturesGoTheWayThatScreensSendThem(_ way: RouteHelpTests.Way) throws {
    try way.expectHelp()
  }
}
