package import StrataCode
internal import StrataModel

/// What a project builds.
package enum ProductKind: String, Sendable {
  /// Something with screens.
  case app
  /// Something that answers requests.
  case server
  /// Something that runs in a terminal.
  case tool
  /// Code for others to build upon.
  case library

  /// What it is called in a sentence.
  package var noun: Phrase {
    switch self {
    case .app: Phrase("app", zh: "App")
    case .server: Phrase("server", zh: "服务端")
    case .tool: Phrase("tool", zh: "工具")
    case .library: Phrase("library", zh: "库")
    }
  }

  /// What the code that ships shows it to be.
  init(_ codebase: Codebase) {
    let modules = codebase.workspace.modules
    let shipped = codebase.workspace.files.indices.filter { codebase.scopes[$0].isShipped }
    var kinds: Set<Module.Kind> = []
    for file in shipped {
      for module in codebase.workspace.files[file].modules { kinds.insert(modules[module].kind) }
    }
    let types = codebase.symbols.ids.filter {
      codebase.symbols[$0].parent == nil && codebase.isProduction($0)
    }
    let hasEntry = types.contains { codebase.roles.has($0, .entryPoint) }
    let hasScreens = types.contains { codebase.roles.has($0, .view) }
    if codebase.workspace.files.isEmpty {
      // What is about to begin is what most people begin.
      self = .app
    } else if Self.isMostlyLibrary(shipped, codebase) {
      self = .library
    } else if hasScreens, kinds.contains(.application) || hasEntry || !kinds.contains(.library) {
      self = .app
    } else if Self.answersRequests(shipped, codebase), !hasScreens {
      self = .server
    } else if kinds.contains(.application) {
      self = .app
    } else if !kinds.contains(.tool) && !hasEntry {
      self = kinds == [.folder] && hasScreens ? .app : .library
    } else {
      let open = types.count { codebase.symbols[$0].access >= .public }
      self = open * 3 >= types.count ? .library : .tool
    }
  }

  /// Whether most of it is modules for others that no screen, use case or repository stands in, what
  /// apps and tools there are beside them showing no more than how they work.
  private static func isMostlyLibrary(_ files: [Int], _ codebase: Codebase) -> Bool {
    let modules = codebase.workspace.modules
    let inside = files.filter { file in
      let own = codebase.workspace.files[file].modules
      return !own.isEmpty && own.allSatisfy { modules[$0].kind == .library }
    }
    guard inside.count * 2 > files.count else { return false }
    let home = Set(inside)
    let types = codebase.symbols.ids.filter {
      codebase.symbols[$0].parent == nil && home.contains(codebase.symbols[$0].place.file)
        && codebase.isProduction($0)
    }
    let parts: Roles = [
      .view, .viewModel, .useCase, .useCaseProtocol, .repositoryProtocol,
      .repositoryImplementation,
    ]
    return types.count { codebase.symbols[$0].access >= .public } * 3 >= types.count
      && types.allSatisfy { codebase.roles[$0].isDisjoint(with: parts) }
  }

  /// Whether some file imports a server framework.
  private static func answersRequests(_ files: [Int], _ codebase: Codebase) -> Bool {
    let own = Set(codebase.workspace.modules.map(\.name))
    return files.contains { file in
      codebase.facts(file).imports.contains {
        let module = codebase.facts(file)[$0.module]
        if own.contains(module) { return false }
        if case .server = Framework(module: module) { return true }
        return false
      }
    }
  }
}
