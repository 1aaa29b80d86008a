import StrataCode
import StrataRules
import TestSupport
import Testing

/// Help says who hands on what a screen takes, and knows a storyboard's screen from one that code makes.
@Suite("Help for screens that others make")
struct MadeScreenHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static func page(_ initializer: String, _ makers: String) -> String {
    """
    //- Domain/UseCases/LoadMenuUseCase.swift
    protocol MenuRepository { func menu() -> [String] }
    final class LoadMenuUseCase {
      private let menus: any MenuRepository
      init(menus: any MenuRepository) { self.menus = menus }
      func execute() -> [String] { menus.menu() }
    }
    //- Presentation/Page/PageViewController.swift
    import UIKit
    final class PageViewController: UIViewController {
      @IBOutlet private weak var label: UILabel!
      private let load = LoadMenuUseCase(menus: LiveMenuRepository())
      \(initializer)
    }
    //- Data/Repositories/LiveMenuRepository.swift
    final class LiveMenuRepository: MenuRepository { func menu() -> [String] { [] } }
    \(makers)
    """
  }

  private static func maker(_ name: String) -> String {
    """

    //- Presentation/\(name)/\(name)ViewController.swift
    import UIKit
    final class \(name)ViewController: UIViewController {
      func next() { present(PageViewController(), animated: true) }
    }
    """
  }

  private static let made: [Way] = [
    Way(
      .selfConstruction, "a screen that its neighbour in the file makes, too",
      page(
        """
        init() { super.init(nibName: nil, bundle: nil) }
        }
        final class CoverViewController: UIViewController {
          func next() { present(PageViewController(), animated: true) }
        """, maker("Home")),
      "take it in the initializer of 'PageViewController', build it once in the composition root, and let 'HomeViewController' and 'CoverViewController', which build 'PageViewController', hand it on"
    ),
    Way(
      .selfConstruction, "a screen that code makes of a nib",
      page("init() { super.init(nibName: \"Page\", bundle: nil) }", maker("Home")),
      "take it in the initializer of 'PageViewController', build it once in the composition root, and let 'HomeViewController', which builds 'PageViewController', hand it on"
    ),
    Way(
      .selfConstruction, "a screen that several others make",
      page("", maker("Home") + maker("Menu")),
      "take it in the initializer of 'PageViewController', build it once in the composition root, and let 'HomeViewController' and 'MenuViewController', which build"
    ),
    Way(
      .selfConstruction, "a screen that a flow makes beside others",
      page(
        "",
        maker("Home") + """

          //- Presentation/Flows/MenuFlow.swift
          final class MenuFlow { func start() { show(PageViewController()) } }
          """),
      "take it in the initializer of 'PageViewController', build it once in the composition root, and let 'MenuFlow' and 'HomeViewController', which build"
    ),
    Way(
      .selfConstruction, "a screen that nothing makes",
      page("required init?(coder: NSCoder) { super.init(coder: coder) }", ""),
      "give 'PageViewController', which a storyboard makes, a property"),
  ]

  @Test(arguments: made)
  fileprivate func theHelpSaysWhoHandsItOn(_ way: RouteHelpTests.Way) throws {
    try way.expectHelp()
  }
}
