import SwiftUI

@main
struct TangledApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @StateObject private var menu: MenuViewModel
  @StateObject private var cart: CartViewModel
  @StateObject private var orders: OrdersViewModel

  private let container: AppDIContainer

  init() {
    let container = AppDIContainer()
    self.container = container
    _menu = StateObject(wrappedValue: container.makeMenuViewModel())
    _cart = StateObject(wrappedValue: container.makeCartViewModel())
    _orders = StateObject(wrappedValue: container.makeOrdersViewModel())
  }

  var body: some Scene {
    WindowGroup {
      TabView {
        NavigationStack {
          MenuView(viewModel: menu, cart: cart)
        }
        .tabItem { Label("Menu", systemImage: "fork.knife") }

        NavigationStack {
          CartView(viewModel: cart)
        }
        .tabItem { Label("Cart", systemImage: "cart") }

        NavigationStack {
          OrdersView(viewModel: orders, itemsInCart: cart.itemCount)
        }
        .tabItem { Label("Orders", systemImage: "bag") }
      }
      .environment(\.managedObjectContext, container.historyContext)
      .environment(\.loadThumbnail, container.loadThumbnail)
      .task {
        delegate.onPush = { [orders] push in await orders.receive(push) }
      }
    }
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  var onPush: ((Data) async -> Void)?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    application.registerForRemoteNotifications()
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    guard let order = userInfo["order"],
      let push = try? JSONSerialization.data(withJSONObject: order)
    else { return .noData }
    await onPush?(push)
    return .newData
  }
}
