#if canImport(SwiftUI)
  import FoodDomain
  import SwiftUI

  /// The restaurants that one can order from.
  struct RestaurantListView: View {
    @Bindable private var viewModel: RestaurantListViewModel

    init(viewModel: RestaurantListViewModel) {
      self.viewModel = viewModel
    }

    var body: some View {
      List {
        SavedCopyView(savedAt: viewModel.savedAt)
        if !viewModel.restaurants.isEmpty { MessageView(message: viewModel.message) }
        ForEach(viewModel.restaurants) { restaurant in
          Button {
            viewModel.open(restaurant.id)
          } label: {
            RestaurantRowView(restaurant: restaurant)
          }
        }
      }
      .overlay {
        if viewModel.restaurants.isEmpty {
          NothingView(
            isLoading: viewModel.isLoading, message: viewModel.message,
            text: "No restaurants found", systemImage: "fork.knife", retry: viewModel.load)
        }
      }
      .searchable(text: $viewModel.searchText, prompt: "Name or cuisine")
      .navigationTitle("Restaurants")
      .refreshable { await viewModel.load() }
      .task(id: viewModel.searchText) { await viewModel.load() }
    }
  }

  #if DEBUG
    struct RestaurantListViewPreviews: PreviewProvider {
      static var previews: some View {
        RestaurantListView(
          viewModel: PreviewViewModelFactory().makeRestaurantListViewModel(router: AppRouter()))
      }
    }
  #endif
#endif
