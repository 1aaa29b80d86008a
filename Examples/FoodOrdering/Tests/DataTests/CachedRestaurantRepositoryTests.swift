import FoodDomain
import FoodTesting
import Testing

@testable import FoodData

@Suite("Restaurants, cache first")
struct CachedRestaurantRepositoryTests {
  private let kept = Restaurant.sample(1, name: "Kept")
  private let now = Restaurant.sample(1, name: "Now")

  @Test("are told as they were kept, then as they are")
  func keptThenTrue() async {
    let repository = repository(keeping: [kept]) { [RestaurantDTO(now)] }
    let (answers, error) = await repository.restaurants().collected()
    #expect(answers == [.saved([kept], at: FakeCatalogueLocal.date), .current([now])])
    #expect(error == nil)
  }

  @Test("are told as they are where nothing was kept, and kept for the next time")
  func nothingKept() async throws {
    let local = FakeCatalogueLocal()
    let repository = repository(local) { [RestaurantDTO(now)] }
    let (answers, error) = await repository.restaurants().collected()
    #expect(answers == [.current([now])])
    #expect(error == nil)
    #expect(try await local.restaurants()?.value.map { try $0.restaurant() } == [now])
  }

  @Test("are told as they were kept while the server is away, then that it is")
  func offline() async {
    let repository = repository(keeping: [kept]) { throw RemoteError.unreachable }
    let (answers, error) = await repository.restaurants().collected()
    #expect(answers == [.saved([kept], at: FakeCatalogueLocal.date)])
    #expect(error as? ServiceError == .offline)
  }

  @Test(
    "are not known where nothing was kept and the server says nothing of use",
    arguments: [
      (RemoteError.unreachable, ServiceError.offline), (.unreadable(status: 502), .unavailable),
      (.unreadable(status: 200), .unusableAnswer), (.refused("unavailable"), .unavailable),
    ])
  func unknown(_ failure: RemoteError, _ expected: ServiceError) async {
    let (answers, error) = await repository(keeping: nil) { throw failure }
      .restaurants().collected()
    #expect(answers.isEmpty)
    #expect(error as? ServiceError == expected)
  }

  @Test("are kept as they were when the server talks nonsense")
  func unusable() async throws {
    let local = FakeCatalogueLocal([RestaurantDTO(kept)])
    let (_, error) = await repository(local) { [.nonsense(now)] }.restaurants().collected()
    #expect(error as? ServiceError == .unusableAnswer)
    #expect(try await local.restaurants()?.value.map(\.name) == ["Kept"])
  }

  @Test("are told as they are where what was kept cannot be read")
  func unreadable() async {
    for local in [
      FakeCatalogueLocal([.nonsense(kept)]), FakeCatalogueLocal(readFailure: NoAnswer()),
    ] {
      let repository = repository(local) { [RestaurantDTO(now)] }
      let (answers, error) = await repository.restaurants().collected()
      #expect(answers == [.current([now])])
      #expect(error == nil)
    }
  }

  @Test("are told as they are where nothing can be kept")
  func fullDisk() async {
    let local = FakeCatalogueLocal(writeFailure: NoAnswer())
    let repository = repository(local) { [RestaurantDTO(now)] }
    let (answers, error) = await repository.restaurants().collected()
    #expect(answers == [.current([now])])
    #expect(error == nil)
  }

  @Test("are kept for whoever comes next, even if nobody listens any more")
  func nobodyListens() async throws {
    let gate = Gate()
    let local = FakeCatalogueLocal([RestaurantDTO(kept)])
    let repository = repository(local) {
      await gate.pass()
      return [RestaurantDTO(now)]
    }
    for try await answer in repository.restaurants() {
      #expect(answer.savedAt != nil)
      break
    }
    await gate.open()
    #expect(await local.keeping.next() == "restaurants")
    #expect(try await local.restaurants()?.value.map(\.name) == ["Now"])
  }

  @Test("end with cancellation where it was cancelled")
  func cancelled() async {
    let (_, error) = await repository(keeping: nil) { throw CancellationError() }
      .restaurants().collected()
    #expect(error is CancellationError)
  }

  private func repository(
    keeping kept: [Restaurant]?, fetch: @escaping @Sendable () async throws -> [RestaurantDTO]
  ) -> CachedRestaurantRepository {
    repository(FakeCatalogueLocal(kept?.map(RestaurantDTO.init)), fetch: fetch)
  }

  private func repository(
    _ local: FakeCatalogueLocal, fetch: @escaping @Sendable () async throws -> [RestaurantDTO]
  ) -> CachedRestaurantRepository {
    CachedRestaurantRepository(remote: FakeCatalogueRemote(all: fetch), local: local)
  }
}

@Suite("Menus, cache first")
struct CachedMenuTests {
  @Test("are told as they were kept, then as they are, and kept for the next time")
  func keptThenTrue() async throws {
    let local = FakeCatalogueLocal(menus: [.sample(1): .sample([.sample(stock: 1)])])
    let repository = CachedRestaurantRepository(
      remote: FakeCatalogueRemote(menu: { restaurant in
        #expect(restaurant == .sample(1))
        return .sample([.sample(stock: 2)])
      }), local: local)
    let (answers, error) = await repository.menu(of: .sample(1)).collected()
    #expect(answers.map(\.savedAt) == [FakeCatalogueLocal.date, nil])
    #expect(answers.map { $0.value.1.map(\.stock) } == [[1], [2]])
    #expect(answers.map(\.value.0) == [.sample(), .sample()])
    #expect(error == nil)
    #expect(try await local.menu(of: .sample(1))?.value.items.map(\.stock) == [2])
  }

  @Test("are not there for a restaurant that there is not")
  func notFound() async {
    let repository = CachedRestaurantRepository(
      remote: FakeCatalogueRemote(menu: { _ in throw RemoteError.refused("not_found") }),
      local: FakeCatalogueLocal(menus: [.sample(1): .sample()]))
    let (answers, error) = await repository.menu(of: .sample(2)).collected()
    #expect(answers.isEmpty)
    #expect(error as? ServiceError == .notFound)
  }

  @Test("are told as they are where nothing can be kept")
  func fullDisk() async {
    let repository = CachedRestaurantRepository(
      remote: FakeCatalogueRemote(menu: { _ in .sample() }),
      local: FakeCatalogueLocal(writeFailure: NoAnswer()))
    let (answers, error) = await repository.menu(of: .sample(1)).collected()
    #expect(answers.count == 1)
    #expect(error == nil)
  }
}
