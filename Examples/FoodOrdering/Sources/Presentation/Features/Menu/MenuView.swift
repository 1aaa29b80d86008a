#if canImport(SwiftUI)
  import FoodDomain
  import SwiftUI

  /// What a restaurant sells.
  struct MenuView: View {
    private let viewModel: MenuViewModel
    private let cartDidChange: @MainActor () async -> Void

    /// Shows a view model, and says when something may have come into the cart.
    init(viewModel: MenuViewModel, cartDidChange: @escaping @MainActor () async -> Void) {
      self.viewModel = viewModel
      self.cartDidChange = cartDidChange
    }

    var body: some View {
      List {
        SavedCopyView(savedAt: viewModel.savedAt)
        if let menu = viewModel.menu {
          ForEach(menu.sections, id: \.category) { section in
            Section(section.category) {
              ForEach(section.items) { item in
                MenuItemView(item: item) { quantity, instructions in
                  await viewModel.add(item.id, quantity: quantity, instructions: instructions)
                  await cartDidChange()
                }
              }
            }
          }
        }
      }
      .overlay {
        if viewModel.menu == nil {
          NothingView(
            isLoading: viewModel.isLoading, message: viewModel.message, text: "No menu",
            systemImage: "menucard", retry: viewModel.load)
        }
      }
      .safeAreaInset(edge: .bottom) { answer }
      .navigationTitle(viewModel.menu?.restaurant.name ?? "Menu")
      .refreshable { await viewModel.load() }
      .task { await viewModel.load() }
    }

    /// What became of the last wish.
    @ViewBuilder private var answer: some View {
      if let added = viewModel.added {
        HStack {
          Label("\(added) is in your cart", systemImage: "checkmark.circle")
          Spacer()
          Button("Open cart", action: viewModel.openCart)
        }
        .padding()
        .background(.regularMaterial)
      } else if viewModel.menu != nil, viewModel.message != nil {
        MessageView(message: viewModel.message)
          .padding()
          .background(.regularMaterial)
      }
    }
  }

  #if DEBUG
    struct MenuViewPreviews: PreviewProvider {
      static var previews: some View {
        MenuView(
          viewModel: PreviewViewModelFactory().makeMenuViewModel(
            of: Restaurant.preview.id, router: AppRouter()),
          cartDidChange: {})
      }
    }
  #endif
#endif
