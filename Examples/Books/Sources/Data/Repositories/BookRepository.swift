/// The library's books, which seldom change: cache first.
final class BookRepository: BookRepositoryProtocol {
  private let remote: any LibraryRemoteDataSourceProtocol
  private let local: any LocalDataSourceProtocol<[BookDTO]>
  private let refreshes = SingleFlight<[Book]>()

  init(
    remote: any LibraryRemoteDataSourceProtocol, local: any LocalDataSourceProtocol<[BookDTO]>
  ) {
    self.remote = remote
    self.local = local
  }

  /// What was kept, at once, while what is new is fetched for the next time.
  func getBooks() async throws -> [Book] {
    if let kept = try? await local.load(), let books = try? kept.map(BookMapper.toDomain) {
      Task { try? await refresh() }
      return books
    }
    do {
      return try await refresh()
    } catch {
      throw LibraryError(error)
    }
  }

  /// Always as it is now: a number of yesterday would promise a book that is gone.
  func getCopies(of id: Book.ID) async throws -> Int {
    do {
      return try await remote.fetchCopies(of: id).copies
    } catch {
      throw LibraryError(error)
    }
  }

  /// Keeps only what can be read.
  @discardableResult
  private func refresh() async throws -> [Book] {
    try await refreshes.join { [remote, local] in
      let dtos = try await remote.fetchBooks()
      let books = try dtos.map(BookMapper.toDomain)
      try? await local.save(dtos)
      return books
    }.value
  }
}
