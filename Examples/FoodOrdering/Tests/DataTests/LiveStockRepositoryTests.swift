import FoodDomain
import FoodTesting
import Foundation
import Testing

@testable import FoodData

@Suite("The stock, network first")
struct LiveStockRepositoryTests {
  @Test("is what the server says, and kept for when it is away")
  func server() async throws {
    let local = FakeCatalogueLocal(menus: [.sample(1): menu(stock: 1)])
    let repository = repository(local) { _ in menu(stock: 2) }
    #expect(try await repository.items(of: .sample(1)).map(\.stock) == [2])
    #expect(try await local.menu(of: .sample(1))?.value.items.map(\.stock) == [2])
  }

  @Test(
    "is what was seen last while the server is away or busy",
    arguments: [
      RemoteError.unreachable, .unreadable(status: 503), .refused("unavailable"),
    ])
  func away(_ failure: RemoteError) async throws {
    let local = FakeCatalogueLocal(menus: [.sample(1): menu(stock: 1)])
    let repository = repository(local) { _ in throw failure }
    #expect(try await repository.items(of: .sample(1)).map(\.stock) == [1])
  }

  @Test("is not known where nothing was seen")
  func unknown() async {
    await #expect(throws: ServiceError.offline) {
      try await repository(FakeCatalogueLocal()) { _ in throw RemoteError.unreachable }
        .items(of: .sample(1))
    }
    await #expect(throws: ServiceError.unavailable) {
      try await repository(FakeCatalogueLocal()) { _ in throw RemoteError.unreadable(status: 500) }
        .items(of: .sample(1))
    }
  }

  @Test("is not there for a restaurant that there is not, whatever was seen")
  func notFound() async {
    let local = FakeCatalogueLocal(menus: [.sample(1): menu(stock: 1)])
    await #expect(throws: ServiceError.notFound) {
      try await repository(local) { _ in throw RemoteError.refused("not_found") }
        .items(of: .sample(1))
    }
  }

  @Test("is kept as it was when the server talks nonsense")
  func unusable() async throws {
    let local = FakeCatalogueLocal(menus: [.sample(1): menu(stock: 1)])
    await #expect(throws: ServiceError.unusableAnswer) {
      try await repository(local) { _ in menu(stock: -1) }.items(of: .sample(1))
    }
    #expect(try await local.menu(of: .sample(1))?.value.items.map(\.stock) == [1])
  }

  @Test("is what the server says where nothing can be kept")
  func fullDisk() async throws {
    let local = FakeCatalogueLocal(writeFailure: NoAnswer())
    let repository = repository(local) { _ in menu(stock: 2) }
    #expect(try await repository.items(of: .sample(1)).map(\.stock) == [2])
  }

  private func menu(stock: Int) -> MenuDTO { .sample([.sample(stock: stock)]) }

  private func repository(
    _ local: FakeCatalogueLocal, menu: @escaping @Sendable (UUID) async throws -> MenuDTO
  ) -> LiveStockRepository {
    LiveStockRepository(remote: FakeCatalogueRemote(menu: menu), local: local)
  }
}
