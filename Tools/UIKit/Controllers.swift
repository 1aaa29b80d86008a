public import Foundation

@MainActor open class UIViewController: UIResponder {
  public var title: String?
  public var view: UIView! { unavailable() }
  public var navigationItem: UINavigationItem { unavailable() }
  public var tabBarItem: UITabBarItem! { unavailable() }
  public init(nibName: String?, bundle: Bundle?) { unavailable() }
  public required init?(coder: NSCoder) { unavailable() }
  open func viewDidLoad() { unavailable() }
}

@MainActor public final class UINavigationItem {
  public var prompt: String?
}

@MainActor public final class UITabBarItem {
  public var title: String?
}

public final class UITabBarController: UIViewController {
  public var viewControllers: [UIViewController]?
  public convenience init() { unavailable() }
}

@MainActor public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

open class UINavigationController: UIViewController {
  public weak var delegate: (any UINavigationControllerDelegate)?
  public var viewControllers: [UIViewController] { unavailable() }
  public func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    unavailable()
  }
  public func pushViewController(_ viewController: UIViewController, animated: Bool) {
    unavailable()
  }
}

public struct UIListContentConfiguration {
  public var text: String?
}

open class UITableViewCell: UIView {
  public var contentConfiguration: UIListContentConfiguration?
  public func defaultContentConfiguration() -> UIListContentConfiguration { unavailable() }
}

public final class UITableView: UIView {
  public enum Style { case plain, insetGrouped }

  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    unavailable()
  }
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    unavailable()
  }
  public func reloadData() { unavailable() }
}

open class UITableViewController: UIViewController {
  public var tableView: UITableView! { unavailable() }
  public var refreshControl: UIRefreshControl?
  public init(style: UITableView.Style) { unavailable() }
  public required init?(coder: NSCoder) { unavailable() }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    unavailable()
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    unavailable()
  }
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    unavailable()
  }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    unavailable()
  }
}

extension IndexPath {
  public var row: Int { unavailable() }
}
