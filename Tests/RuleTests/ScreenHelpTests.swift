import StrataCode
import StrataRules
import TestSupport
import Testing

/// Help names who shows a view model, and where what that has of the screen comes from.
@Suite("Help that names the screen")
struct ScreenHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static let view = """

    //- Presentation/Menu/MenuView.swift
    import SwiftUI
    struct MenuView: View {
      @StateObject var model = MenuViewModel()
      var body: some View { Text("menu") }
    }
    """

  private static let other = """

    //- Presentation/Home/HomeView.swift
    import SwiftUI
    struct HomeView: View {
      @ObservedObject var model: MenuViewModel
      var body: some View { Text("home") }
    }
    """

  private static let shown: [Way] = [
    Way(
      .uiFrameworkInViewModel, "one view shows it",
      Way.model(
        "UIKit", "var scheme: UIUserInterfaceStyle { pick() }\n  func show() { _ = scheme }")
        + view,
      "use a plain value, such as an enum, in place of 'UIUserInterfaceStyle' in 'scheme', and let 'MenuView' turn"
    ),
    Way(
      .uiFrameworkInViewModel, "of several views, the one that is called after it",
      Way.model(
        "UIKit", "var scheme: UIUserInterfaceStyle { pick() }\n  func show() { _ = scheme }") + view
        + other,
      "use a plain value, such as an enum, in place of 'UIUserInterfaceStyle' in 'scheme', and let 'MenuView' turn"
    ),
    Way(
      .uiFrameworkInViewModel, "of several views, none",
      Way.model(
        "UIKit", "var scheme: UIUserInterfaceStyle { pick() }\n  func show() { _ = scheme }")
        + other
        + other.replacing("Home", with: "Start"),
      "use a plain value, such as an enum, in place of 'UIUserInterfaceStyle' in 'scheme', and let the view turn"
    ),
    Way(
      .uiFrameworkInViewModel, "the height of the keyboard",
      Way.model(
        "UIKit",
        """
        let shows = NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
          .map { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] }
        """) + view,
      "let 'MenuView' listen to what 'UIResponder' posts, and hand 'MenuViewModel' the height of the keyboard"
    ),
    Way(
      .uiFrameworkInViewModel, "text with attributes",
      Way.model(
        "UIKit",
        "var price: NSAttributedString { .init(string: text, attributes: [.font: Fonts.small]) }")
        + view,
      "give plain text from 'MenuViewModel', and let 'MenuView' make the attributed text of 'price'; then write"
    ),
    Way(
      .uiFrameworkInViewModel, "a style of text goes with the text",
      Way.model(
        "UIKit",
        """
        var price: NSAttributedString {
            let style = NSMutableParagraphStyle()
            return .init(string: text, attributes: [.paragraphStyle: style])
          }
        """) + view,
      "give plain text from 'MenuViewModel', and let 'MenuView' make the attributed text of 'price'"
    ),
    Way(
      .uiFrameworkInViewModel, "bindings of private properties",
      Way.model(
        "SwiftUI",
        """
        @Published private var asks = false
          var asking: Binding<Bool> { .init { self.asks } set: { value in self.asks = value } }
        """) + view,
      "delete 'asking', and let 'MenuView' bind 'asks' by '$', once 'asks' is no longer private"),
    Way(
      .uiFrameworkInViewModel, "bindings that do more",
      Way.model(
        "SwiftUI",
        """
        @Published private var asks = false
          var asking: Binding<Bool> { .init { self.asks } set: { _ in self.answer() } }
          func answer() { asks = true; _ = asking }
        """) + view, "leave 'Binding' to 'MenuView', which observes 'MenuViewModel'"),
  ]

  private static let constants: [Way] = [
    Way(
      .uiFrameworkInViewModel, "what never changes",
      Way.model(
        "UIKit",
        """
        var tint: UIColor { return .white }
          lazy var font: UIFont = { UIFont.systemFont(ofSize: 12, weight: .medium) }()
        """) + view, "move 'tint' and 'font' from 'MenuViewModel' to 'MenuView': what never changes"
    ),
    Way(
      .uiFrameworkInViewModel, "what changes beside what does not",
      Way.model(
        "UIKit",
        "var tint: UIColor { .white }\n  var mark: UIColor { isDone ? .red : .black }\n  var isDone = true\n  func show() { _ = mark }"
      ) + view,
      "move 'tint' from 'MenuViewModel' to 'MenuView': what never changes is the view's own; use a plain value, such as an enum, in place of 'UIColor' in 'mark'"
    ),
    Way(
      .uiFrameworkInViewModel, "what somebody may set",
      Way.model("UIKit", "var tint = UIColor.white"),
      "use a plain value, such as an enum, in place of 'UIColor' in 'tint'"),
    Way(
      .uiFrameworkInViewModel, "labels of an enum",
      Way.model(
        "SwiftUI",
        """
        enum Mode {
            case day, week
            var label: LocalizedStringKey { self == .day ? "day" : "week" }
          }
        """) + view, "move 'label' of 'Mode' to an extension of it beside"),
  ]

  private static let sources: [Way] = [
    Way(
      .uiFrameworkInViewModel, "a service that gives pictures",
      Way.model(
        "UIKit",
        """
        let store: PictureStore
          private(set) var shown: UIImage?
          func load() { shown = store.picture() }
        """) + """

          //- Data/Pictures/PictureStore.swift
          import UIKit
          final class PictureStore { func picture() -> UIImage? { nil } }
          """,
      "change 'PictureStore' (Data) first, whose 'picture' uses 'UIImage'; then give a name"),
    Way(
      .uiFrameworkInViewModel, "a value that is only handed on",
      Way.model("UIKit", "let option: MenuOption\n  var tint: UIColor { option.tint }")
        + """

        //- Presentation/Menu/MenuOption.swift
        import UIKit
        enum MenuOption { case first; var tint: UIColor { .red } }
        """,
      "change 'MenuOption' (Presentation) first, whose 'tint' uses 'UIColor'; then use a plain"),
    Way(
      .uiFrameworkInViewModel, "a value beside what is made here",
      Way.model(
        "UIKit", "let option: MenuOption\n  func tint() -> UIColor { UIColor(option.code) }")
          + """

          //- Presentation/Menu/MenuOption.swift
          import UIKit
          enum MenuOption { case first; var tint: UIColor { .red } }
          """, "use a plain value"),
  ]

  private static let list = """

    //- Presentation/Menu/MenuViewController.swift
    import UIKit
    final class MenuViewController: UIViewController {
      var model: MenuViewModel?
      func close() {}
    }
    """

  private static let kept: [Way] = [
    Way(
      .navigatingViewModel, "a list that is only loaded anew",
      Way.model(
        "UIKit", "let list: UICollectionView\n  func load() { list.reloadData() }") + list,
      "give 'MenuViewModel' a closure, such as 'onChange', in place of 'list', and let 'MenuViewController' call 'reloadData' in it"
    ),
    Way(
      .uiFrameworkInViewModel, "a list that is only loaded anew",
      Way.model(
        "UIKit", "let list: UICollectionView\n  func load() { list.reloadData() }") + list,
      "give 'MenuViewModel' a closure, such as 'onChange', in place of 'list', and let 'MenuViewController' call 'reloadData' in it"
    ),
    Way(
      .uiFrameworkInViewModel, "a list that nothing is asked of",
      Way.model(
        "UIKit", "let list: UICollectionView\n  init(list: UICollectionView) { self.list = list }")
        + list.replacing(
          "  func close() {}",
          with:
            "  func load() {\n    let made = MenuViewModel(list: UICollectionView())\n    made.list.reloadData()\n  }"
        ),
      "take 'list' out of 'MenuViewModel', which does not use it itself, and keep a closure there that 'MenuViewController', which builds 'MenuViewModel', passes and 'MenuViewController' calls"
    ),
    Way(
      .uiFrameworkInViewModel, "a list of which nobody says where it is from",
      Way.model("UIKit", "var list: UICollectionView?") + list,
      "leave 'UICollectionView' to"),
    Way(
      .navigatingViewModel, "a controller that is told what to do",
      Way.model(
        "UIKit", "weak var screen: MenuViewController?\n  func end() { screen?.close() }")
        + list,
      "give 'MenuViewModel' a closure for 'close' in place of 'screen', and let 'MenuViewController'"
    ),
    Way(
      .navigatingViewModel, "a controller of which nothing is asked",
      Way.model("UIKit", "weak var screen: MenuViewController?") + list,
      "publish what 'MenuViewController' is to show"),
  ]

  @Test(arguments: shown + constants + sources + kept)
  fileprivate func theHelpNamesTheScreen(_ way: RouteHelpTests.Way) throws {
    try way.expectHelp()
  }
}
