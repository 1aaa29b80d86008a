#if canImport(SwiftUI)
  import FoodDomain
  import SwiftUI

  /// An item in the cart, how often, and what that costs.
  struct CartLineView: View {
    let line: Cart.Line
    let change: @MainActor (_ quantity: Int) async -> Void

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        LabeledContent(line.item.name, value: line.price.text)
        if !line.instructions.isEmpty {
          Text(line.instructions).font(.footnote).foregroundStyle(.secondary)
        }
        if !line.isAvailable {
          Text("Not so much of it is left.").foregroundStyle(.red)
        }
        Stepper("\(line.quantity) of it", value: quantity, in: 0...Cart.mostOfAnItem)
      }
      .swipeActions {
        Button("Remove", systemImage: "trash", role: .destructive) { set(0) }
      }
    }

    private var quantity: Binding<Int> {
      Binding(get: { line.quantity }, set: { set($0) })
    }

    private func set(_ quantity: Int) {
      Task { await change(quantity) }
    }
  }
#endif
