#if canImport(SwiftUI)
  import FoodDomain
  import SwiftUI

  /// What is about to be ordered, and what it costs.
  struct CartView: View {
    private let viewModel: CartViewModel
    private let cartDidChange: @MainActor () async -> Void

    /// Shows a view model, and says when the cart may hold something else.
    init(viewModel: CartViewModel, cartDidChange: @escaping @MainActor () async -> Void) {
      self.viewModel = viewModel
      self.cartDidChange = cartDidChange
    }

    var body: some View {
      List {
        MessageView(message: viewModel.message)
        if let quote = viewModel.quote, let totals = quote.totals {
          Section(quote.cart.restaurant?.name ?? "") {
            ForEach(quote.cart.lines) { line in
              CartLineView(line: line) { quantity in
                await viewModel.change(line.id, to: quantity)
                await cartDidChange()
              }
            }
          }
          Section { TotalsView(totals: totals) }
          Section {
            if let missing = quote.missing {
              Text("Add food for \(missing.text) more: that is the least this restaurant delivers.")
            }
            Button("Check out", action: viewModel.checkOut).disabled(quote.missing != nil)
            Button("Add something else", action: viewModel.continueShopping)
          }
        } else if viewModel.quote != nil {
          Text("Your cart is empty.")
          Button("Look at restaurants", action: viewModel.continueShopping)
        }
      }
      .navigationTitle("Cart")
      .task { await viewModel.load() }
    }
  }

  #if DEBUG
    struct CartViewPreviews: PreviewProvider {
      static var previews: some View {
        CartView(
          viewModel: PreviewViewModelFactory().makeCartViewModel(router: AppRouter()),
          cartDidChange: {})
      }
    }
  #endif
#endif
