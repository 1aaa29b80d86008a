import XCTest

@testable import Books

final class BookRepositoryTests: XCTestCase {
  private let old = BookDTO(isbn: "978-0", title: "Old", author: "O. Old", genre: "poetry")

  func test_getBooks_givesWhatIsKept_andKeepsWhatIsNew() async throws {
    let local = MockLocalDataSource([old])
    let books = try await BookRepository(
      remote: MockLibraryRemoteDataSource(books: .success([.sample()])), local: local
    ).getBooks()
    XCTAssertEqual(books.map(\.title), ["Old"])
    await eventually { await local.kept == [.sample()] }
  }

  func test_getBooks_fetchesWhereNothingIsKept() async throws {
    let local = MockLocalDataSource<[BookDTO]>()
    let books = try await BookRepository(
      remote: MockLibraryRemoteDataSource(books: .success([.sample()])), local: local
    ).getBooks()
    XCTAssertEqual(books, [.sample])
    let kept = await local.kept
    XCTAssertEqual(kept, [.sample()])
  }

  func test_getBooks_sendsOneRequestForTwoCallers() async throws {
    let remote = MockLibraryRemoteDataSource(books: .success([.sample()]), isHeld: true)
    let repository = BookRepository(remote: remote, local: MockLocalDataSource())
    async let first = repository.getBooks()
    async let second = repository.getBooks()
    await eventually { await remote.fetches > 0 }
    try await Task.sleep(for: .milliseconds(100))
    let fetches = await remote.fetches
    XCTAssertEqual(fetches, 1)
    await remote.release()
    let both = try await [first, second]
    XCTAssertEqual(both, [[.sample], [.sample]])
  }

  func test_getBooks_neitherShowsNorKeepsAnUnknownGenre() async {
    let local = MockLocalDataSource<[BookDTO]>()
    let remote = MockLibraryRemoteDataSource(books: .success([.sample(genre: "opera")]))
    await assertThrows(LibraryError.unreadable) {
      try await BookRepository(remote: remote, local: local).getBooks()
    }
    let kept = await local.kept
    XCTAssertNil(kept)
  }

  func test_errorsAreThoseOfDomain() async {
    let repository = BookRepository(
      remote: MockLibraryRemoteDataSource(books: .failure(.offline)), local: MockLocalDataSource())
    await assertThrows(LibraryError.offline) { try await repository.getBooks() }
    await assertThrows(LibraryError.notFound) { try await repository.getCopies(of: "978-9") }
  }
}
