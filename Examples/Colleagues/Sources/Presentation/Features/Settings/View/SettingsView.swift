#if canImport(SwiftUI)
  import SwiftUI

  /// What can be chosen.
  struct SettingsView: View {
    @State var viewModel: SettingsViewModel

    var body: some View {
      Form {
        if let radius = viewModel.settings?.nearbyRadius {
          Stepper("Nearby: \(radius) km", value: nearbyRadius(radius), in: Settings.radii)
        }
        MessageView(message: viewModel.message)
      }
      .navigationTitle("Settings")
      .task { await viewModel.load() }
    }

    private func nearbyRadius(_ radius: Int) -> Binding<Int> {
      Binding {
        radius
      } set: { value in
        Task { await viewModel.setNearbyRadius(value) }
      }
    }
  }
#endif
