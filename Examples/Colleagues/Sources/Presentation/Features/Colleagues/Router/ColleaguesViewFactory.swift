#if canImport(SwiftUI)
  import SwiftUI

  /// Makes the screens that routes lead to; the composition root implements it.
  @MainActor
  protocol ColleaguesViewFactory: Sendable {
    func makeProfileView(id: Colleague.ID) -> ProfileView
    func makeWhereaboutsView(id: Colleague.ID) -> WhereaboutsView
    func makeSettingsView() -> SettingsView
  }

  extension EnvironmentValues {
    /// Makes the screens of this part of the app.
    var colleaguesViews: (any ColleaguesViewFactory)? {
      get { self[ColleaguesViewsKey.self] }
      set { self[ColleaguesViewsKey.self] = newValue }
    }
  }

  private struct ColleaguesViewsKey: EnvironmentKey {
    static let defaultValue: (any ColleaguesViewFactory)? = nil
  }
#endif
