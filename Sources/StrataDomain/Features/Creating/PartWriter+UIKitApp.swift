internal import StrataCode

extension PartWriter {
  /// The app in a window of UIKit; `terminal` is for where there are none.
  func delegates(_ builder: String, orIn terminal: String) -> String {
    let flows = features.map { feature -> String in
      let writer = about(feature)
      return "\(writer.type(.flowView))(\n                coordinator: "
        + "builder.make\(writer.type(.sceneContainer))().make\(writer.type(.coordinator))())"
    }
    var root = "            window.rootViewController = \(flows[0])"
    if flows.count > 1 {
      let titled = zip(features, flows).map { feature, flow in
        "            let \(feature.values) = \(flow)\n"
          + "            \(feature.values).tabBarItem.title = \"\(feature.title)\"\n"
      }
      let names = features.map(\.values).joined(separator: ", ")
      root =
        titled.joined() + "            let tabs = UITabBarController()\n"
        + "            tabs.viewControllers = [\(names)]\n            window.rootViewController = tabs"
    }
    return """
      #if canImport(UIKit)
      import UIKit

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
              _ application: UIApplication, configurationForConnecting session: UISceneSession,
              options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
              let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
              configuration.delegateClass = SceneDelegate.self
              return configuration
          }
      }

      /// Shows the first screens in a window.
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          private let builder = \(builder)

          func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession,
              options: UIScene.ConnectionOptions
          ) {
              guard let scene = scene as? UIWindowScene else { return }
              let window = UIWindow(windowScene: scene)
      \(root.split(separator: "\n").map { $0.dropFirst(4) }.joined(separator: "\n"))
              window.makeKeyAndVisible()
              self.window = window
          }
      }
      #else
      /// Where there are no windows, the lists are printed.
      \(terminal)
      #endif
      """
  }
}
