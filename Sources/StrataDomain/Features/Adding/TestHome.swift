internal import StrataCode
internal import StrataModel

/// Where a project has the tests of a part, and what they are called.
struct TestHome {
  /// A file of tests that is followed.
  let file: Int
  /// What it tests.
  let subject: String
  /// The new suite's name.
  let suite: String
  /// `Testing` or `XCTest`.
  let framework: String
  /// Whether the tests that are followed say where these go: they are of the type's own targets, and test
  /// what plays its role, or lie where nothing says what they test.
  let isTelling: Bool

  /// Where tests of a type go: beside those of its like, or of anything, of its own targets where they
  /// have tests.
  init(for id: SymbolID, in codebase: Codebase) throws(AddError) {
    let name = codebase.symbols[id].name
    let everywhere = Self.suites(in: codebase)
    let own = everywhere.filter { codebase.sharesTarget($0.subject, id) }
    let suites = own.isEmpty ? everywhere : own
    let roles = codebase.roles[id]
    let alike = suites.filter { !codebase.roles[$0.subject].isDisjoint(with: roles) }
    let folders = (alike.isEmpty ? suites : alike).map { codebase.workspace.files[$0.file].folder }
    let near = zip(alike.isEmpty ? suites : alike, folders).first {
      $0.1 == folders.ranked.first?.value
    }?.0
    guard let near, let framework = Self.framework(of: near.file, in: codebase) else {
      throw .noTests
    }
    let folder = codebase.workspace.files[near.file].folders.last ?? ""
    isTelling = !own.isEmpty && (!alike.isEmpty || Self.isOfAll(folder))
    file = near.file
    subject = codebase.symbols[near.subject].name
    self.framework = framework
    // `FetchOrdersUseCaseTests` for `DefaultFetchOrdersUseCase`, where others do so.
    let contract = codebase.symbols.supertypes[Int(id.index)].first {
      codebase.symbols[$0].kind == .protocol && name.hasSuffix(codebase.symbols[$0].name)
    }
    let isOfContract = codebase.symbols[near.subject].kind == .protocol
    suite = (isOfContract ? contract.map { codebase.symbols[$0].name } ?? name : name) + near.tail
  }

  /// Whether a folder is one of tests, and says nothing of what they test.
  private static func isOfAll(_ folder: Substring) -> Bool {
    ["Test", "Tests"].contains(where: folder.hasSuffix) || folder == "Unit"
  }

  private struct Suite {
    var file: Int
    var subject: SymbolID
    var tail: String
  }

  /// The suites that are called like what they test.
  private static func suites(in codebase: Codebase) -> [Suite] {
    codebase.symbols.ids.compactMap { id in
      let symbol = codebase.symbols[id]
      guard symbol.parent == nil, symbol.kind.isConcreteType, codebase.layer(of: id) == .test,
        framework(of: symbol.place.file, in: codebase) != nil,
        let tail = ["Tests", "Test"].first(where: symbol.name.hasSuffix)
      else { return nil }
      let known = codebase.symbols.topLevelTypes(named: String(symbol.name.dropLast(tail.count)))
      return known.first.map { Suite(file: symbol.place.file, subject: $0, tail: tail) }
    }
  }

  private static func framework(of file: Int, in codebase: Codebase) -> String? {
    let modules = codebase.facts(file).importedModules
    return ["Testing", "XCTest"].first(where: modules.contains)
  }
}

extension Codebase {
  /// Whether a target compiles both types.
  fileprivate func sharesTarget(_ one: SymbolID, _ other: SymbolID) -> Bool {
    let modules = [one, other].map { workspace.files[symbols[$0].place.file].modules }
    return modules[0] == modules[1] || !Set(modules[0]).isDisjoint(with: modules[1])
  }
}
