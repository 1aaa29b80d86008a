#if canImport(SwiftUI)
  import FoodDomain
  import SwiftUI

  /// One order, and how far it has come.
  struct OrderView: View {
    private let viewModel: OrderViewModel

    init(viewModel: OrderViewModel) {
      self.viewModel = viewModel
    }

    var body: some View {
      List {
        SavedCopyView(savedAt: viewModel.savedAt)
        if let order = viewModel.order {
          MessageView(message: viewModel.message)
          OrderDetailsView(order: order, estimatedDelivery: viewModel.estimatedDelivery)
          if viewModel.canCancel {
            Button("Cancel the order", systemImage: "xmark.circle", role: .destructive) {
              Task { await viewModel.cancel() }
            }
            .disabled(viewModel.isCancelling)
          }
          Button("All orders", action: viewModel.openOrders)
        }
      }
      .overlay {
        if viewModel.order == nil {
          NothingView(
            isLoading: viewModel.message == nil, message: viewModel.message, text: "No order",
            systemImage: "bag", retry: viewModel.load)
        }
      }
      .navigationTitle("Order")
      .refreshable { await viewModel.load() }
      .task(every: .seconds(10), viewModel.load)
    }
  }

  #if DEBUG
    struct OrderViewPreviews: PreviewProvider {
      static var previews: some View {
        ForEach(OrderStatus.allCases, id: \.self) { status in
          OrderView(
            viewModel: PreviewViewModelFactory(status: status).makeOrderViewModel(
              of: Order.preview().id, router: AppRouter()))
        }
      }
    }
  #endif
#endif
