#if DEBUG
  import FoodDomain
  import Foundation

  /// Makes the same order of everything.
  struct DummyCheckOutUseCase: CheckOutUseCase {
    func checkOut(
      as id: Order.ID, by customer: Customer, to delivery: DeliveryDetails,
      paying payment: PaymentDetails, agreedTotal: Money
    ) async throws -> Order { .preview(.received) }
  }

  /// Shows an order of each status.
  struct DummyFetchOrdersUseCase: FetchOrdersUseCase {
    func orders(of customer: Customer.ID) async throws -> Snapshot<[Order]> {
      .current(
        OrderStatus.allCases.enumerated().map { .preview($1, number: UInt8(100 + $0)) })
    }
  }

  /// Finds an order at one status, for ever.
  struct DummyTrackOrderUseCase: TrackOrderUseCase {
    let status: OrderStatus

    func track(_ order: Order.ID, of customer: Customer.ID) async throws -> Snapshot<Order> {
      .current(.preview(status))
    }
  }

  /// Needs half an hour, from when the order was placed.
  struct DummyEstimateDeliveryUseCase: EstimateDeliveryUseCase {
    func estimatedDelivery(of order: Snapshot<Order>) -> Date? {
      order.value.placedAt + 30 * 60
    }
  }

  /// Takes every order back.
  struct DummyCancelOrderUseCase: CancelOrderUseCase {
    func cancel(_ order: Order.ID, of customer: Customer.ID) async throws -> Order {
      .preview(.cancelled)
    }
  }

  /// Has nothing to send.
  struct DummySendWaitingOrdersUseCase: SendWaitingOrdersUseCase {
    func sendWaitingOrders(of customer: Customer.ID) async throws {}
  }

  /// Has the same news each time.
  struct DummyReadNewsUseCase: ReadNewsUseCase {
    func takeNews() async -> [OrderNews] { [OrderNews(.preview(.onTheWay))] }
  }
#endif
