import SwiftUI

struct CartView: View {
  @ObservedObject var viewModel: CartViewModel

  var body: some View {
    Form {
      Section("Your order") {
        ForEach(viewModel.cart.lines) { line in
          HStack {
            Text("\(line.quantity) × \(line.dish.name)")
            Spacer()
            Text(line.total.text)
          }
          .swipeActions {
            Button("Remove", role: .destructive) { viewModel.remove(line.id) }
          }
        }
        Label {
          Text(viewModel.cart.total.text).bold()
        } icon: {
          viewModel.cart.currency.icon
        }
      }
      Section("You might also like") {
        ForEach(viewModel.suggestions) { dish in
          DishCard(dish: dish, size: .tile) { viewModel.add(dish) }
        }
      }
      Section("Delivery") {
        TextField("Street and number", text: $viewModel.street)
        TextField("Postcode", text: $viewModel.postcode)
        TextField("Note for the courier", text: $viewModel.note)
        TextField("Voucher", text: $viewModel.voucherCode)
      }
      if let message = viewModel.message {
        Text(message)
      }
      Button("Order now") {
        Task { await viewModel.checkOut() }
      }
      .disabled(viewModel.cart.isEmpty || viewModel.isPlacing)
    }
    .navigationTitle("Cart")
    .task(id: viewModel.itemCount) { await viewModel.loadSuggestions() }
  }
}

/// A cart with the number of items in it, for toolbars.
struct CartBadge: View {
  let count: Int

  var body: some View {
    Label("\(count)", systemImage: count == 0 ? "cart" : "cart.fill")
      .labelStyle(.titleAndIcon)
      .accessibilityLabel("\(count) items in the cart")
  }
}
