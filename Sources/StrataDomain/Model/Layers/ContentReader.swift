internal import StrataCode

/// Reads the content of files.
package struct ContentReader {
  /// The files and their facts.
  let workspace: Workspace
  /// The types of the code base.
  let symbols: SymbolTable
  /// What parts they play.
  let roles: RoleMap
  private let typesOfFile: [[SymbolID]]

  /// A reader over a code base.
  package init(_ code: ResolvedCode, _ roles: RoleMap) {
    workspace = code.workspace
    symbols = code.symbols
    self.roles = roles
    var types: [[SymbolID]] = workspace.files.map { _ in [] }
    for id in symbols.ids { types[symbols[id].place.file].append(id) }
    typesOfFile = types
  }

  /// The types that a file declares, in its order.
  func types(of file: Int) -> [SymbolID] { typesOfFile[file] }

  /// What one file holds.
  package func content(of file: Int) -> FileContent {
    var content = FileContent()
    if workspace.files[file].path.hasSuffix("main.swift") { addMain(file, to: &content) }
    let types = typesOfFile[file]
    let outer = types.filter { symbols[$0].parent == nil }
    addRoles(of: outer.isEmpty ? types : outer, to: &content)
    addShapes(of: outer, in: file, to: &content)
    addOuterTypes(of: file, to: &content)
    addImports(of: file, to: &content)
    return content
  }

  /// Each role once, named by the first type that plays it.
  private func addRoles(of types: [SymbolID], to content: inout FileContent) {
    var best: (name: String, hint: Weight, amount: Double)?
    for id in types {
      let found = roles[id].sorted()
      for role in found where content.roles.insert(role).inserted {
        if role == .repositoryProtocol, found.contains(.repositoryImplementation) { continue }
        if role == .container, isPromise(id, among: types) || makesNeighbours(id, among: types) {
          continue
        }
        // A service that keeps the promises of use cases stands with services.
        if role == .useCase, symbols.words(of: id).ends(in: "service") { continue }
        content.add(
          .content,
          Phrase(
            "declares \(symbols[id].name), \(role.rawValue)",
            zh: "声明 \(symbols[id].name)（\(role.noun ?? Phrase(verbatim: role.rawValue))）"),
          LayerWeights.of(role))
      }
      if !content.roles.isDisjoint(with: Self.decisive) { content.isDecisive = true }
      guard found.isEmpty, let hint = hint(for: id) else { continue }
      let amount = hint.votes.map(\.amount).max() ?? 0
      if amount > best?.amount ?? 0 { best = (symbols[id].name, hint, amount) }
    }
    guard let best else { return }
    if best.amount > 1.5 { content.isDecisive = true }
    content.add(.content, Phrase("declares \(best.name)", zh: "声明 \(best.name)"), best.hint)
  }

  /// The file of top-level code starts the program.
  private func addMain(_ file: Int, to content: inout FileContent) {
    let path = workspace.files[file].path
    guard path == "main.swift" || path.hasSuffix("/main.swift") else { return }
    content.roles.insert(.entryPoint)
    content.isDecisive = true
    content.add(
      .content, Phrase("main.swift starts the program", zh: "main.swift 启动程序"),
      LayerWeights.entryPoint)
  }

  private static let decisive: Roles = [
    .entryPoint, .container, .view, .viewModel, .coordinator, .useCase, .useCaseProtocol,
    .screenInteractor,
    .repositoryProtocol, .repositoryImplementation, .dto, .persistenceModel,
  ]

  /// What a screen or coordinator asks of its factory is declared beside it.
  private func isPromise(_ id: SymbolID, among types: [SymbolID]) -> Bool {
    symbols[id].kind == .protocol
      && types.contains { !roles[$0].isDisjoint(with: [.coordinator, .view, .viewModel]) }
  }

  /// Whether a factory without state only makes what stands beside it in its file, and so says
  /// nothing of the file.
  private func makesNeighbours(_ id: SymbolID, among types: [SymbolID]) -> Bool {
    let place = symbols[id].place
    let facts = workspace.files[place.file].facts
    let own = facts[place.declaration].extent
    let names = Set(types.filter { $0 != id }.map { symbols[$0].name })
    let made = facts.references.filter {
      $0.role == .construction && own.contains($0.span.start)
    }.map { facts[$0.name] }
    return symbols[id].kind == .enum && !made.isEmpty && names.isSuperset(of: made)
      && types.contains { $0 != id && !roles[$0].isDisjoint(with: Self.decisive) }
  }

  private func hint(for id: SymbolID) -> Weight? {
    let words = symbols.words(of: id).bare
    guard let last = words.last else { return nil }
    return LayerWeights.names[words.suffix(2).joined()] ?? LayerWeights.names[last]
  }

  private func addOuterTypes(of file: Int, to content: inout FileContent) {
    let facts = workspace.files[file].facts
    var isOther = [Bool](repeating: false, count: facts.names.count)
    let found = facts.references.first { reference in
      if reference.role == .extended || isOther[Int(reference.name.index)] { return false }
      let isOuter = OuterRing.types.contains(facts[reference.name])
      isOther[Int(reference.name.index)] = !isOuter
      return isOuter
    }
    guard let found else { return }
    let name = facts[found.name]
    content.add(.content, Phrase("uses \(name)", zh: "使用 \(name)"), LayerWeights.outerType)
  }

  /// Whether a file declares or extends a test case of XCTest or Quick, or marks tests.
  private static func hasTestCase(_ facts: FileFacts) -> Bool {
    func isTestCase(_ name: Name) -> Bool {
      ["TestCase", "QuickSpec"].contains(where: facts[name].hasSuffix)
    }
    return facts.attributes.contains { ["Test", "Suite"].contains(facts[$0.name]) }
      || facts.references.contains { $0.role == .conformance && isTestCase($0.name) }
      || facts.declarations.contains { $0.kind == .extension && isTestCase($0.name) }
  }

  private func addImports(of file: Int, to content: inout FileContent) {
    let facts = workspace.files[file].facts
    var seen: Set<String> = []
    for item in facts.imports {
      let module = facts[item.module]
      if Framework(module: module) == .testing {
        content.testLibrary = module
        content.hasTestCase = Self.hasTestCase(facts)
      }
      if Framework(module: module) == .userInterface { content.isDrawing = true }
      guard let weight = LayerWeights.importing(module), seen.insert(weight.reason).inserted else {
        continue
      }
      let factor = content.isDecisive ? LayerWeights.underRole : 1
      content.add(.imports, Phrase(verbatim: module), weight, times: factor)
    }
  }
}
