import Foundation
import TestSupport
import Testing

/// All kinds of fixes, in rounds, on the example that has come loose.
@Suite("fixes of Examples/Tangled")
struct FixTangledTests {
  private static let app = "Sources/Tangled/"

  private func fixed() throws -> (project: FixedProject, output: String) {
    let source = Repository.root.appendingPathComponent("Examples/Tangled")
    var files: [String: String] = [:]
    let all = FileManager.default.enumerator(atPath: source.path)
    while let path = all?.nextObject() as? String {
      guard path.hasSuffix(".swift") else { continue }
      files[path] = try String(
        contentsOf: source.appendingPathComponent(path), encoding: .utf8)
    }
    let project = try FixedProject(files)
    let kinds = [
      "move-to-layer", "move-members", "separate-dto", "drop-coding", "drop-use-case",
      "use-protocol", "extract-protocol", "inject", "throw-default", "wrap-in-debug", "drop-unused",
      "isolate-view-model", "drop-import",
    ]
    let run = try BuiltCommand.run(
      ["fix", "--rounds", "--yes"] + kinds.flatMap { ["--choose", $0] }, in: project.root)
    #expect(run.code == 0, "\(run.errors)")
    return (project, run.output)
  }

  private struct Document: Decodable {
    struct Found: Decodable { var rule: String }
    var findings: [Found]
  }

  @Test func theyLeaveWhatSomebodyHasToDecideAndSayWhat() throws {
    let (project, output) = try fixed()
    let texts = try project.texts()
    #expect(texts[Self.app + "Presentation/Features/Favourites/FavouriteBadge.swift"] != nil)
    #expect(
      texts[Self.app + "Domain/Repositories/FavouritesRepository.swift"]?.contains(
        "enum FavouritesError") == true)
    #expect(texts[Self.app + "Data/DTO/DishDTO.swift"]?.contains("init?(dto: DishDTO)") == true)
    #expect(texts[Self.app + "Common/Currency.swift"]?.contains("SwiftUI") == false)
    #expect(texts[Self.app + "Domain/Entities/DietaryTag.swift"]?.contains("Color") == false)
    #expect(texts[Self.app + "Domain/Entities/Favourite.swift"]?.contains("Codable") == false)
    let screen = texts[Self.app + "Presentation/Features/Favourites/FavouritesViewModel.swift"]
    #expect(screen?.contains("init(repository: FavouritesRepository) {") == true)
    #expect(screen?.contains("strata:allow") == false)
    #expect(texts[Self.app + "Common/ThumbnailSize.swift"]?.contains("enum ThumbnailSize") == true)
    let orders = texts[Self.app + "Domain/Repositories/Repositories.swift"]
    #expect(orders?.contains("struct Voucher {") == true)
    let left = try project.run("check", "--format", "json", "--exit-zero")
    let rules = try JSONDecoder().decode(Document.self, from: Data(left.output.utf8)).findings
      .map(\.rule).sorted()
    #expect(
      rules == [
        "dependency.dto-in-domain", "dependency.dto-in-presentation",
        "dependency.dto-in-presentation", "dependency.framework-in-domain",
        "dependency.layer-reference", "dependency.manifest-edge", "dependency.ui-in-data",
        "dependency.ui-in-data", "entity.external-state", "injection.bare-singleton",
        "presentation.infrastructure-access", "use-case.concrete-dependency",
      ])
    // Each is said never to be fixed, and why.
    let parts = output.components(separatedBy: "\nnever by a fix, because ")
    #expect(!parts[0].contains(", such as "), "\(output)")
    let listed = parts.dropFirst().flatMap { $0.split(separator: "\n").dropFirst() }
    #expect(listed.count == rules.count, "\(output)")
    for line in [
      "Package.swift:25  dependency.manifest-edge: declare in 'LoyaltyDomain' a protocol",
      "Domain/Entities/Favourite.swift:11  entity.external-state: nothing calls 'isKept': delete it",
    ] {
      #expect(listed.contains { $0.contains(line) }, "\(line)\n\(output)")
    }
  }

  /// What is not at hand, by module.
  private static let outside = [
    "Alamofire":
      "public enum AFError: Error {\n  public var isSessionTaskError: Bool { true }\n}\n",
    "Combine": """
    public protocol ObservableObject: AnyObject {}

    @propertyWrapper public struct Published<Value> {
      public var wrappedValue: Value
      public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }

    """,
    "SwiftUI": """
    public protocol View {
      associatedtype Body
      var body: Body { get }
    }

    public struct Image: View {
      public init(systemName: String) {}
      public var body: Never { fatalError() }
    }

    public struct Color: Sendable { public static let green = Color(), yellow = Color(), red = Color() }

    """,
    "Tangled": """
    import Alamofire
    import Foundation

    enum BackendStage { case staging, production }
    enum APIError: Error { case unauthorized, notFound, transport(AFError) }

    final class APIClient: Sendable {
      func get<Answer: Decodable & Sendable>(_ path: String) async throws -> Answer { fatalError() }
      func post<Body: Encodable & Sendable, Answer: Decodable & Sendable>(
        _ path: String, body: Body
      ) async throws -> Answer { fatalError() }
    }

    final class OrderStore: Sendable {
      func order(id: Order.ID) async throws -> Order? { nil }
      func save(_ order: Order) async throws {}
    }

    """,
  ]

  /// All but screens, the store and the client, and what was moved to screens: Domain cannot be compiled
  /// before, since it draws.
  @Test func theCompilerTakesWhatTheyWrote() throws {
    let (project, _) = try fixed()
    for (name, text) in Self.outside {
      try Data(text.utf8).write(to: project.root.appendingPathComponent(name + ".swift"))
    }
    let paths = try project.texts().keys.sorted()
    let folders = ["Domain/", "Common/", "Data/DTO/", "Data/Session/", "Data/Repositories/"]
    let ends = ["ViewModel.swift", "+Presentation.swift", "Badge.swift"]
    let sources = paths.filter { path in
      folders.contains { path.hasPrefix(Self.app + $0) } || ends.contains(where: path.hasSuffix)
    }
    #expect(sources.count > 27)
    for (module, files) in [
      ("Alamofire", ["Alamofire.swift"]), ("Combine", ["Combine.swift"]),
      ("SwiftUI", ["SwiftUI.swift"]),
      ("LoyaltyDomain", paths.filter { $0.hasPrefix("Sources/LoyaltyDomain/") }),
      ("Tangled", sources + ["Tangled.swift"]),
    ] {
      let run = try BuiltCommand.run(
        tool: URL(fileURLWithPath: "/usr/bin/env"),
        ["swiftc", "-emit-module", "-parse-as-library", "-D", "DEBUG", "-module-name", module]
          + ["-emit-module-path", "\(module).swiftmodule", "-I", "."] + files, in: project.root)
      #expect(run.code == 0, "\(module)\n\(run.errors)")
    }
  }
}
