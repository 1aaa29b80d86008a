#if canImport(SwiftUI)
  import SwiftUI

  /// One colleague in the list.
  struct ColleagueRowView: View {
    let colleague: Colleague

    var body: some View {
      VStack(alignment: .leading) {
        Text(colleague.name).font(.headline)
        if let email = colleague.email { Text(email).foregroundStyle(.secondary) }
      }
    }
  }
#endif
