extension Rule {
  /// A test double is compiled into what ships.
  package static let doubleInProduction = Rule(
    "testing.double-in-production", .warning,
    summary: "A mock, stub, fake or spy is compiled into a production target.",
    why: """
      A double that ships can be wired by mistake and then answers users with made-up data, and \
      the code of the tests grows into the app.
      """,
    fix: "Move it to the test target or to a test-support target, or put it under `#if DEBUG`.",
    examples: [
      .bad(
        "a mock beside the repository",
        """
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository { func menu() async throws -> [String] }
        //- Data/Repositories/MockMenuRepository.swift
        struct ↓MockMenuRepository: MenuRepository {
          func menu() async throws -> [String] { ["soup"] }
        }
        """),
      .bad(
        "a stub for previews that ships",
        """
        //- Domain/UseCases/LoadMenuUseCase.swift
        protocol LoadMenuUseCase { func execute() async throws -> [String] }
        //- Presentation/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View {
          var body: some View { Text("menu") }
        }
        final class ↓LoadMenuUseCaseStub: LoadMenuUseCase {
          func execute() async throws -> [String] { ["soup"] }
        }
        """),
      .good(
        "a stub for previews that only debug builds hold",
        """
        //- Domain/UseCases/LoadMenuUseCase.swift
        protocol LoadMenuUseCase { func execute() async throws -> [String] }
        //- Presentation/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View {
          var body: some View { Text("menu") }
        }
        #if DEBUG
        final class LoadMenuUseCaseStub: LoadMenuUseCase {
          func execute() async throws -> [String] { ["soup"] }
        }
        #endif
        """),
      .good(
        "a mock among the tests",
        """
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository { func menu() async throws -> [String] }
        //- Tests/DomainTests/MockMenuRepository.swift
        struct MockMenuRepository: MenuRepository {
          func menu() async throws -> [String] { ["soup"] }
        }
        """),
    ]
  ) { codebase in
    codebase.symbols.ids.filter(codebase.isShippedDouble).map(codebase.doubleFinding)
  }
}

extension Codebase {
  /// A double that is in what ships, outside debug code, previews and other doubles.
  fileprivate func isShippedDouble(_ id: SymbolID) -> Bool {
    let symbol = symbols[id]
    guard roles.has(id, .testDouble), symbol.kind.isConcreteType, isNamedDouble(symbol.name),
      !roles.has(id, .view), !isError(id)
    else { return false }
    let file = symbol.place.file
    let declaration = declaration(symbol.place)
    return scopes[file].isShipped && layer(ofFile: file) != .test
      && !declaration.modifiers.contains(.isDeprecated)
      && !scopes[file].isExempt(declaration.span, in: declaration.parent)
      && !isSupport(file)
  }

  /// Dummies and in-memory adapters are production code in some schools.
  private func isNamedDouble(_ name: String) -> Bool {
    let words = NameWords(name).all
    return [words.first, words.last].contains { word in
      word.map {
        ["mock", "mocked", "stub", "stubbed", "fake", "spy"].contains(WordReader.singular($0))
      } ?? false
    }
  }

  /// A folder or module that is for previews or test support by name.
  private func isSupport(_ file: Int) -> Bool {
    let source = workspace.files[file]
    let names = source.path.split(separator: "/").dropLast()
    let isPreview = names.contains { $0.lowercased().contains("preview") }
    let modules = source.modules.map { workspace.modules[$0] }.filter { $0.kind != .folder }
    let isDoubles =
      !modules.isEmpty
      && modules.allSatisfy { module in
        NameWords.split(module.name).contains {
          LayerWords.doubles.contains(WordReader.singular($0)) || $0 == "tests"
        }
      }
    return isPreview || isDoubles
  }

  fileprivate func doubleFinding(_ id: SymbolID) -> Finding {
    let symbol = symbols[id]
    let file = symbol.place.file
    let role = symbols.allSupertypes(of: id).first
    let module = workspace.files[file].modules.first.map { workspace.modules[$0] }
    let target = module.flatMap { $0.kind == .folder ? nil : "target '\($0.name)'" }
    let place = target ?? "production code"
    let stands = role.map { ", which stands in for '\(symbols[$0].qualifiedName)'," } ?? ""
    return finding(
      "testing.double-in-production", role == nil && methods(of: id).isEmpty ? .info : .warning,
      about: id, confidence: 0.9,
      message: "test double '\(symbol.qualifiedName)'\(stands) is compiled into \(place)",
      help: "move '\(symbol.qualifiedName)' to the tests, or put it under '#if DEBUG'")
  }
}
