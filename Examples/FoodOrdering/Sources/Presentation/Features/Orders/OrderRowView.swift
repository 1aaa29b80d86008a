#if canImport(SwiftUI)
  import FoodDomain
  import Foundation
  import SwiftUI

  /// An order in the list.
  struct OrderRowView: View {
    let order: Order

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text(order.restaurantName).font(.headline)
        OrderStatusView(status: order.status)
        Text(order.placedAt.formatted(date: .abbreviated, time: .shortened))
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .foregroundStyle(Color.primary)
    }
  }
#endif
