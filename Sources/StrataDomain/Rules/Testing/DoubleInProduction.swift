internal import StrataCode
internal import StrataModel

extension Rule {
  /// A test double is compiled into what ships.
  package static let doubleInProduction: Rule = Rule(
    "testing.double-in-production", .warning,
    summary: Phrase(
      "A mock, stub, fake or spy is compiled into a production target.",
      zh: "mock、stub、fake 或 spy 编译进了生产 target。"),
    title: Phrase("test doubles are compiled into the app", zh: "测试替身编译进了应用"),
    step: Phrase(
      "Move them to the test target, or under #if DEBUG", zh: "移到测试 target，或放在 #if DEBUG 下"),
    why: Phrase(
      """
      A double that ships can be wired by mistake and then answers users with made-up data, and \
      the code of the tests grows into the app.
      """,
      zh: "随应用发布的替身可能被误用，把编造的数据显示给用户；测试代码也会渐渐混进应用。"),
    fix: Phrase(
      "Move it to the test target or to a test-support target, or put it under `#if DEBUG`.",
      zh: "把它移到测试 target 或测试支持 target，或放在 `#if DEBUG` 之下。"),
    examples: [
      .bad(
        Phrase("a mock beside the repository", zh: "放在 Repository 旁边的 mock"),
        """
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository { func menu() async throws -> [String] }
        //- Data/Repositories/MockMenuRepository.swift
        struct ↓MockMenuRepository: MenuRepository {
          func menu() async throws -> [String] { ["soup"] }
        }
        """),
      .bad(
        Phrase("a stub for previews that ships", zh: "随应用发布的预览用 stub"),
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
        Phrase("a stub for previews that only debug builds hold", zh: "只编译进 debug 构建的预览用 stub"),
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
        Phrase("a mock among the tests", zh: "放在测试中的 mock"),
        seenIn: "Users/Tests/Support/FakeUseCases.swift",
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
    let named = codebase.symbols.ids.filter(codebase.isNamedDouble)
    let doubles = codebase.seen(inEach: named) { codebase.isShippedDouble($0) ? [$0] : [] }
    let uses = codebase.uses(of: Set(doubles))
    let parts = codebase.partsOfDoubles(Set(doubles), uses)
    let shown = codebase.shown(Set(doubles))
    let users = Dictionary(grouping: uses, by: \.id)
    let previewed = codebase.previewed(among: Set(uses.compactMap(\.user) + doubles))
    let held = Dictionary(grouping: parts.keys) { parts[$0] ?? $0 }
    return codebase.said(ofEach: doubles.filter { parts[$0] == nil }) {
      [
        codebase.doubleFinding(
          $0, held[$0, default: []].count, isShown: shown.contains($0), users[$0, default: []],
          previewed)
      ]
    }
  }
}

extension Codebase {
  /// A type that plays a double and is called so.
  fileprivate func isNamedDouble(_ id: SymbolID) -> Bool {
    roles.has(id, .testDouble) && symbols[id].kind.isConcreteType
      && isNamedDouble(symbols[id].name) && !roles.has(id, .view) && !isError(id)
  }

  /// Whether a double is in what ships, outside debug code, previews and other doubles.
  fileprivate func isShippedDouble(_ id: SymbolID) -> Bool {
    let symbol = symbols[id]
    let file = symbol.place.file
    let declaration = declaration(symbol.place)
    return scopes[file].isShipped && layer(ofFile: file) != .test
      && !declaration.modifiers.contains(.isDeprecated)
      && !scopes[file].isExempt(declaration.span, in: declaration.parent)
      && !isSupport(file)
  }

  /// The doubles of other files that one double alone names, with that double: they go with it.
  fileprivate func partsOfDoubles(
    _ doubles: Set<SymbolID>, _ uses: [DoubleUse]
  ) -> [SymbolID: SymbolID] {
    var users: [SymbolID: Set<SymbolID?>] = [:]
    for use in uses where !use.isInTest { users[use.id, default: []].insert(use.user) }
    var parts: [SymbolID: SymbolID] = [:]
    for (id, found) in users {
      guard found.count == 1, let user = found.first ?? nil, doubles.contains(user),
        symbols[user].place.file != symbols[id].place.file
      else { continue }
      parts[id] = user
    }
    // Whoever is a part itself is told with its own holder; a ring has none.
    return parts.filter { parts[$0.value] == nil }
  }

  /// Where code names some doubles, but for their own code.
  fileprivate func uses(of doubles: Set<SymbolID>) -> [DoubleUse] {
    doubles.isEmpty ? [] : seen(inEachFile: { self.uses(of: doubles, in: $0) })
  }

  private func uses(of doubles: Set<SymbolID>, in file: Int) -> [DoubleUse] {
    let targets = references[file]
    return targets.indices.compactMap { position in
      guard case .symbol(let id) = targets[position], doubles.contains(id) else { return nil }
      let facts = facts(file)
      let user = facts.enclosing(facts.references[position].owner).last.flatMap {
        symbols.subject(of: DeclarationID(file: file, declaration: $0))
      }
      let reference = facts.references[position]
      return user == id
        ? nil
        : DoubleUse(
          id: id, user: user, isInTest: layer(ofFile: file) == .test,
          isBuilt: [.construction, .staticAccess].contains(reference.role),
          isInDebug: facts.regions.contains {
            facts[$0.condition] == "DEBUG" && $0.span.contains(reference.span.start)
          })
    }
  }

  /// Dummies and in-memory adapters are production code in some schools.
  private func isNamedDouble(_ name: String) -> Bool {
    let words = NameWords(name).all
    return [words.first, words.last].contains { word in
      word.map {
        ["mock", "mocked", "mockup", "stub", "stubbed", "fake", "spy"].contains(
          WordReader.singular($0))
      } ?? false
    }
  }

  /// Whether a double is in the place of something real: what alone keeps a promise is the product's.
  private func standsIn(_ id: SymbolID, _ uses: [DoubleUse]) -> Bool {
    let promises = symbols.allSupertypes(of: id).filter { symbols[$0].kind == .protocol }
    guard !promises.isEmpty, !isWired(id), !uses.contains(where: isByMode) else { return false }
    let keepers = routes.keepers
    return promises.contains { promise in
      keepers[promise, default: []].contains { $0 != id && isProduction($0) }
    }
  }

  /// Whether a double builds another that itself is a mode of the product.
  private func isByMode(_ use: DoubleUse) -> Bool {
    guard let user = use.user, use.isBuilt, !use.isInTest, !use.isInDebug else { return false }
    return roles.has(user, .testDouble) && isWired(user)
  }

  /// Whether code that ships builds a type: then it is a mode of the product.
  private func isWired(_ id: SymbolID) -> Bool {
    let file = symbols[id].place.file
    return dependencies(on: id).contains {
      [.construction, .staticAccess].contains(reference(of: $0).role)
    }
      || facts(file).references.enumerated().contains { position, reference in
        references[file][position] == .symbol(id) && reference.role == .construction
          && !scopes[file].isExempt(reference)
          && !typesAround(reference.owner, in: file).contains { roles.has($0, .testDouble) }
      }
  }

  /// Those of some doubles that code for show names, in what ships: a preview needs them there.
  fileprivate func shown(_ doubles: Set<SymbolID>) -> Set<SymbolID> {
    doubles.isEmpty ? [] : Set(seen(inEachFile: { self.shown(doubles, in: $0) }))
  }

  private func shown(_ doubles: Set<SymbolID>, in file: Int) -> [SymbolID] {
    guard layer(ofFile: file) != .test, scopes[file].isShipped else { return [] }
    let targets = references[file]
    return targets.indices.compactMap { position in
      guard case .symbol(let id) = targets[position], doubles.contains(id) else { return nil }
      let reference = facts(file).references[position]
      return scopes[file].isExempt(reference)
        && !typesAround(reference.owner, in: file).contains { roles.has($0, .testDouble) }
        ? id : nil
    }
  }

  fileprivate func doubleFinding(
    _ id: SymbolID, _ parts: Int, isShown: Bool, _ uses: [DoubleUse], _ previewed: Set<SymbolID>
  ) -> Finding {
    let symbol = symbols[id]
    let file = symbol.place.file
    let role = symbols.allSupertypes(of: id).first
    let module = workspace.files[file].modules.first.map { workspace.modules[$0] }
    let target = module.flatMap {
      $0.kind == .folder ? nil : Phrase("target '\($0.name)'", zh: "target '\($0.name)'")
    }
    let place = target ?? Phrase("production code", zh: "生产代码")
    let stands =
      role.map {
        Phrase(
          ", which stands in for '\(symbols[$0].qualifiedName)',",
          zh: "（代替 '\(symbols[$0].qualifiedName)'）")
      } ?? .empty
    let more: Phrase =
      parts == 0
      ? .empty
      : Phrase(
        ", with \(parts == 1 ? "one" : "\(parts)") more that only it uses",
        zh: "，连同只有它使用的另外 \(parts) 个替身")
    return Rule.doubleInProduction.finding(
      about: id, in: self,
      message: Phrase(
        "test double '\(symbol.qualifiedName)'\(stands) is compiled into \(place)\(more)",
        zh: "测试替身 '\(symbol.qualifiedName)'\(stands) 编译进了 \(place)\(more)"),
      help: doubleHelp(id, uses, previewed)
    ).held(
      at: !isShown && standsIn(id, uses) && !isLeftover(id, isNamed: !uses.isEmpty)
        ? .warning : .info
    ).with(confidence: 0.9)
  }
}
