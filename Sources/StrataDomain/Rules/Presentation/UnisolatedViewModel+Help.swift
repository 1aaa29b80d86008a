internal import StrataCode
internal import StrataModel

// What to write where a view model is not on the main actor.

extension Codebase {
  /// More marks than these are one on the class.
  private static let fewMarks = 2

  /// What to write where: on the class, where only the main actor names it; else on what changes its
  /// state alone, which nobody has to follow.
  func isolation(of id: SymbolID, _ work: [DeclarationID], isStray: Bool) -> Phrase {
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
