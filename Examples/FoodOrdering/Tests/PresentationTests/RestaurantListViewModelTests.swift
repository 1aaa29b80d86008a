import FoodDomain
import FoodPresentation
import FoodTesting
import Testing

@MainActor
@Suite("The list of restaurants")
struct RestaurantListViewModelTests {
  private typealias Answers = AsyncThrowingStream<Snapshot<[Restaurant]>, any Error>
  private let router = AppRouter()
  private let lucia = Restaurant.sample(1)
  private let momo = Restaurant.sample(2, name: "Izakaya Momo")

  @Test("is empty until it is loaded")
  func start() {
    let model = model { _ in .canned() }
    #expect(model.restaurants.isEmpty)
    #expect(!model.isLoading)
    #expect(model.message == nil)
  }

  @Test("shows what is true now, without a date")
  func current() async {
    let model = model { _ in .canned(.saved([], at: .sample()), .current([self.lucia])) }
    await model.load()
    #expect(model.restaurants == [lucia])
    #expect(model.savedAt == nil)
    #expect(model.message == nil)
    #expect(!model.isLoading)
  }

  @Test("shows what was kept with its date while the server is away, and no error")
  func offline() async {
    let model = model { _ in
      .canned(.saved([self.lucia], at: .sample(7)), failure: ServiceError.offline)
    }
    await model.load()
    #expect(model.restaurants == [lucia])
    #expect(model.savedAt == .sample(7))
    #expect(model.message == nil)
  }

  @Test("says why there is nothing, until there is something")
  func failure() async {
    let model = model { text in
      text == "lucia" ? .canned(.current([self.lucia])) : .canned(failure: ServiceError.offline)
    }
    await model.load()
    #expect(model.message == FailureText.text(of: ServiceError.offline))
    #expect(model.restaurants.isEmpty)
    model.searchText = "lucia"
    await model.load()
    #expect(model.message == nil)
    #expect(model.restaurants == [lucia])
  }

  @Test("is searched for the text that was typed")
  func search() async {
    let model = model { text in .canned(.current(text == "momo" ? [self.momo] : [])) }
    model.searchText = "momo"
    await model.load()
    #expect(model.restaurants == [momo])
  }

  @Test("shows no late answer to an earlier search")
  func late() async {
    let asked = Heard<String>()
    let (earlier, speaker) = Answers.makeStream()
    let model = model { text in
      asked.say(text)
      return text == "a" ? earlier : .canned(.current([self.momo]))
    }
    model.searchText = "a"
    let loading = Task { await model.load() }
    #expect(await asked.next() == "a")
    model.searchText = "b"
    await model.load()
    speaker.yield(.current([lucia]))
    speaker.finish(throwing: ServiceError.offline)
    await loading.value
    #expect(model.restaurants == [momo])
    #expect(model.message == nil)
  }

  @Test("goes on loading when only an earlier search has ended")
  func stillLoading() async {
    let asked = Heard<String>()
    let (silent, whoSaysNothing) = Answers.makeStream()
    let (open, speaker) = Answers.makeStream()
    let model = model { text in
      asked.say(text)
      return text == "a" ? silent : open
    }
    model.searchText = "a"
    let first = Task { await model.load() }
    #expect(await asked.next() == "a")
    model.searchText = "b"
    let second = Task { await model.load() }
    #expect(await asked.next() == "b")
    await first.value
    #expect(model.isLoading)
    whoSaysNothing.finish()
    speaker.finish()
    await second.value
    #expect(!model.isLoading)
  }

  @Test("leads to menus")
  func open() {
    model { _ in .canned() }.open(.sample(2))
    #expect(router.path == [.menu(.sample(2))])
  }

  private func model(
    _ answer: @escaping @Sendable (String) -> Answers
  ) -> RestaurantListViewModel {
    RestaurantListViewModel(fetchRestaurants: FakeFetchRestaurants(answer), router: router)
  }
}
