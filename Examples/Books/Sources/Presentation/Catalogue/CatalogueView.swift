#if canImport(SwiftUI)
  import SwiftUI

  /// The library's books, and the way to what one wrote about each.
  struct CatalogueView: View {
    @State var viewModel: CatalogueViewModel
    let makeNotesView: (Book) -> NotesView

    var body: some View {
      NavigationStack {
        List {
          if let message = viewModel.message { Text(message).foregroundStyle(.secondary) }
          ForEach(viewModel.books) { book in
            NavigationLink {
              makeNotesView(book)
            } label: {
              LabeledContent(book.title, value: book.author)
            }
            .swipeActions {
              Button("Borrow", systemImage: "book") { Task { await viewModel.borrow(book) } }
            }
          }
        }
        .overlay {
          if viewModel.isLoading { ProgressView() }
        }
        .navigationTitle("Books")
        .refreshable { await viewModel.load() }
        .task { await viewModel.load() }
      }
    }
  }
#endif
