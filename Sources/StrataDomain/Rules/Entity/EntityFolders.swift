internal import StrataCode
internal import StrataModel

// What is read as Domain's, and may as well be what a server sends.

extension Codebase {
  /// Whether only a word such as Entities says that a file is Domain's: no folder or module around it is
  /// called a Domain, and nothing in its module, or with no such code beside it anywhere, works with
  /// entities: no use case and no repository protocol.
  func isDomainByEntitiesAlone(_ file: Int) -> Bool {
    guard layer(ofFile: file) == .domain, !isCalledDomain(file) else { return false }
    let working = known { WorkingDomains(self) }
    let own = workspace.files[file].modules
    if own.contains(where: working.modules.contains) { return false }
    return !working.isAnywhere || own.contains(where: working.outer.contains)
  }

  /// Whether a file stands below a folder that is the network's inside of Domain.
  func isBelowWire(_ file: Int) -> Bool {
    let folders = workspace.files[file].folders.map {
      NameWords.split(String($0)).map { $0.lowercased() }
    }
    guard let domain = folders.firstIndex(where: { $0.contains("domain") }) else { return false }
    return folders[(domain + 1)...].contains { $0.last.map(Self.wire.contains) ?? false }
  }

  /// Whether a type is declared inside a function, for what that sends or reads.
  func isMadeInFunction(_ id: SymbolID) -> Bool {
    let place = symbols[id].place
    return facts(place.file).enclosing(declaration(place).parent).contains {
      [.function, .initializer].contains(facts(place.file)[$0].kind)
    }
  }

  private static let wire: Set<String> = [
    "api", "network", "networking", "remote", "rest", "endpoint", "endpoints",
  ]
}

/// Where code works with entities.
private struct WorkingDomains: Sendable, Equatable {
  /// The modules that hold a use case or a repository protocol of Domain.
  var modules: Set<Int> = []
  /// The modules that hold code of the outer ring.
  var outer: Set<Int> = []
  /// Whether there is such a use case or protocol at all.
  var isAnywhere = false

  init(_ codebase: Codebase) {
    let roles: [Role] = [.useCase, .useCaseProtocol, .repositoryProtocol]
    for id in roles.flatMap({ codebase.types($0) })
    where codebase.layer(of: id) == .domain && codebase.isProduction(id) {
      isAnywhere = true
      modules.formUnion(codebase.workspace.files[codebase.symbols[id].place.file].modules)
    }
    for file in codebase.workspace.files.indices
    where codebase.scopes[file].isProduction && codebase.layer(ofFile: file)?.ring == .data {
      outer.formUnion(codebase.workspace.files[file].modules)
    }
  }
}

extension WorkingDomains: Digestible {
  func add(to digest: inout ItemDigest) {
    for module in modules.sorted() { digest.add(module) }
    digest.add(modules.count)
    for module in outer.sorted() { digest.add(module) }
    digest.add(outer.count)
    digest.add(isAnywhere ? 1 : 0)
  }
}
