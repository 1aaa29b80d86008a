import Observation
package import UsersDomain

/// The list of users, page by page.
@Observable
@MainActor
package final class UserListViewModel {
  /// What there is to show.
  package enum State: Equatable {
    case loading, loaded, empty
    case failed(message: String)
  }

  /// What there is to show.
  package private(set) var state = State.loading
  /// The users of all pages loaded so far.
  package private(set) var rows: [UserListRow] = []
  /// How many users there are on all pages.
  package private(set) var total = 0
  /// Whether a further page is on its way.
  package private(set) var isLoadingMore = false
  /// Why the last page asked for did not come, while the rows from before stay.
  package private(set) var problem: String?

  private var next: Int?
  /// Counts the loads from the start, so that an answer to an older one is known as late.
  @ObservationIgnored private var generation = 0
  /// Whether what did not come was a further page, and not the first.
  @ObservationIgnored private var missesFurtherPage = false
  /// What changed since the last load began: newer than any answer to it.
  @ObservationIgnored private var updates: [Int: UserListRow] = [:]
  private let pageSize: Int
  private let fetchUsers: any FetchUsersUseCase
  private let actions: UserListViewModelActions

  /// Makes a list that loads nothing yet.
  package init(
    pageSize: Int = 20, fetchUsers: any FetchUsersUseCase, actions: UserListViewModelActions
  ) {
    self.pageSize = pageSize
    self.fetchUsers = fetchUsers
    self.actions = actions
  }

  /// Whether there is a further page to ask for.
  package var canLoadMore: Bool { next != nil }

  /// Loads the first page, unless there is one already.
  package func loadIfNeeded() async {
    guard rows.isEmpty else { return }
    await load()
  }

  /// Loads the first page anew; also what retries and refreshes.
  package func load() async {
    generation += 1
    let asked = generation
    if rows.isEmpty { state = .loading }
    isLoadingMore = false
    problem = nil
    missesFurtherPage = false
    updates = [:]
    do {
      let page = try await fetchUsers.execute(page: 1, limit: pageSize)
      guard asked == generation else { return }
      // A further page that is still on its way belongs to the list of before.
      generation += 1
      isLoadingMore = false
      rows = []
      append(page)
      state = rows.isEmpty ? .empty : .loaded
    } catch is CancellationError {
      return
    } catch {
      guard asked == generation else { return }
      let message = UserErrorMessage.text(for: error)
      if rows.isEmpty { state = .failed(message: message) } else { problem = message }
    }
  }

  /// Loads the page after the last one, unless it is on its way already.
  package func loadMore() async {
    guard let page = next, !isLoadingMore else { return }
    let asked = generation
    isLoadingMore = true
    missesFurtherPage = false
    problem = nil
    do {
      let page = try await fetchUsers.execute(page: page, limit: pageSize)
      guard asked == generation else { return }
      append(page)
    } catch is CancellationError {
      guard asked == generation else { return }
    } catch {
      guard asked == generation else { return }
      missesFurtherPage = true
      problem = UserErrorMessage.text(for: error)
    }
    isLoadingMore = false
  }

  /// Asks again for what did not come.
  package func retry() async {
    if missesFurtherPage { await loadMore() } else { await load() }
  }

  /// Asks to show a user.
  package func select(id: Int) {
    actions.showUser(id)
  }

  /// Shows a user as it is now, if it is in the list.
  package func update(_ user: User) {
    updates[user.id] = UserListRow(user)
    guard let index = rows.firstIndex(where: { $0.id == user.id }) else { return }
    rows[index] = UserListRow(user)
  }

  /// Adds a page, but no user twice: the list may have shifted between two pages.
  private func append(_ page: UsersPage) {
    let known = Set(rows.map(\.id))
    rows += page.users.filter { !known.contains($0.id) }
      .map { updates[$0.id] ?? UserListRow($0) }
    total = page.total
    next = page.next
  }
}
