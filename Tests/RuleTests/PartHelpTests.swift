import StrataCode
import StrataRules
import TestSupport
import Testing

/// The help names the part that has to go, and only what the code bears out.
@Suite("Help that names the part")
struct PartHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static let screens: [Way] = [
    Way(
      .uiFrameworkInViewModel, "a method that is the view's whole",
      Way.model(
        "SwiftUI", "func scroll(_ proxy: ScrollViewProxy) { withAnimation { proxy.scrollTo(1) } }"),
      "move what 'scroll' does with 'ScrollViewProxy' and 'withAnimation' to the view"),
    Way(
      .uiFrameworkInViewModel, "methods that make a layout",
      Way.model(
        "UIKit",
        """
        var changes: NSDiffableDataSourceSnapshot<Int, Int>?
          func makeLayout() -> UICollectionViewLayout {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
            return UICollectionViewCompositionalLayout(section: make(size))
          }
        """),
      """
      move what 'makeLayout' does with 'UICollectionViewLayout', 'NSCollectionLayoutSize' and \
      'UICollectionViewCompositionalLayout' to the view; leave 'NSDiffableDataSourceSnapshot' to
      """),
    Way(
      .uiFrameworkInViewModel, "what a view gives to be called",
      Way.model("SwiftUI", "func save(dismiss: DismissAction) { dismiss() }"),
      "take a closure in place of 'DismissAction' in 'save', which the view fills in"),
    Way(
      .uiFrameworkInViewModel, "a choice that comes in",
      Way.model(
        "SwiftUI", "func name(in scheme: ColorScheme) -> String { scheme == .dark ? \"a\" : \"b\" }"
      ),
      "take a plain value in place of 'ColorScheme' in 'name'"),
    Way(
      .uiFrameworkInViewModel, "a choice that goes out",
      Way.model(
        "SwiftUI", "var isDark = true\n  var scheme: ColorScheme { isDark ? .dark : .light }"),
      "use a plain value, such as an enum, in place of 'ColorScheme' in 'scheme'"),
    Way(
      .uiFrameworkInViewModel, "a controller that is handed on",
      Way.model("UIKit", "func show(from screen: UIViewController) { next(screen) }"),
      "take a closure or a protocol in place of 'UIViewController' in 'show'"),
    Way(
      .uiFrameworkInViewModel, "an enum inside that nobody names",
      Way.model("UIKit", "enum Answer { case custom(UIViewController) }"),
      "delete 'MenuViewModel.Answer', whose 'custom' carries 'UIViewController'"),
    Way(
      .uiFrameworkInViewModel, "an enum inside that is named",
      Way.model("UIKit", "var last: Answer?\n  enum Answer { case custom(UIViewController) }"),
      "let 'custom' carry plain values in place of 'UIViewController'"),
    Way(
      .uiFrameworkInViewModel, "a picture that the view may set",
      Way.model("UIKit", "@Published var picked: UIImage?"),
      "keep a name or bytes (Data) in place of 'UIImage' in 'picked'"),
    Way(
      .uiFrameworkInViewModel, "a picture that is loaded here",
      Way.model("UIKit", "@Published var shown: UIImage?\n  func load() { shown = read() }"),
      "give a name, a URL or bytes (Data) in place of 'UIImage' in 'shown'"),
    Way(
      .uiFrameworkInViewModel, "a picture that only goes out",
      Way.model("UIKit", "@Published private(set) var shown: UIImage?"),
      "give a name, a URL or bytes (Data) in place of 'UIImage' in 'shown'"),
    Way(
      .uiFrameworkInViewModel, "a picture that an entity asks for",
      Way.model(
        "UIKit", "var person = Person()\n  func change(_ image: UIImage) { person.image = image }")
          + """
          //- Domain/Entities/Person.swift
          import UIKit
          struct Person { var image: UIImage? }
          """,
      "let 'Person' of Domain keep bytes (Data) in place of 'UIImage' first, then take bytes in"),
  ]

  @Test(arguments: screens + records)
  fileprivate func theHelpNamesThePart(_ way: RouteHelpTests.Way) throws {
    try way.expectHelp()
  }
}
