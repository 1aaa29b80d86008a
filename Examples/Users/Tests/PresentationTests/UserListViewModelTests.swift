import Testing
import UsersDomain
import UsersPresentation
import UsersTestSupport

@MainActor
@Suite("The list of users")
struct UserListViewModelTests {
  private let fetchUsers = FakeFetchUsersUseCase()
  private let list: UserListViewModel

  init() {
    list = UserListViewModel(
      pageSize: 2, fetchUsers: fetchUsers, actions: UserListViewModelActions(showUser: { _ in }))
  }

  @Test("is loading until the first page comes, then shows its rows")
  func loading() async {
    let load = Task { await list.load() }
    let call = await fetchUsers.calls.next()
    #expect(list.state == .loading)
    #expect(call.input.page == 1)
    #expect(call.input.limit == 2)
    call.answer(.sample(ids: 1...2, limit: 2, total: 3))
    await load.value
    #expect(list.state == .loaded)
    #expect(list.rows.map(\.name) == ["User 1", "User 2"])
    #expect(list.total == 3)
    #expect(list.canLoadMore)
  }

  @Test("says that it is empty when there are no users")
  func empty() async {
    await load(UsersPage(users: [], number: 1, limit: 2, total: 0))
    #expect(list.state == .empty)
    #expect(!list.canLoadMore)
  }

  @Test("says why it failed, and can be asked again")
  func failure() async {
    let load = Task { await list.load() }
    await fetchUsers.calls.next().fail(UserError.unreachable)
    await load.value
    #expect(
      list.state
        == .failed(message: "The server does not answer. Check the connection and try again."))
    let retry = Task { await list.retry() }
    await fetchUsers.calls.next().answer(.sample(ids: 1...1, limit: 2, total: 1))
    await retry.value
    #expect(list.state == .loaded)
  }

  @Test("keeps its rows when a refresh fails, and says so")
  func failedRefresh() async {
    await load(.sample(ids: 1...2, limit: 2, total: 2))
    let refresh = Task { await list.load() }
    await fetchUsers.calls.next().fail(UserError.unavailable)
    await refresh.value
    #expect(list.state == .loaded)
    #expect(list.rows.count == 2)
    #expect(list.problem == "The server has a problem of its own. Try again later.")
  }

  @Test("takes a cancellation for no failure")
  func cancellation() async {
    let load = Task { await list.load() }
    await fetchUsers.calls.next().fail(CancellationError())
    await load.value
    #expect(list.state == .loading)
    #expect(list.problem == nil)
  }

  @Test("loads the first page only once of its own accord")
  func loadIfNeeded() async {
    await load(.sample(ids: 1...2, limit: 2, total: 2))
    await list.loadIfNeeded()
    #expect(fetchUsers.calls.count == 0)
  }

  @Test("does not let the late answer of an older load replace a newer one")
  func staleAnswer() async {
    let first = Task { await list.load() }
    let older = await fetchUsers.calls.next()
    let second = Task { await list.load() }
    await fetchUsers.calls.next().answer(.sample(ids: 5...6, limit: 2, total: 2))
    await second.value
    older.answer(.sample(ids: 1...2, limit: 2, total: 2))
    await first.value
    #expect(list.rows.map(\.id) == [5, 6])
  }

  @Test("does not let the late failure of an older load hide a newer answer")
  func staleFailure() async {
    let first = Task { await list.load() }
    let older = await fetchUsers.calls.next()
    await load(.sample(ids: 5...6, limit: 2, total: 2))
    older.fail(UserError.unreachable)
    await first.value
    #expect(list.state == .loaded)
    #expect(list.problem == nil)
  }

  @Test("shows a user's new name, also when an answer from before comes late")
  func update() async {
    await load(.sample(ids: 1...2, limit: 2, total: 2))
    let refresh = Task { await list.load() }
    let call = await fetchUsers.calls.next()
    list.update(.sample(id: 2, name: "Bo"))
    #expect(list.rows.map(\.name) == ["User 1", "Bo"])
    call.answer(.sample(ids: 1...2, limit: 2, total: 2))
    await refresh.value
    #expect(list.rows.map(\.name) == ["User 1", "Bo"])
  }

  @Test("asks whoever navigates to show a user")
  func selection() {
    var shown: [Int] = []
    let list = UserListViewModel(
      fetchUsers: fetchUsers, actions: UserListViewModelActions(showUser: { shown.append($0) }))
    list.select(id: 42)
    #expect(shown == [42])
  }

  private func load(_ page: UsersPage) async {
    let load = Task { await list.load() }
    await fetchUsers.calls.next().answer(page)
    await load.value
  }
}
