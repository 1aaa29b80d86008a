#if canImport(SwiftUI)
  import FoodDomain
  import SwiftUI

  /// The head of every screen: the cart, the orders, and who is here.
  struct AccountToolbar: ToolbarContent {
    let viewModel: AccountViewModel

    var body: some ToolbarContent {
      ToolbarItemGroup(placement: .primaryAction) {
        Button(action: viewModel.openCart) {
          Label("\(viewModel.itemsInCart)", systemImage: "cart")
            .labelStyle(.titleAndIcon)
        }
        .accessibilityLabel("Cart")
        .accessibilityValue("\(viewModel.itemsInCart)")
        Menu("Account", systemImage: "person.crop.circle") {
          Button("Your orders", systemImage: "bag", action: viewModel.openOrders)
          if let customer = viewModel.customer {
            Section(customer.name) {
              Button("Log out") { Task { await viewModel.logOut() } }
            }
          } else {
            Button("Log in", action: viewModel.logIn)
          }
        }
      }
    }
  }
#endif
