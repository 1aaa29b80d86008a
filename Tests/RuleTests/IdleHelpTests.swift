import StrataCode
import StrataRules
import TestSupport
import Testing

@Suite("Help where code is never used")
struct IdleHelpTests {
  typealias Way = RouteHelpTests.Way

  private static let reader = """
    //- Domain/Repositories/MenuRepository.swift
    protocol MenuRepository { func menu() async throws -> [String] }
    //- Data/Readers/MenuReader.swift
    import Foundation
    final class MenuReader: MenuRepository {
      func menu() async throws -> [String] {
        [try await URLSession.shared.data(from: URL(filePath: "/")).0.description]
      }
    }

    """

  private static let idle: [Way] = [
    Way(
      .layerReference, "a private function that nothing calls",
      reader + """
        //- Presentation/Menu/MenuViewModel.swift
        final class MenuViewModel {
          private func load() async throws -> [String] { try await MenuReader().menu() }
        }
        """, "delete 'load()': nothing calls it", as: .warning),
    Way(
      .layerReference, "one that calls itself alone",
      reader + """
        //- Presentation/Menu/MenuViewModel.swift
        final class MenuViewModel {
          private func retry(_ times: Int, _ reader: MenuReader) async throws {
            try await retry(times - 1, reader)
          }
        }
        """, "delete 'retry()': nothing calls it"),
    Way(
      .infrastructureAccess, "what asks the network from there",
      reader + """
        //- Presentation/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View {
          var body: some View { Text("menu") }
          private func load() async throws {
            _ = try await URLSession.shared.data(from: URL(filePath: "/"))
          }
        }
        """, "delete 'load()': nothing calls it", as: .warning),
  ]

  private static let used: [Way] = [
    Way(
      .layerReference, "a private function that another calls",
      reader + """
        //- Presentation/Menu/MenuViewModel.swift
        final class MenuViewModel {
          func start() async throws { _ = try await load() }
          private func load() async throws -> [String] { try await MenuReader().menu() }
        }
        """, "", as: .error),
    Way(
      .layerReference, "one of an extension that the type calls",
      reader + """
        //- Presentation/Menu/MenuViewModel.swift
        final class MenuViewModel {
          func start() async throws { _ = try await load() }
        }
        extension MenuViewModel {
          private func load() async throws -> [String] { try await MenuReader().menu() }
        }
        """, "", as: .error),
    Way(
      .layerReference, "one that the runtime calls",
      reader + """
        //- Presentation/Menu/MenuViewModel.swift
        import Foundation
        final class MenuViewModel: NSObject {
          @objc private func load(_ reader: MenuReader) {}
        }
        """, "", as: .error),
    Way(
      .layerReference, "what a private type promises",
      reader + """
        //- Presentation/Menu/MenuViewModel.swift
        protocol Loads { func load() }
        private struct MenuLoader: Loads { func load() { _ = MenuReader() } }
        """, "", as: .error),
  ]

  @Test(arguments: idle)
  fileprivate func itIsToldToGo(_ way: Way) throws { try way.expectHelp() }

  @Test(arguments: used)
  fileprivate func whatIsUsedStays(_ way: Way) throws {
    let said = try way.expectHelp()
    #expect(!said.contains { $0.contains("nothing calls it") }, "\(said)")
  }
}
