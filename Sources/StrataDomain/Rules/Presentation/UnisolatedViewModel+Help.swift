internal import StrataCode
package import StrataModel

// What to write where a view model is not on the main actor.

extension Codebase {
  /// What to write where: on the class, where only the main actor names it; else on what changes its
  /// state alone, which nobody has to follow.
  func isolation(of id: SymbolID, _ work: [DeclarationID]) -> Phrase {
    if isOnlyNamedOnMainActor(id) {
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

  /// Whether every type that names it, doubles and tests too, is on the main actor.
  package func isOnlyNamedOnMainActor(_ id: SymbolID) -> Bool {
    let bodies = symbols.bodies[Int(id.index)]
    return workspace.files.indices.allSatisfy { file in
      zip(facts(file).references, references[file]).allSatisfy { reference, target in
        guard case .symbol(id) = target else { return true }
        return typesAround(reference.owner, in: file).contains { $0 == id || isOnMainActor($0) }
          || bodies.contains { $0.file == file && $0.declaration == reference.owner }
      }
    }
  }

  /// Whether a type says that it is on the main actor, or a framework's type above it is.
  package func isOnMainActor(_ id: SymbolID) -> Bool {
    ([id] + symbols.allSupertypes(of: id)).contains { type in
      attributes(of: place(of: type)).contains("MainActor")
        || symbols.externalSupertypes[Int(type.index)].contains {
          ["View", "App", "Scene", "UIApplicationDelegate", "UIWindowSceneDelegate"].contains($0)
            || $0.hasPrefix("UIView") || $0.hasPrefix("UI") && $0.hasSuffix("Controller")
        }
    }
  }
}
