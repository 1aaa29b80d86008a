#if canImport(SwiftUI)
  import FoodDomain
  import SwiftUI

  /// How far an order has come, as a picture and in words.
  struct OrderStatusView: View {
    let status: OrderStatus

    var body: some View {
      Label(status.title, systemImage: systemImage)
    }

    private var systemImage: String {
      switch status {
      case .waiting: "wifi.slash"
      case .received: "checkmark.circle"
      case .preparing: "frying.pan"
      case .onTheWay: "bicycle"
      case .delivered: "house"
      case .refused: "xmark.circle"
      case .cancelling: "wifi.slash"
      case .cancelled: "arrow.uturn.backward.circle"
      }
    }
  }
#endif
