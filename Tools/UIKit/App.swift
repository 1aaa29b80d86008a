/// Stands for every body: nothing here is ever run.
func unavailable() -> Never {
  fatalError("This UIKit is a stand-in to check types with. It shows nothing.")
}

@MainActor public final class UIApplication {}

@MainActor public protocol UIApplicationDelegate: AnyObject {
  init()
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public static func main() { unavailable() }
}

@MainActor public class UIScene {
  public final class ConnectionOptions {}
}

public final class UIWindowScene: UIScene {}

@MainActor public final class UISceneSession {
  public struct Role: Sendable {}

  public var role: Role { unavailable() }
}

@MainActor public final class UISceneConfiguration {
  public var delegateClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) { unavailable() }
}

@MainActor public protocol UIWindowSceneDelegate: AnyObject {
  var window: UIWindow? { get set }
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions)
}

public final class UIWindow: UIView {
  public var rootViewController: UIViewController?
  public init(windowScene: UIWindowScene) { unavailable() }
  public func makeKeyAndVisible() { unavailable() }
}
