internal import StrataCode
internal import StrataModel

extension Rule {
  /// The types that no test names: each, or all in one line where no test names any.
  func untested(_ ids: [SymbolID], in codebase: Codebase) -> [Finding] {
    let tests = TestNames(codebase)
    // A project without tests is told once, about what is worth most.
    if tests.isEmpty, isToldOfMore(ids, codebase) { return [] }
    let missing = ids.filter { !tests.name($0) }
    if missing.count < ids.count { return missing.map { untested($0, in: codebase) } }
    let first = ids.min {
      let (a, b) = (codebase.symbols[$0].place, codebase.symbols[$1].place)
      return (codebase.workspace.files[a.file].path, a.declaration)
        < (codebase.workspace.files[b.file].path, b.declaration)
    }
    // A project of one or two has no habit yet.
    guard ids.count >= 3, let first else {
      return tests.isEmpty ? [] : missing.map { untested($0, in: codebase) }
    }
    let name = codebase.symbols[first].qualifiedName
    return [
      finding(
        about: first, in: codebase,
        message: Phrase(
          "no test names any of the \(ids.count) \(plural(of: first, codebase)), such as '\(name)'",
          zh: "\(ids.count) 个 \(noun(of: first, codebase)) 都没有测试引用，例如 '\(name)'"),
        help: Phrase(
          "begin with '\(name)Tests', and pass '\(name)' doubles of what it asks",
          zh: "从 '\(name)Tests' 开始，为 '\(name)' 的依赖传入替身")
      ).held(at: .info).with(confidence: 0.9)
    ]
  }

  private func isToldOfMore(_ ids: [SymbolID], _ codebase: Codebase) -> Bool {
    if codebase.types(.useCase).filter(codebase.hasBodyToTest).count >= 3 { return true }
    let screens = codebase.types(.viewModel).filter(codebase.worksOverCollaborators)
    return screens.count >= 3 && !ids.contains { codebase.roles.has($0, .viewModel) }
  }

  private func untested(_ id: SymbolID, in codebase: Codebase) -> Finding {
    let name = codebase.symbols[id].qualifiedName
    let held = codebase.held(by: id).first { codebase.symbols[$0.type].kind == .protocol }
    return finding(
      about: id, in: codebase,
      message: Phrase(
        "no test names \(codebase.described(id))", zh: "没有测试引用 \(codebase.described(id))"),
      help: held.map {
        let asked = codebase.symbols[$0.type].qualifiedName
        return Phrase(
          "write '\(name)Tests' that builds '\(name)' over a double of '\(asked)'",
          zh: "编写 '\(name)Tests'，用 '\(asked)' 的替身构造 '\(name)'")
      }
        ?? Phrase(
          "write '\(name)Tests' that builds '\(name)'", zh: "编写 '\(name)Tests'，在其中构造 '\(name)'")
    ).held(at: .info).with(confidence: 0.9)
  }

  private func plural(of id: SymbolID, _ codebase: Codebase) -> String {
    codebase.roles.has(id, .viewModel) ? "view models" : "repository implementations"
  }

  private func noun(of id: SymbolID, _ codebase: Codebase) -> String {
    codebase.roles.has(id, .viewModel) ? "ViewModel" : "Repository 实现"
  }
}

extension Codebase {
  /// Whether a type does something with what it is given, so that a test can replace that.
  func worksOverCollaborators(_ id: SymbolID) -> Bool {
    symbols[id].kind.isConcreteType && layer(of: id) != .test && !roles.has(id, .testDouble)
      && methods(of: id).contains {
        declaration($0).modifiers.contains(.hasBody) && declaration($0).access > .fileprivate
          && !declaration($0).modifiers.contains(.isStatic)
      }
      && held(by: id).contains { isCollaboratorOrProtocol($0.type) }
  }
}
