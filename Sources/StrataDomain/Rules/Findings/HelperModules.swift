internal import StrataCode
internal import StrataModel

// Modules that only lie among those of the outer ring: who names them is tied to nothing.

extension Codebase {
  /// Whether a type is declared in a module of helpers.
  func isOfHelpers(_ id: SymbolID) -> Bool {
    let own = workspace.files[symbols[id].place.file].modules
    return !own.isEmpty && own.allSatisfy { isOfHelpers(module: $0) }
  }

  /// Whether a module of helpers is called so.
  func isOfHelpers(named name: String) -> Bool {
    workspace.modules.indices.contains {
      workspace.modules[$0].name == name && isOfHelpers(module: $0)
    }
  }

  /// Whether a module of the outer ring knows nothing of the project, no server and no store, and
  /// is called after none: helpers that anybody may use, whatever folder they lie in.
  func isOfHelpers(module: Int) -> Bool { helperModules.contains(module) }

  private var helperModules: Set<Int> { known { HelperModules(self) }.all }

  /// Asks what rules ask for each of many files, and help with them, once before all of these: then what
  /// is written in any file is looked at once, and not for each.
  func askBeforeFiles() {
    _ = (helperModules, linkedByDomain, domainsByNameAlone, StrayValues(self))
  }
}

private struct HelperModules: Sendable, Equatable {
  var all: Set<Int> = []

  init(_ codebase: Codebase) {
    let (modules, words) = (
      codebase.workspace.modules, WordReader(codebase.workspace.settings.words)
    )
    var open = Set(
      modules.indices.filter {
        modules[$0].kind == .library && codebase.modules.layer(ofModule: $0)?.ring == .data
          // What is called for the data that it keeps helps nobody else, unless Domain itself is built on it.
          && (words.read(modules[$0].name)?.meaning != .strong(.data)
            || codebase.linkedByDomain.contains($0))
      })
    if open.isEmpty { return }
    var seen: Set<Int> = []
    for file in codebase.workspace.files.indices where codebase.scopes[file].isProduction {
      let own = codebase.workspace.files[file].modules.filter(open.contains)
      if own.isEmpty { continue }
      seen.formUnion(own)
      if !Self.isHelper(file, in: codebase) { open.subtract(own) }
    }
    all = open.intersection(seen)
  }

  private static func isHelper(_ file: Int, in codebase: Codebase) -> Bool {
    let facts = codebase.facts(file)
    let own = Set(codebase.workspace.files[file].modules)
    return facts.imports.allSatisfy { item in
      let kind = Framework(module: facts[item.module])
      return kind.isHarmless || kind == .userInterface
    }
      && codebase.outerTypes(in: file).allSatisfy { type in
        codebase.roles[type].isSubset(of: [.view, .coordinator]) && !codebase.reachesOut(type)
          && !codebase.isErrorType(type)
          && !codebase.symbols.isCodable(type)
          && Set(codebase.symbols.words(of: type).all).isDisjoint(with: outer)
      }
      && codebase.references[file].allSatisfy { target in
        guard case .symbol(let named) = target else { return true }
        return codebase.workspace.files[codebase.symbols[named].place.file].modules
          .contains(where: own.contains)
      }
  }

  /// What is sent, fetched and kept.
  private static let outer: Set<String> = [
    "api", "network", "networking", "http", "https", "rest", "endpoint", "request", "response",
    "client", "service", "server", "socket", "router", "storage", "store", "database", "cache",
    "keychain", "persistence", "repository", "dto", "dao", "token", "auth", "session", "url",
    "remote", "local", "source", "gateway", "loader", "fetcher", "logger", "analytics", "tracker",
    "manager",
  ]
}

extension HelperModules: Digestible {
  func add(to digest: inout ItemDigest) {
    for module in all.sorted() { digest.add(module) }
    digest.add(all.count)
  }
}
