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
      "use-protocol", "extract-protocol", "inject", "throw-default", "wrap-in-debug",
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
    let left = try project.run("check", "--format", "json", "--exit-zero")
    let rules = try JSONDecoder().decode(Document.self, from: Data(left.output.utf8)).findings
      .map(\.rule).sorted()
    #expect(
      rules == [
        "dependency.dto-in-domain", "dependency.dto-in-domain", "dependency.dto-in-presentation",
        "dependency.dto-in-presentation", "dependency.framework-in-domain",
        "dependency.layer-reference", "dependency.layer-reference", "dependency.manifest-edge",
        "dependency.ui-in-data", "dependency.ui-in-data", "entity.external-state",
        "injection.bare-singleton", "mapping.silent-default",
        "presentation.infrastructure-access", "use-case.concrete-dependency",
      ])
    let routes = [
      "Package.swift:25  dependency.manifest-edge: declare in 'LoyaltyDomain' a protocol",
      "Domain/Entities/Favourite.swift:11  entity.external-state: make 'isKept' a function",
    ]
    let parts = output.components(separatedBy: "\nnever by a fix, ")
    #expect(parts.count == 2)
    for line in routes { #expect(parts.last?.contains(line) == true, "\(line)\n\(output)") }
    let never = ["dependency.manifest-edge", "entity.external-state"]
    for rule in Set(rules).subtracting(never) {
      #expect(parts[0].contains(" of \(rule), such as "), "\(output)")
    }
  }

  /// What needs no screen and no network is compiled: Domain cannot be before, since it draws.
  @Test func theCompilerTakesWhatTheyWrote() throws {
    let (project, _) = try fixed()
    let outside = [
      "Alamofire.swift":
        "public enum AFError: Error {\n  public var isSessionTaskError: Bool { true }\n}\n",
      "BackendStage.swift": "enum BackendStage { case staging, production }\n",
    ]
    for (name, text) in outside {
      try Data(text.utf8).write(to: project.root.appendingPathComponent(name))
    }
    let paths = try project.texts().keys.sorted()
    let app = ["Domain/", "Common/", "Data/DTO/", "Data/Session/", "Data/Repositories/Mock"]
    let sources = paths.filter { path in app.contains { path.hasPrefix(Self.app + $0) } }
    #expect(sources.count > 15)
    for (module, files) in [
      ("Alamofire", ["Alamofire.swift"]),
      ("LoyaltyDomain", paths.filter { $0.hasPrefix("Sources/LoyaltyDomain/") }),
      ("Tangled", sources + ["BackendStage.swift"]),
    ] {
      let run = try BuiltCommand.run(
        tool: URL(fileURLWithPath: "/usr/bin/env"),
        ["swiftc", "-emit-module", "-parse-as-library", "-D", "DEBUG", "-module-name", module]
          + ["-emit-module-path", "\(module).swiftmodule", "-I", "."] + files, in: project.root)
      #expect(run.code == 0, "\(module)\n\(run.errors)")
    }
  }
}
