internal import StrataCode
internal import StrataModel

extension Codebase {
  /// What to do where the app runs on a double: it is the live value of a dependency.
  private func livesOn(_ id: SymbolID) -> Phrase? {
    let key = dependencies(on: id).lazy.compactMap { dependency -> SymbolID? in
      let facts = self.facts(dependency.file)
      let reference = self.reference(of: dependency)
      guard reference.role == .construction, reference.owner >= 0,
        facts.enclosing(reference.owner).contains(where: { facts[facts[$0].name] == "liveValue" })
      else { return nil }
      return self.outermostType(of: dependency)
    }.first
    let promises = Set(promises(of: id))
    let others = symbols.ids.filter { other in
      other != id && symbols[other].kind.isConcreteType && isProduction(other)
        && !roles.has(other, .testDouble)
        && !promises.isDisjoint(with: symbols.allSupertypes(of: other))
    }
    guard let key, others.count == 1 else { return nil }
    let (name, known) = (symbols[id].qualifiedName, symbols[others[0]].qualifiedName)
    return Phrase(
      "make 'liveValue' of '\(symbols[key].qualifiedName)' a '\(known)', then put '\(name)' under '#if DEBUG' or move it to the tests",
      zh:
        "把 '\(symbols[key].qualifiedName)' 的 'liveValue' 改为 '\(known)'，再把 '\(name)' 放在 '#if DEBUG' 之下或移到测试中"
    )
  }

  /// Where a double goes, by who names it.
  func doubleHelp(_ id: SymbolID, _ uses: [DoubleUse], _ previewed: Set<SymbolID>) -> Phrase {
    let (name, file) = (symbols[id].qualifiedName, workspace.files[symbols[id].place.file])
    if let module = file.modules.first.map({ workspace.modules[$0] }), module.kind != .folder,
      file.folders.contains(where: { $0.hasSuffix("Tests") || $0 == "Mocks" })
    {
      return Phrase(
        "take '\(file.name)' out of target '\(module.name)', and into the one that runs the tests",
        zh: "把 '\(file.name)' 从 target '\(module.name)' 移到运行测试的 target")
    }
    guard !uses.isEmpty else {
      return Phrase(
        "delete '\(name)': neither the app nor a test names it",
        zh: "删除 '\(name)'：应用和测试都没有引用它")
    }
    let shipped = uses.filter { !$0.isInTest && !$0.isInDebug }
    guard !shipped.isEmpty else {
      let tests = testTargets(naming: id)
      if tests.count > 1, !tests.isSuperset(of: file.modules) {
        return Phrase(
          "put '\(name)' under '#if DEBUG', or move it to a target of its own for tests: those of \(listed(tests.map { workspace.modules[$0].name }.sorted(), most: 3)) name it",
          zh:
            "把 '\(name)' 放在 '#if DEBUG' 之下，或移到供测试使用的单独 target：\(listed(tests.map { workspace.modules[$0].name }.sorted(), most: 3)) 的测试引用它"
        )
      }
      return Phrase(
        "move '\(name)' to the tests, or put it under '#if DEBUG'",
        zh: "把 '\(name)' 移到测试中，或放在 '#if DEBUG' 之下")
    }
    let users = Set(shipped.compactMap(\.user)).sorted().map { symbols[$0].qualifiedName }
    guard !users.isEmpty else {
      return Phrase(
        "put '\(name)' and the code that names it under '#if DEBUG'",
        zh: "把 '\(name)' 和引用它的代码放在 '#if DEBUG' 之下")
    }
    if let way = livesOn(id) { return way }
    let code = listed(users, most: 2)
    guard !previewed.isDisjoint(with: shipped.compactMap(\.user) + [id]) else {
      return Phrase(
        "put '\(name)' under '#if DEBUG', and the code of \(code) that names it too, with whatever calls that",
        zh: "把 '\(name)'、\(code) 中引用它的代码以及调用这些代码的地方放在 '#if DEBUG' 之下")
    }
    return Phrase(
      "put '\(name)' under '#if DEBUG', with the code of \(code) that names it, whatever calls that, and their previews",
      zh: "把 '\(name)'、\(code) 中引用它的代码、调用这些代码的地方以及相关预览都放在 '#if DEBUG' 之下")
  }

  /// The test targets of which code names a type.
  private func testTargets(naming id: SymbolID) -> Set<Int> {
    Set(
      dependencies(on: id).flatMap { workspace.files[$0.file].modules }.filter {
        workspace.modules[$0].kind == .test
      })
  }

  /// The types, of some, that previews name.
  func previewed(among types: Set<SymbolID>) -> Set<SymbolID> {
    types.isEmpty ? [] : Set(seen(inEachFile: { self.previewed(among: types, in: $0) }))
  }

  private func previewed(among types: Set<SymbolID>, in file: Int) -> [SymbolID] {
    let previews = facts(file).regions.filter { $0.kind == .preview }
    if previews.isEmpty { return [] }
    return zip(facts(file).references, references[file]).compactMap { reference, target in
      guard case .symbol(let id) = target, types.contains(id),
        previews.contains(where: { $0.span.contains(reference.span.start) })
      else { return nil }
      return id
    }
  }
}

extension Codebase {
  /// Whether only its file sees a double, which does not name it, or no target compiles the file.
  func isLeftover(_ id: SymbolID, isNamed: Bool) -> Bool {
    let kinds = workspace.files[symbols[id].place.file].modules.map { workspace.modules[$0].kind }
    return symbols[id].access <= .fileprivate && !isNamed
      || kinds.allSatisfy { $0 == .folder } && workspace.modules.contains { $0.kind != .folder }
  }

  /// What `test` before it makes a module that only tests link: `CartTestHelpers`.
  private static let testHelpers: Set<String> = [
    "helper", "support", "supporting", "util", "utility", "kit", "data", "fixture",
  ]

  /// A folder or module that is for previews or test support by name.
  func isSupport(_ file: Int) -> Bool {
    let source = workspace.files[file]
    let names = source.folders
    let isPreview = names.contains {
      let name = $0.lowercased()
      return name.contains("preview") || name == "tests" || name == "test"
    }
    let modules = source.modules.map { workspace.modules[$0] }.filter { $0.kind != .folder }
    let isDoubles =
      !modules.isEmpty
      && modules.allSatisfy { module in
        let words = NameWords.split(module.name)
        return words.contains { ["tests", "testing", "testkit"].contains($0) }
          || words.contains { LayerWords.doubles.contains(WordReader.singular($0)) }
          || TestModules.isNamedForTests(module.name, by: Self.testHelpers)
      }
    return isPreview || isDoubles
  }
}

/// That a double is named, and by whom.
struct DoubleUse: Sendable, Equatable {
  var id: SymbolID
  var user: SymbolID?
  var isInTest: Bool
  /// It is made, or what it makes of itself is taken.
  var isBuilt: Bool
  /// Only debug builds hold the code that names it.
  var isInDebug: Bool
}

extension DoubleUse: Digestible {
  package func add(to digest: inout ItemDigest) {
    digest.add(id)
    digest.add(user.map { Int($0.index) } ?? -1)
    digest.add(isInTest ? 1 : 0, isBuilt ? 1 : 0, isInDebug ? 1 : 0)
  }
}
