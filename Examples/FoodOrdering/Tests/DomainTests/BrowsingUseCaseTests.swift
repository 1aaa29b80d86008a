import FoodDomain
import FoodTesting
import Testing

@Suite("Finding restaurants")
struct FetchRestaurantsTests {
  private let all = [
    Restaurant.sample(3, name: "Trattoria Lucia", cuisine: "Italian"),
    .sample(2, name: "Izakaya Momo", cuisine: "Japanese"),
    .sample(1, name: "Pizzeria Momo", cuisine: "Italian pizza"),
  ]

  @Test(
    "looks for all words in names and cuisines, in any capitals",
    arguments: [
      ("", [2, 1, 3]), ("   ", [2, 1, 3]), ("momo", [2, 1]), ("ITALIAN", [1, 3]),
      ("momo italian", [1]), ("  pizza   momo ", [1]), ("kebab", []), ("momo kebab", []),
      ("%", []), ("' OR 1=1", []),
    ])
  func search(_ text: String, _ found: [Int]) async {
    let (answers, error) = await restaurants(text, .canned(.current(all)))
    #expect(answers.map { $0.value.map(\.id) } == [found.map { .sample($0) }])
    #expect(error == nil)
  }

  @Test("puts namesakes in the same order each time")
  func namesakes() async {
    let twins = [Restaurant.sample(2, name: "Momo"), .sample(1, name: "Momo")]
    let (answers, _) = await restaurants("", .canned(.current(twins)))
    #expect(answers.map { $0.value.map(\.id) } == [[.sample(1), .sample(2)]])
  }

  @Test("tells what was kept, then what is true, each as old as it is")
  func keptThenTrue() async {
    let (answers, error) = await restaurants(
      "momo", .canned(.saved([], at: .sample()), .current(all)))
    #expect(answers.map(\.savedAt) == [.sample(), nil])
    #expect(answers.map(\.value.count) == [0, 2])
    #expect(error == nil)
  }

  @Test("ends with the error of the repository")
  func offline() async {
    let (answers, error) = await restaurants(
      "", .canned(.saved(all, at: .sample()), failure: ServiceError.offline))
    #expect(answers.count == 1)
    #expect(error as? ServiceError == .offline)
  }

  @Test("asks no more when nobody listens any more")
  func nobodyListens() async throws {
    let (known, speaker) = AsyncThrowingStream<Snapshot<[Restaurant]>, any Error>.makeStream()
    let ended = Heard<Bool>()
    speaker.onTermination = { _ in ended.say(true) }
    speaker.yield(.saved(all, at: .sample()))
    var repository = FakeRestaurantRepository()
    repository.all = { known }
    let fetch = FetchRestaurants(repository: repository)
    for try await answer in fetch.restaurants(matching: "") {
      #expect(answer.value.count == 3)
      break
    }
    #expect(await ended.next() == true)
  }

  private func restaurants(
    _ text: String, _ known: AsyncThrowingStream<Snapshot<[Restaurant]>, any Error>
  ) async -> (elements: [Snapshot<[Restaurant]>], error: (any Error)?) {
    var repository = FakeRestaurantRepository()
    repository.all = { known }
    return await FetchRestaurants(repository: repository).restaurants(matching: text).collected()
  }
}

@Suite("Showing a menu")
struct FetchMenuTests {
  @Test("puts what is sold out last in its section")
  func soldOut() async {
    let (answers, _) = await menu([
      .sample(1, category: "Pizza", stock: 0), .sample(2, category: "Sweets"),
      .sample(3, category: "Pizza"), .sample(4, category: "Pizza"),
    ])
    let sections = answers.first?.value.sections
    #expect(sections?.map(\.category) == ["Pizza", "Sweets"])
    #expect(
      sections?.map { $0.items.map(\.id) }
        == [[.sample(3), .sample(4), .sample(1)], [.sample(2)]])
  }

  @Test("shows a restaurant that sells nothing")
  func empty() async {
    let (answers, error) = await menu([])
    #expect(answers.map(\.value) == [Menu(of: .sample(), items: [])])
    #expect(error == nil)
  }

  @Test("ends with the error of the repository")
  func notFound() async {
    var repository = FakeRestaurantRepository()
    repository.menu = { _ in .canned(failure: ServiceError.notFound) }
    let (answers, error) = await FetchMenu(repository: repository).menu(of: .sample(9))
      .collected()
    #expect(answers.isEmpty)
    #expect(error as? ServiceError == .notFound)
  }

  private func menu(
    _ items: [MenuItem]
  ) async -> (elements: [Snapshot<Menu>], error: (any Error)?) {
    var repository = FakeRestaurantRepository()
    repository.menu = { restaurant in
      #expect(restaurant == .sample(1))
      return .canned(.current((.sample(), items)))
    }
    return await FetchMenu(repository: repository).menu(of: .sample(1)).collected()
  }
}
