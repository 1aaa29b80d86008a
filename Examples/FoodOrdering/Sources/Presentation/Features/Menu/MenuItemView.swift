#if canImport(SwiftUI)
  import FoodDomain
  import SwiftUI

  /// An item of a menu, and how much of it is wished for.
  struct MenuItemView: View {
    @State private var quantity = 1
    @State private var instructions = ""
    private let item: MenuItem
    private let add: @MainActor (_ quantity: Int, _ instructions: String) async -> Void

    init(
      item: MenuItem,
      add: @escaping @MainActor (_ quantity: Int, _ instructions: String) async -> Void
    ) {
      self.item = item
      self.add = add
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        if let picture = item.picture { DishPictureView(url: picture) }
        HStack(alignment: .firstTextBaseline) {
          Text(item.name).font(.headline)
          Spacer()
          Text(item.price.text)
        }
        Text(item.summary).foregroundStyle(.secondary)
        if item.isSoldOut {
          Text("Sold out").foregroundStyle(.secondary)
        } else {
          wish
        }
      }
    }

    @ViewBuilder private var wish: some View {
      DisclosureGroup("How many, and how") {
        Stepper("\(quantity) of it", value: $quantity, in: 1...Cart.mostOfAnItem)
        TextField("Wishes, such as no onions", text: $instructions)
      }
      Button("Add to cart", systemImage: "cart.badge.plus") {
        Task {
          await add(quantity, instructions)
          quantity = 1
          instructions = ""
        }
      }
      .buttonStyle(.bordered)
      .accessibilityLabel("Add \(item.name) to cart")
    }
  }

  #if DEBUG
    struct MenuItemViewPreviews: PreviewProvider {
      static var previews: some View {
        MenuItemView(item: .preview) { _, _ in }
        MenuItemView(item: .previewOfSoldOut) { _, _ in }
      }
    }
  #endif
#endif
