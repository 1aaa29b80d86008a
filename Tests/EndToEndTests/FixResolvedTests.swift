import Foundation
import TestSupport
import Testing

/// What a container finds by the type that is written there keeps its type.
@Suite("fixes beside containers")
struct FixResolvedTests: FixingSuite {
  private func feed(made argument: String) -> [String: String] {
    shop([
      "Domain/Repositories/FeedRepository.swift":
        "protocol FeedRepository: Sendable { func feed() async throws -> [String] }\n",
      "Data/Repositories/LiveFeedRepository.swift": """
      final class LiveFeedRepository: FeedRepository {
        func feed() async throws -> [String] { [] }
      }

      """,
      "Presentation/Feed/FeedViewModel.swift": Self.model,
      "App/Container.swift": """
      struct Container {
        func resolve<T>() -> T { fatalError() }
        func resolve<T>(_ type: T.Type) -> T { fatalError() }
        @MainActor func feed() -> FeedViewModel { FeedViewModel(repository: \(argument)) }
      }

      """,
    ])
  }

  private static let model = """
    @MainActor final class FeedViewModel {
      private let repository: LiveFeedRepository
      private(set) var titles: [String] = []
      init(repository: LiveFeedRepository) { self.repository = repository }
      func load() async { titles = (try? await repository.feed()) ?? [] }
    }

    """

  @Test(arguments: [
    ("resolve()", false), ("self.resolve()", false), ("resolve(LiveFeedRepository.self)", true),
    ("LiveFeedRepository()", true),
  ])
  func whoIsGivenWhatItsTypeAsksForKeepsThatType(_ argument: String, _ isFixed: Bool) throws {
    let files = feed(made: argument)
    guard isFixed else { return try expectNothing("use-protocol", of: files) }
    try expect(
      "use-protocol", of: files,
      becomes: changed([
        "Presentation/Feed/FeedViewModel.swift": Self.model.replacingOccurrences(
          of: "LiveFeedRepository", with: "any FeedRepository")
      ]))
  }

  @Test(arguments: ["resolve()", "LiveFeedRepository()"])
  func noProtocolIsMadeForIt(_ argument: String) throws {
    var files = feed(made: argument)
    files[Self.base + "Domain/Repositories/FeedRepository.swift"] = nil
    files[Self.base + "Domain/Repositories/DishRepository.swift"] =
      "protocol DishRepository: Sendable { func dishes() async throws -> [String] }\n"
    files[Self.base + "Data/Repositories/LiveFeedRepository.swift"] = """
      import Foundation

      final class LiveFeedRepository: Sendable {
        func feed() async throws -> [String] {
          UserDefaults.standard.stringArray(forKey: "feed") ?? []
        }
      }

      """
    let run = try FixedProject(files).run("fix", "--choose", "extract-protocol", "--dry-run")
    #expect(
      run.output.contains("Domain/Repositories/FeedRepository.swift") == (argument != "resolve()"),
      "\(run.output)")
  }
}
