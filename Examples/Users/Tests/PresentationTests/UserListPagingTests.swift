import Testing
import UsersDomain
import UsersPresentation
import UsersTestSupport

@MainActor
@Suite("Paging through the list of users")
struct UserListPagingTests {
  private let fetchUsers = FakeFetchUsersUseCase()
  private let list: UserListViewModel

  init() async {
    list = UserListViewModel(
      pageSize: 2, fetchUsers: fetchUsers, actions: UserListViewModelActions(showUser: { _ in }))
    let load = Task { [list] in await list.load() }
    await fetchUsers.calls.next().answer(.sample(ids: 1...2, limit: 2, total: 5))
    await load.value
  }

  @Test("adds the next page until the last")
  func loadMore() async {
    await more(.sample(ids: 3...4, number: 2, limit: 2, total: 5))
    #expect(list.canLoadMore)
    await more(.sample(ids: 5...5, number: 3, limit: 2, total: 5))
    #expect(list.rows.map(\.id) == [1, 2, 3, 4, 5])
    #expect(!list.canLoadMore)
    await list.loadMore()
    #expect(fetchUsers.calls.count == 0)
  }

  @Test("asks for a page once, however often it is wanted")
  func once() async {
    let first = Task { await list.loadMore() }
    let call = await fetchUsers.calls.next()
    #expect(list.isLoadingMore)
    await list.loadMore()
    #expect(fetchUsers.calls.count == 0)
    call.answer(.sample(ids: 3...4, number: 2, limit: 2, total: 5))
    await first.value
    #expect(!list.isLoadingMore)
  }

  @Test("keeps the rows when the next page fails, and asks for that page again")
  func failure() async {
    let failing = Task { await list.loadMore() }
    await fetchUsers.calls.next().fail(UserError.unreachable)
    await failing.value
    #expect(list.problem != nil)
    #expect(list.rows.map(\.id) == [1, 2])
    let retry = Task { await list.retry() }
    let call = await fetchUsers.calls.next()
    #expect(call.input.page == 2)
    call.answer(.sample(ids: 3...4, number: 2, limit: 2, total: 5))
    await retry.value
    #expect(list.problem == nil)
    #expect(list.rows.count == 4)
  }

  @Test("can go on after a cancellation")
  func cancellation() async {
    let cancelled = Task { await list.loadMore() }
    await fetchUsers.calls.next().fail(CancellationError())
    await cancelled.value
    #expect(list.problem == nil)
    await more(.sample(ids: 3...4, number: 2, limit: 2, total: 5))
    #expect(list.rows.count == 4)
  }

  @Test("shows no user twice when the list has shifted between two pages")
  func shifted() async {
    await more(.sample(ids: 2...3, number: 2, limit: 2, total: 5))
    #expect(list.rows.map(\.id) == [1, 2, 3])
  }

  @Test("does not add a page of before a refresh to the list after it")
  func stalePage() async {
    let late = Task { await list.loadMore() }
    let older = await fetchUsers.calls.next()
    let refresh = Task { await list.load() }
    await fetchUsers.calls.next().answer(.sample(ids: 11...12, limit: 2, total: 5))
    await refresh.value
    older.answer(.sample(ids: 3...4, number: 2, limit: 2, total: 5))
    await late.value
    #expect(list.rows.map(\.id) == [11, 12])
    #expect(!list.isLoadingMore)
  }

  @Test("does not add a page that was asked for during a refresh to the list after it")
  func pageDuringRefresh() async throws {
    await more(.sample(ids: 3...4, number: 2, limit: 2, total: 5))
    let refresh = Task { await list.load() }
    let first = await fetchUsers.calls.next()
    let late = Task { await list.loadMore() }
    let third = await fetchUsers.calls.next()
    #expect(third.input.page == 3)
    first.answer(.sample(ids: 1...2, limit: 2, total: 5))
    await refresh.value
    third.answer(.sample(ids: 5...5, number: 3, limit: 2, total: 5))
    await late.value
    try #require(list.rows.map(\.id) == [1, 2])
    await more(.sample(ids: 3...4, number: 2, limit: 2, total: 5))
    #expect(list.rows.map(\.id) == [1, 2, 3, 4])
  }

  private func more(_ page: UsersPage) async {
    let more = Task { await list.loadMore() }
    await fetchUsers.calls.next().answer(page)
    await more.value
  }
}
