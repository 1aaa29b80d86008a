import StrataCode
import StrataData
import StrataRules
import TestSupport
import Testing

@testable import StrataFeatures

@Suite("What editors do with files")
struct EditingFilesTests {
  private static let file = "Sources/Shop/Data/Repositories/FeedRepository.swift"
  private static let text = """
    import Foundation

    protocol FeedRepository: Sendable {
      func feed() async throws -> [String]
    }

    struct LiveFeedRepository: FeedRepository {
      let address: URL
      func feed() async throws -> [String] { [] }
    }

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "Shop")])

      """,
      "Sources/Shop/Domain/UseCases/LoadFeedUseCase.swift": """
      struct LoadFeedUseCase: Sendable {
        let repository: any FeedRepository
        func execute() async throws -> [String] {
          try await repository.feed().filter { !$0.isEmpty }
        }
      }

      """,
      "Sources/Shop/Domain/Repositories/DishRepository.swift":
        "protocol DishRepository: Sendable { func dishes() async throws -> [String] }\n",
      Self.file: "// not what is open\n",
    ])
  }

  /// What is offered for the protocol that is out of place, in a text that nobody saved.
  private func fixes(
    _ operations: Set<FileOperation>, beside others: [OpenText] = []
  ) throws -> [Fix] {
    let judge = JudgeCodebase(reader: DiskCodebaseReader(), text: DiskSourceText())
    let check = CheckOpenTexts(check: CheckArchitecture(judge: judge), saved: DiskSavedFiles())
    let request = OpenTextsRequest(
      [OpenText(file: Self.file, text: Array(Self.text.utf8))] + others, in: folder.path,
      CheckRequest(codebase: CodebaseRequest(path: folder.path)))
    let propose = ProposeFixes(check: check, place: PlaceCode(judge: judge, text: TextFacts()))
    return try propose(
      FixRequest(request, file: Self.file, lines: 3...3, operations: operations, reason: "why"),
      in: check(request))
  }

  @Test func aTypeGetsAFileOfItsOwn() throws {
    let fix = try #require(try fixes([.create, .rename]).first)
    #expect(fix.solved.map(\.rule.text) == ["repository.protocol-outside-domain"])
    let changes = try fix.plan.changes().compactMap(\.new)
    #expect(
      changes.map(\.path) == [
        "Sources/Shop/Data/Repositories/LiveFeedRepository.swift",
        "Sources/Shop/Domain/Repositories/FeedRepository.swift",
      ])
    #expect(
      changes.last.map { String(decoding: $0.text, as: UTF8.self) } == """
        protocol FeedRepository: Sendable {
          func feed() async throws -> [String]
        }

        """)
  }

  @Test(arguments: [[], [.create], [.rename], [.rename, .delete]] as [Set<FileOperation>])
  func nothingIsOfferedThatTheEditorCannotDo(_ operations: Set<FileOperation>) throws {
    let kinds = try fixes(operations).map(\.kind)
    #expect(kinds == [.suppress("repository.protocol-outside-domain")])
  }

  @Test func aTextThatIsOpenAtTheNewPathIsNotOverwritten() throws {
    let other = OpenText(
      file: "Sources/Shop/Domain/Repositories/FeedRepository.swift",
      text: Array("protocol OtherRepository { func others() async throws -> [String] }\n".utf8))
    let kinds = try fixes([.create, .rename], beside: [other]).map(\.kind)
    #expect(kinds == [.suppress("repository.protocol-outside-domain")])
  }
}
