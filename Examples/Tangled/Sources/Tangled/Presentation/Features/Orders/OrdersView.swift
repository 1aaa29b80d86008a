import CoreData
import SwiftUI

struct OrdersView: View {
  @ObservedObject var viewModel: OrdersViewModel
  let itemsInCart: Int

  @FetchRequest(sortDescriptors: [SortDescriptor(\.placedAt, order: .reverse)])
  private var history: FetchedResults<OrderRecord>

  var body: some View {
    List {
      if let order = viewModel.current {
        Section("On its way to you") {
          Text(title(of: order.status)).font(.headline)
          if let minutes = order.minutesLeft {
            Text("About \(minutes) minutes left")
          }
        }
      }
      if let message = viewModel.message {
        Text(message).foregroundColor(.secondary)
      }
      Section("Earlier") {
        ForEach(history) { record in
          VStack(alignment: .leading) {
            Text(record.placedAt.formatted(date: .abbreviated, time: .shortened))
            Text(price(of: record)).font(.subheadline)
          }
        }
      }
    }
    .navigationTitle("Orders")
    .toolbar {
      CartBadge(count: itemsInCart)
    }
  }

  private func price(of record: OrderRecord) -> String {
    (record.total as Decimal).formatted(.currency(code: record.currencyCode))
  }

  private func title(of status: Order.Status) -> String {
    switch status {
    case .received: return "The restaurant has your order"
    case .preparing: return "In the kitchen"
    case .onTheWay: return "Picked up by the courier"
    case .delivered: return "Delivered"
    case .cancelled: return "Cancelled"
    }
  }
}
