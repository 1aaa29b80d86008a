#if canImport(SwiftUI)
  import SwiftUI

  /// Logging in.
  struct LoginView: View {
    @Bindable private var viewModel: LoginViewModel

    init(viewModel: LoginViewModel) {
      self.viewModel = viewModel
    }

    var body: some View {
      Form {
        MessageView(message: viewModel.message)
        Section {
          TextField("Email", text: $viewModel.email).takesEmail()
          SecureField("Password", text: $viewModel.password).takesPassword()
        }
        .onSubmit(logIn)
        Section {
          Button("Log in", action: logIn).disabled(viewModel.isWorking)
          Button("Create an account", action: viewModel.register)
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Log in")
    }

    private func logIn() {
      Task { await viewModel.logIn() }
    }
  }

  #if DEBUG
    struct LoginViewPreviews: PreviewProvider {
      static var previews: some View {
        LoginView(
          viewModel: PreviewViewModelFactory().makeLoginViewModel(
            then: .restaurants, router: AppRouter()))
      }
    }
  #endif
#endif
