#if canImport(SwiftUI)
  import FoodDomain
  import Foundation
  import SwiftUI

  /// What is known of an order.
  struct OrderDetailsView: View {
    let order: Order
    let estimatedDelivery: Date?

    var body: some View {
      Section(order.restaurantName) {
        OrderStatusView(status: order.status).font(.headline)
        Text(order.status.sentence(restaurant: order.restaurantName))
        if let estimatedDelivery {
          LabeledContent("At your door", value: estimatedDelivery.arrivalText)
        }
      }
      Section("Ordered") {
        ForEach(order.items, id: \.menuItemID) { item in
          VStack(alignment: .leading) {
            LabeledContent("\(item.quantity) × \(item.name)", value: item.price.text)
            if !item.instructions.isEmpty {
              Text(item.instructions).font(.footnote).foregroundStyle(.secondary)
            }
          }
        }
      }
      Section { TotalsView(totals: order.totals) }
      Section("Delivery") {
        LabeledContent("To", value: order.delivery.recipient)
        LabeledContent("Address", value: order.delivery.address)
        if !order.delivery.note.isEmpty { LabeledContent("Note", value: order.delivery.note) }
        LabeledContent("Paid", value: order.payment.method.title)
      }
    }
  }
#endif
