#if canImport(SwiftUI)
  import SwiftUI

  /// What the reader has at home.
  struct LoansView: View {
    @State var viewModel: LoansViewModel

    var body: some View {
      List {
        if let message = viewModel.message { Text(message).foregroundStyle(.secondary) }
        ForEach(viewModel.loans) { loan in
          LabeledContent(loan.title, value: loan.due.day)
            .swipeActions {
              Button("Return", systemImage: "arrow.uturn.left") {
                Task { await viewModel.giveBack(loan) }
              }
            }
        }
      }
      .refreshable { await viewModel.load() }
      .task { await viewModel.load() }
    }
  }
#endif
