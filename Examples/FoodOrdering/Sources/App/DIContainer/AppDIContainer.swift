import FoodData
import FoodDomain
import FoodPresentation
import Foundation

/// What the app is made of, decided at launch.
struct AppDIContainer: Sendable {
  /// The server, if the app works with one.
  let server: URL?
  private let services: @Sendable (String) -> DataServices

  /// - Throws: What keeps the local database from being opened.
  init(options: LaunchOptions) throws {
    switch options.backend {
    case .inMemory:
      server = nil
      let assembly = InMemoryDataAssembly()
      services = { _ in assembly.services() }
    case .server(let url):
      server = url
      let assembly = LiveDataAssembly(
        server: url, database: try LocalDatabase(path: options.databasePath), now: { Date() })
      services = { assembly.services(of: $0) }
    }
  }

  /// The view models of one device, or of one visitor.
  ///
  /// - Parameter owner: By which the cart is found again.
  func makeSession(of owner: String = "device") -> any ViewModelFactory {
    SessionDIContainer(
      useCases: UseCaseFactory(
        services: services(owner), taxes: RegionalTaxes.reduced, now: { Date() }))
  }
}
