import Testing
import UsersDomain
import UsersPresentation
import UsersTestSupport

@MainActor
@Suite("The flow through the users")
struct UsersFlowCoordinatorTests {
  private let coordinator = UsersFlowCoordinator(
    factory: FakeUsersSceneFactory(
      repository: InMemoryUserRepository(users: [.sample(id: 1), .sample(id: 2)])))

  @Test("starts at the list")
  func start() {
    #expect(coordinator.path.isEmpty)
    #expect(!coordinator.goBack())
  }

  @Test("leads from the list to the user that was selected, and back")
  func open() {
    coordinator.list.select(id: 2)
    #expect(coordinator.path == [.user(id: 2)])
    #expect(coordinator.detail(id: 2)?.id == 2)
    #expect(coordinator.goBack())
    #expect(coordinator.path.isEmpty)
  }

  @Test("opens a user once, however often it is selected")
  func once() {
    coordinator.list.select(id: 2)
    let page = coordinator.detail(id: 2)
    coordinator.list.select(id: 2)
    #expect(coordinator.path.count == 1)
    #expect(coordinator.detail(id: 2) === page)
  }

  @Test("lets go of a page when it is no longer on the path")
  func close() {
    coordinator.list.select(id: 2)
    coordinator.path = []
    #expect(coordinator.detail(id: 2) == nil)
  }

  @Test("shows a new name in the list, too")
  func rename() async throws {
    await coordinator.list.load()
    coordinator.list.select(id: 2)
    let page = try #require(coordinator.detail(id: 2))
    await page.load()
    page.draftName = "Bo"
    await page.save()
    #expect(coordinator.list.rows.map(\.name) == ["Ana Ferreira", "Bo"])
  }
}
