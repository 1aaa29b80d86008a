import CoreData
import Foundation
import LoyaltyDomain

/// The one place that knows who implements what.
@MainActor
final class AppDIContainer {
  private let stage: BackendStage
  private let orderStore: OrderStore
  private let imageLoader: DishImageLoader
  private let menuRepository: MenuRepository
  private let orderRepository: OrderRepository

  init(stage: BackendStage = .current) {
    let api = APIClient(stage: stage)
    let store = OrderStore()
    self.stage = stage
    orderStore = store
    imageLoader = DishImageLoader()
    menuRepository = DefaultMenuRepository(api: api)
    orderRepository = DefaultOrderRepository(api: api, store: store)
  }

  var historyContext: NSManagedObjectContext { orderStore.viewContext }

  var loadThumbnail: ThumbnailLoader {
    { [imageLoader] photo, size in await imageLoader.thumbnail(of: photo, size: size) }
  }

  func makeMenuViewModel() -> MenuViewModel {
    MenuViewModel(fetchMenu: makeFetchMenuUseCase())
  }

  func makeCartViewModel() -> CartViewModel {
    CartViewModel(fetchMenu: makeFetchMenuUseCase(), placeOrder: makePlaceOrderUseCase())
  }

  func makeOrdersViewModel() -> OrdersViewModel {
    OrdersViewModel(applyUpdate: DefaultApplyOrderUpdateUseCase(orders: orderRepository))
  }

  private func makeFetchMenuUseCase() -> FetchMenuUseCase {
    DefaultFetchMenuUseCase(menu: menuRepository)
  }

  private func makePlaceOrderUseCase() -> PlaceOrderUseCase {
    DefaultPlaceOrderUseCase(orders: orderRepository, program: LoyaltyProgram(), stage: stage)
  }
}
