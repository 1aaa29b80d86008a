#if canImport(SwiftUI)
  import SwiftUI

  /// Getting an account.
  struct RegistrationView: View {
    @Bindable private var viewModel: RegistrationViewModel

    init(viewModel: RegistrationViewModel) {
      self.viewModel = viewModel
    }

    var body: some View {
      Form {
        MessageView(message: viewModel.message)
        Section {
          TextField("Name", text: $viewModel.name).takesName()
          TextField("Address", text: $viewModel.address).takesAddress()
          TextField("Email", text: $viewModel.email).takesEmail()
          SecureField("Password", text: $viewModel.password).takesPassword(new: true)
        }
        .onSubmit(register)
        Section {
          Button("Create the account", action: register).disabled(viewModel.isWorking)
          Button("Log in instead", action: viewModel.logIn)
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Create an account")
    }

    private func register() {
      Task { await viewModel.register() }
    }
  }

  #if DEBUG
    struct RegistrationViewPreviews: PreviewProvider {
      static var previews: some View {
        RegistrationView(
          viewModel: PreviewViewModelFactory().makeRegistrationViewModel(
            then: .restaurants, router: AppRouter()))
      }
    }
  #endif
#endif
