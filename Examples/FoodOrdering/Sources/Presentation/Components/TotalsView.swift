#if canImport(SwiftUI)
  import FoodDomain
  import SwiftUI

  /// What an order costs, and why.
  struct TotalsView: View {
    let totals: OrderTotals

    var body: some View {
      LabeledContent("Food", value: totals.subtotal.text)
      LabeledContent("Discount", value: totals.discount.text)
      LabeledContent("Delivery", value: totals.deliveryFee.text)
      LabeledContent("Tax", value: totals.tax.text)
      if let total = try? totals.total() {
        LabeledContent("Total", value: total.text).font(.headline)
      }
    }
  }
#endif
