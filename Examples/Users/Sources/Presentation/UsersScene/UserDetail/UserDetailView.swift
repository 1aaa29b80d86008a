#if canImport(SwiftUI)
  package import SwiftUI

  /// One user's page.
  package struct UserDetailView: View {
    @Bindable private var viewModel: UserDetailViewModel

    /// Shows a view model.
    package init(viewModel: UserDetailViewModel) {
      self.viewModel = viewModel
    }

    package var body: some View {
      content
        .navigationTitle("User")
        .task { await viewModel.load() }
        .alert("Not saved", isPresented: $viewModel.showsSaveError) {
          Button("OK") {}
        } message: {
          Text(viewModel.saveError ?? "")
        }
    }

    @ViewBuilder private var content: some View {
      switch viewModel.state {
      case .loading:
        ProgressView()
      case .failed(let message):
        VStack {
          Text(message)
          Button("Try again") { Task { await viewModel.load() } }
        }
      case .loaded(let details):
        form(for: details)
      }
    }

    private func form(for details: UserDetails) -> some View {
      Form {
        Section("Name") {
          TextField("Name", text: $viewModel.draftName)
            .onSubmit { Task { await viewModel.save() } }
          if let nameError = viewModel.nameError {
            Text(nameError).foregroundStyle(.red)
          }
          Button("Save") { Task { await viewModel.save() } }
            .disabled(viewModel.isSaving)
        }
        Section("Account") {
          Text(details.email)
          Text(details.country)
          Text(details.status)
          Text("Joined \(details.joined)")
        }
      }
    }
  }
#endif
