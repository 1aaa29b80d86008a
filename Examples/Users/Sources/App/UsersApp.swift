#if canImport(SwiftUI)
  import Foundation
  import SwiftUI
  import UsersPresentation

  /// The app in a window; `USERS_SERVER` in the environment names another server than the usual.
  struct UsersApp: App {
    @State private var coordinator = makeCoordinator()

    var body: some Scene {
      WindowGroup {
        if let coordinator {
          UsersFlowView(coordinator: coordinator)
        } else {
          Text("USERS_SERVER is not the URL of a server.")
        }
      }
    }

    private static func makeCoordinator() -> UsersFlowCoordinator? {
      let address = ProcessInfo.processInfo.environment["USERS_SERVER"] ?? ServerAddress.usual
      return ServerAddress.url(address).map { server in
        AppDIContainer(server: server).makeUsersSceneDIContainer().makeUsersFlowCoordinator()
      }
    }
  }
#endif
