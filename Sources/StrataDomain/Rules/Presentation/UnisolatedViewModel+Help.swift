internal import StrataCode
internal import StrataModel

// What to write where a view model is not on the main actor.

extension Codebase {
  /// More marks than these are one on the class.
  private static let fewMarks = 2

  /// What to write where: on the class, where only the main actor names it; else on what changes its
  /// state alone, which nobody has to follow.
  func isolation(of id: SymbolID, _ work: [DeclarationID], isStray: Bool) -> Phrase {
    let isWhole =
      !isStray || work.count > Self.fewMarks
      || promises(of: id).contains { roles.has($0, .viewModelProtocol) }
    return mark(on: id, work, isStray: isStray) + (isWhole ? marks(onBuildersOf: id) : .empty)
  }

  /// `, and before 'MenuBuilder', which builds it`, where what builds a view model is isolated by nothing.
  private func marks(onBuildersOf id: SymbolID) -> Phrase {
    let builders = Set(
      dependencies(on: id).filter {
        reference(of: $0).role == .construction && scopes[$0.file].isProduction
          && !scopes[$0.file].isExempt(reference(of: $0))
      }.compactMap { outermostType(of: $0) }
    ).filter { builder in
      builder != id && roles[builder].isDisjoint(with: [.view, .viewModel, .entryPoint])
        && !([builder] + symbols.allSupertypes(of: builder)).contains { type in
          attributes(of: symbols[type].place).contains("MainActor")
            || symbols.externalSupertypes[Int(type.index)].contains { $0.hasPrefix("UI") }
        }
    }
    guard !builders.isEmpty else { return .empty }
    let names = listed(builders.map { symbols[$0].qualifiedName }.sorted(), most: 2)
    return Phrase(
      ", and before what builds it in \(names)", zh: "，并在 \(names) 中构造它的代码上也写上")
  }

  private func mark(on id: SymbolID, _ work: [DeclarationID], isStray: Bool) -> Phrase {
    if let asked = promises(of: id).first(where: { roles.has($0, .viewModelProtocol) }) {
      return Phrase(
        "write '@MainActor' before 'protocol \(symbols[asked].name)', which 'class \(symbols[id].name)' conforms to",
        zh: "在 'class \(symbols[id].name)' 遵循的 'protocol \(symbols[asked].name)' 前写上 '@MainActor'")
    }
    if !isStray || work.count > Self.fewMarks {
      return Phrase(
        "write '@MainActor' before 'class \(symbols[id].name)'",
        zh: "在 'class \(symbols[id].name)' 前写上 '@MainActor'")
    }
    let methods = work.filter { declaration($0).modifiers.contains(.isAsync) }.map { name($0) }
    let tasks = work.filter { !declaration($0).modifiers.contains(.isAsync) }.map { name($0) }
    var ways: [Phrase] = []
    if !methods.isEmpty {
      ways.append(
        Phrase(
          "write '@MainActor' before \(listed(methods))",
          zh: "在 \(listed(methods)) 前写上 '@MainActor'"))
    }
    if !tasks.isEmpty {
      let what = tasks.count == 1 ? "task" : "tasks"
      ways.append(
        Phrase(
          "begin the \(what) in \(listed(tasks)) with '@MainActor in'",
          zh: "让 \(listed(tasks)) 中的 Task 以 '@MainActor in' 开头"))
    }
    return .joined(ways, by: Phrase(", and ", zh: "，并"))
  }
}
