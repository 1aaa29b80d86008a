#if canImport(SwiftUI)
  import SwiftUI

  /// One colleague, and the way to where they are.
  struct ProfileView: View {
    @Environment(ColleaguesRouter.self) private var router
    @State var viewModel: ProfileViewModel

    var body: some View {
      Form {
        if let colleague = viewModel.colleague {
          Section {
            LabeledContent("Name", value: colleague.name)
            if let email = colleague.email { LabeledContent("Mail", value: email) }
          }
          Button("Where are they?", systemImage: "location") {
            router.navigate(to: .whereabouts(id: viewModel.id))
          }
        }
        MessageView(message: viewModel.message)
      }
      .navigationTitle("Profile")
      .task { await viewModel.load() }
    }
  }
#endif
