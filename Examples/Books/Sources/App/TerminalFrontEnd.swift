/// The app in a terminal: the same view models as in a window.
@MainActor
final class TerminalFrontEnd {
  private let container: Container
  private let read: () -> String?
  private let write: (String) -> Void
  private let catalogue: CatalogueViewModel
  private let loans: LoansViewModel

  init(container: Container, read: @escaping () -> String?, write: @escaping (String) -> Void) {
    self.container = container
    self.read = read
    self.write = write
    catalogue = container.makeCatalogueViewModel()
    loans = container.makeLoansViewModel()
  }

  /// Shows the books, then does what is typed until `quit` or the end of the input.
  func run() async {
    await catalogue.load()
    for (row, book) in catalogue.books.enumerated() {
      write("\(row + 1)  \(book.title), \(book.author) (\(book.genre))")
    }
    show(catalogue.message)
    write("Type 'borrow 1', 'return 1', 'loans', 'note 1 TEXT', 'notes 1' or 'quit'.")
    while let line = read(), line != "quit" {
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      let row = words.count > 1 ? (Int(words[1]) ?? 0) - 1 : -1
      await perform(words.first ?? "", row: row, text: words.count > 2 ? words[2] : "")
    }
  }

  private func perform(_ command: String, row: Int, text: String) async {
    let books = catalogue.books
    let book = books.indices.contains(row) ? books[row] : nil
    switch (command, book) {
    case ("borrow", let book?):
      await catalogue.borrow(book)
      show(catalogue.message)
    case ("return", _) where loans.loans.indices.contains(row):
      await loans.giveBack(loans.loans[row])
      show(loans.message)
    case ("loans", _): await showLoans()
    case ("note", let book?):
      await show(container.makeNotesViewModel(on: book.id)) { await $0.add(text) }
    case ("notes", let book?):
      await show(container.makeNotesViewModel(on: book.id)) { await $0.load() }
    default: write("There is nothing like that.")
    }
  }

  private func showLoans() async {
    await loans.load()
    for (row, loan) in loans.loans.enumerated() {
      write("\(row + 1)  \(loan.title), due \(loan.due.day)")
    }
    show(loans.message)
  }

  private func show(_ notes: NotesViewModel, after change: (NotesViewModel) async -> Void) async {
    await change(notes)
    for note in notes.notes { write("- \(note.text)") }
    show(notes.message)
  }

  private func show(_ message: String?) {
    if let message { write(message) }
  }
}
