import Foundation

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Leads through the list of colleagues and what is behind it.
typealias ColleaguesRouter = Router<ColleaguesRoute>

/// Where the list of colleagues leads.
enum ColleaguesRoute: Route {
  case profile(id: Colleague.ID)
  case whereabouts(id: Colleague.ID)
  case settings

  #if canImport(SwiftUI)
    @ViewBuilder
    func view() -> some View {
      switch self {
      case .profile(let id): FactoryView { $0.makeProfileView(id: id) }
      case .whereabouts(let id): FactoryView { $0.makeWhereaboutsView(id: id) }
      case .settings: FactoryView { $0.makeSettingsView() }
      }
    }
  #endif
}
