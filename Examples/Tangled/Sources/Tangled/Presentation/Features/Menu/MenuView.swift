import SwiftUI

struct MenuView: View {
  @ObservedObject var viewModel: MenuViewModel
  @ObservedObject var cart: CartViewModel

  var body: some View {
    List {
      Picker("Diet", selection: $viewModel.tag) {
        Text("Everything").tag(DietaryTag?.none)
        ForEach(DietaryTag.allCases) { tag in
          Text(tag.title).tag(DietaryTag?.some(tag))
        }
      }
      if let message = viewModel.message {
        Text(message).foregroundColor(.secondary)
      }
      ForEach(viewModel.dishes) { dish in
        DishCard(dish: dish, size: .row) {
          cart.add(dish)
        }
      }
    }
    .navigationTitle("Menu")
    .searchable(text: $viewModel.query)
    .overlay {
      if viewModel.isLoading { ProgressView() }
    }
    .toolbar {
      CartBadge(count: cart.itemCount)
    }
    .task(id: viewModel.query) { await viewModel.load() }
    .task(id: viewModel.tag) { await viewModel.load() }
  }
}

enum ThumbnailSize: String {
  case row
  case tile

  var points: CGSize {
    switch self {
    case .row: return CGSize(width: 64, height: 64)
    case .tile: return CGSize(width: 120, height: 90)
    }
  }
}

typealias ThumbnailLoader = (URL, ThumbnailSize) async -> UIImage?

private struct ThumbnailLoaderKey: EnvironmentKey {
  static let defaultValue: ThumbnailLoader = { _, _ in nil }
}

extension EnvironmentValues {
  var loadThumbnail: ThumbnailLoader {
    get { self[ThumbnailLoaderKey.self] }
    set { self[ThumbnailLoaderKey.self] = newValue }
  }
}

/// One dish, with a button that puts it into the cart.
struct DishCard: View {
  let dish: Dish
  let size: ThumbnailSize
  let onAdd: () -> Void

  @Environment(\.loadThumbnail) private var loadThumbnail
  @State private var thumbnail: UIImage?

  var body: some View {
    HStack(spacing: 12) {
      photo
      VStack(alignment: .leading, spacing: 4) {
        Text(dish.name).font(.headline)
        Text(dish.price.text).font(.subheadline)
        HStack {
          ForEach(dish.tags) { tag in
            Text(tag.title).font(.caption2).foregroundColor(tag.tint)
          }
        }
      }
      Spacer()
      Button(action: onAdd) {
        Image(systemName: "plus.circle.fill")
      }
      .accessibilityLabel("Add \(dish.name)")
    }
    .task(id: dish.photo) {
      guard let url = dish.photo else { return }
      thumbnail = await loadThumbnail(url, size)
    }
  }

  @ViewBuilder private var photo: some View {
    if let thumbnail {
      Image(uiImage: thumbnail).cornerRadius(8)
    } else {
      Color.gray.opacity(0.2)
        .frame(width: size.points.width, height: size.points.height)
        .cornerRadius(8)
    }
  }
}

#Preview("Dish") {
  let ramen = DishDTO(
    id: "ramen", name: "Miso ramen", description: "Noodles, egg, leek", price: "11.90",
    currency: "EUR", imageURL: nil, tags: ["spicy"], inStock: true)
  if let dish = Dish(dto: ramen) {
    DishCard(dish: dish, size: .row) {}
  }
}

#if DEBUG
  private struct StubFetchMenuUseCase: FetchMenuUseCase {
    func execute(matching query: String, tag: DietaryTag?) async throws -> [Dish] {
      let price = Money(amount: 9, currency: .euro)
      return [
        Dish(
          id: "dal", name: "Dal", summary: "Red lentils, rice", price: price, photo: nil,
          tags: [.vegan, .spicy], isAvailable: true)
      ]
    }
  }

  private struct StubPlaceOrderUseCase: PlaceOrderUseCase {
    func execute(_ request: OrderRequest) async throws -> PlacedOrder {
      throw OrderError.unavailable
    }
  }

  #Preview("Menu") {
    let menu = StubFetchMenuUseCase()
    return NavigationStack {
      MenuView(
        viewModel: MenuViewModel(fetchMenu: menu),
        cart: CartViewModel(fetchMenu: menu, placeOrder: StubPlaceOrderUseCase())
      )
    }
  }
#endif
