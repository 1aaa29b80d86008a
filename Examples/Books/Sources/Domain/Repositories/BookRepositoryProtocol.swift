/// The library's books; throws `LibraryError`.
protocol BookRepositoryProtocol: Sendable {
  func getBooks() async throws -> [Book]
  /// How many copies are on the shelf now.
  func getCopies(of id: Book.ID) async throws -> Int
}
