#if canImport(SwiftUI)
  import SwiftUI

  /// The notes on one book, with a field for one more.
  struct NotesView: View {
    @State var viewModel: NotesViewModel
    @State private var draft = ""

    init(viewModel: NotesViewModel) {
      _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
      List {
        if let message = viewModel.message { Text(message).foregroundStyle(.secondary) }
        ForEach(viewModel.notes) { note in
          Text(note.text)
            .swipeActions {
              Button("Delete", systemImage: "trash", role: .destructive) {
                Task { await viewModel.delete(note) }
              }
            }
        }
        TextField("New note", text: $draft).onSubmit(add)
      }
      .navigationTitle("Notes")
      .task { await viewModel.load() }
    }

    private func add() {
      let text = draft
      draft = ""
      Task { await viewModel.add(text) }
    }
  }
#endif
