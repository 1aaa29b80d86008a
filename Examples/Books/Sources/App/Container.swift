import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Builds everything, each part when it is needed first.
@MainActor
final class Container {
  /// The app's own: `BOOKS_SERVER` in the environment is the URL of a library.
  static let shared = Container(
    server: ProcessInfo.processInfo.environment["BOOKS_SERVER"].flatMap { URL(string: $0) },
    folder: FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appending(path: "Books"))

  private let server: URL?
  private let folder: URL

  init(server: URL?, folder: URL) {
    self.server = server
    self.folder = folder.appending(path: server?.host() ?? "sample")
  }

  lazy var networkClient: any NetworkClientProtocol =
    if let server {
      NetworkClient(server: server, session: .shared)
    } else {
      SampleNetworkClient()
    }

  lazy var remoteDataSource: any LibraryRemoteDataSourceProtocol = LibraryRemoteDataSource(
    client: networkClient)

  lazy var bookRepository: any BookRepositoryProtocol = BookRepository(
    remote: remoteDataSource, local: FileDataSource(file: folder.appending(path: "books.json")))

  lazy var loanRepository: any LoanRepositoryProtocol = LoanRepository(
    remote: remoteDataSource, local: FileDataSource(file: folder.appending(path: "loans.json")))

  lazy var noteRepository: any NoteRepositoryProtocol = NoteRepository(
    local: FileDataSource(file: folder.appending(path: "notes.json")))

  func makeBorrowBookUseCase() -> any BorrowBookUseCaseProtocol {
    BorrowBookUseCase(
      bookRepository: bookRepository, loanRepository: loanRepository, now: { .now })
  }

  func makeReturnBookUseCase() -> any ReturnBookUseCaseProtocol {
    ReturnBookUseCase(loanRepository: loanRepository, now: { .now })
  }

  func makeCatalogueViewModel() -> CatalogueViewModel {
    CatalogueViewModel(repository: bookRepository, borrowBook: makeBorrowBookUseCase())
  }

  func makeLoansViewModel() -> LoansViewModel {
    LoansViewModel(repository: loanRepository, returnBook: makeReturnBookUseCase())
  }

  func makeNotesViewModel(on book: Book.ID) -> NotesViewModel {
    NotesViewModel(book: book, repository: noteRepository)
  }
}
