#if canImport(SwiftUI)
  import SwiftUI

  /// The app in a window, started by `books window`.
  struct BooksApp: App {
    private let container = Container.shared

    var body: some Scene {
      WindowGroup {
        TabView {
          CatalogueView(viewModel: container.makeCatalogueViewModel()) { book in
            NotesView(viewModel: container.makeNotesViewModel(on: book.id))
          }
          .tabItem { Label("Books", systemImage: "books.vertical") }
          LoansView(viewModel: container.makeLoansViewModel())
            .tabItem { Label("Loans", systemImage: "tray.full") }
        }
      }
    }
  }
#endif
