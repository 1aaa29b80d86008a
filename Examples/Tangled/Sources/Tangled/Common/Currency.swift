import Foundation
import SwiftUI

/// The currencies we deliver in.
enum Currency: String, CaseIterable {
  case euro = "EUR"
  case pound = "GBP"
  case dollar = "USD"

  func text(for amount: Decimal) -> String {
    amount.formatted(.currency(code: rawValue))
  }

  /// Stands next to the total in the cart.
  var icon: Image {
    switch self {
    case .euro: return Image(systemName: "eurosign.circle")
    case .pound: return Image(systemName: "sterlingsign.circle")
    case .dollar: return Image(systemName: "dollarsign.circle")
    }
  }
}
