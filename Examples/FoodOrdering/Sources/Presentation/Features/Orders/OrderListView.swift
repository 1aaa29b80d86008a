#if canImport(SwiftUI)
  import FoodDomain
  import SwiftUI

  /// A customer's orders.
  struct OrderListView: View {
    private let viewModel: OrderListViewModel

    init(viewModel: OrderListViewModel) {
      self.viewModel = viewModel
    }

    var body: some View {
      List {
        SavedCopyView(savedAt: viewModel.savedAt)
        if !viewModel.orders.isEmpty { MessageView(message: viewModel.message) }
        ForEach(viewModel.orders) { order in
          Button {
            viewModel.open(order.id)
          } label: {
            OrderRowView(order: order)
          }
        }
      }
      .overlay {
        if viewModel.orders.isEmpty {
          NothingView(
            isLoading: viewModel.isLoading, message: viewModel.message, text: "No orders yet",
            systemImage: "bag", retry: viewModel.load)
        }
      }
      .navigationTitle("Your orders")
      .refreshable { await viewModel.load() }
      .task { await viewModel.load() }
    }
  }

  #if DEBUG
    struct OrderListViewPreviews: PreviewProvider {
      static var previews: some View {
        OrderListView(
          viewModel: PreviewViewModelFactory().makeOrderListViewModel(router: AppRouter()))
      }
    }
  #endif
#endif
