#if canImport(SwiftUI)
  import FoodDomain
  import Foundation
  import SwiftUI

  /// A restaurant in the list.
  struct RestaurantRowView: View {
    let restaurant: Restaurant

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text(restaurant.name).font(.headline)
        Text(restaurant.cuisine).foregroundStyle(.secondary)
        Text(
          "Delivery \(restaurant.deliveryFee.text), from \(restaurant.minimumOrder.text) on"
        )
        .font(.footnote)
        .foregroundStyle(.secondary)
        if let offer = restaurant.offer {
          Label(
            "\(offer.percent.formatted())% off from \(offer.from.text) on", systemImage: "tag"
          )
          .font(.footnote)
        }
      }
      .foregroundStyle(Color.primary)
    }
  }
#endif
