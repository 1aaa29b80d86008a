#if canImport(SwiftUI)
  import SwiftUI

  /// One user in the list.
  struct UserListRowView: View {
    let row: UserListRow

    var body: some View {
      HStack {
        VStack(alignment: .leading) {
          Text(row.name).font(.headline)
          Text(row.email).font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer()
        Text(row.country).font(.caption)
      }
    }
  }
#endif
