internal import StrataModel
internal import StrataCode
internal import StrataRules

/// Finds where the code that ships gets its data from.
struct DataSourceSearch {
  private let codebase: Codebase
  private let own: Set<String>
  /// Whether the code answers requests itself: then the plumbing of sockets is no source.
  private let isServer: Bool

  init(_ codebase: Codebase, isServer: Bool) {
    self.codebase = codebase
    own = Set(codebase.workspace.modules.map(\.name))
    self.isServer = isServer
  }

  /// What is used, kinds in their order, and within a kind what most files name first.
  func uses() -> [DataSourceUse] {
    var seen: [DataTechnology: [(file: Int, span: Span)]] = [:]
    for file in codebase.workspace.files.indices where codebase.scopes[file].isProduction {
      for (technology, span) in technologies(in: file) {
        seen[technology, default: []].append((file, span))
      }
    }
    dropRequests(&seen)
    let found = seen.map { technology, places in
      DataSourceUse(
        kind: technology.kind, name: technology.name,
        location: codebase.location(of: places[0].span, in: places[0].file), files: places.count)
    }
    let order = DataSourceKind.allCases
    return (found + ownCaches()).sorted { a, b in
      let (left, right) = (order.firstIndex(of: a.kind) ?? 0, order.firstIndex(of: b.kind) ?? 0)
      return (left, -a.files, a.name) < (right, -b.files, b.name)
    }
  }

  /// A request says little where a client is named that sends it.
  private func dropRequests(_ seen: inout [DataTechnology: [(file: Int, span: Span)]]) {
    let requests = seen.keys.filter { $0.kind == .network && $0.name.hasSuffix("URLRequest") }
    let hasClient = seen.keys.contains { $0.kind == .network && !requests.contains($0) }
    if hasClient { for request in requests { seen[request] = nil } }
  }

  /// What a file names, each technology at its first place.
  private func technologies(in file: Int) -> [DataTechnology: Span] {
    let facts = codebase.facts(file)
    var found: [DataTechnology: Span] = [:]
    for item in facts.imports {
      let module = facts[item.module]
      guard !own.contains(module), let technology = DataTechnology(library: module),
        !(isServer && technology.name == "SwiftNIO"),
        !codebase.scopes[file].isExempt(item.span, in: topLevel)
      else { continue }
      if found[technology] == nil { found[technology] = item.span }
    }
    let imports = facts.importedModules
    var isOther = [Bool](repeating: false, count: facts.names.count)
    for (position, reference) in facts.references.enumerated()
    where !isOther[Int(reference.name.index)] {
      guard case .external = codebase.references[file][position] else { continue }
      let name = facts[reference.name]
      guard
        let technology = DataTechnology(type: name)
          ?? InfrastructureSymbol(name, imports: imports).map({ DataTechnology($0) })
      else {
        isOther[Int(reference.name.index)] = true
        continue
      }
      guard reference.role != .extended, reference.role != .conformance,
        found[technology] == nil, !codebase.scopes[file].isExempt(reference),
        technology.kind != .files || keepsFiles(reference, in: file)
      else { continue }
      found[technology] = reference.span
    }
    for attribute in facts.attributes where facts[attribute.name] == "Environment" {
      guard let argument = attribute.argument,
        let symbol = InfrastructureSymbol(environment: facts[argument]),
        !codebase.scopes[file].isExempt(attribute.span, in: attribute.owner)
      else { continue }
      let technology = DataTechnology(symbol)
      if found[technology] == nil { found[technology] = attribute.span }
    }
    return found
  }

  /// Whether files are what a type is for: a file manager is also asked for a temporary folder, the
  /// place of a database or the age of a log.
  private func keepsFiles(_ reference: TypeReference, in file: Int) -> Bool {
    guard let outermost = codebase.facts(file).enclosing(reference.owner).last,
      let id = codebase.symbols.subject(of: DeclarationID(file: file, declaration: outermost))
    else { return false }
    let words = Set(codebase.symbols.words(of: id).all)
    return !words.isDisjoint(with: Self.keepers) && words.isDisjoint(with: Self.others)
  }

  private static let keepers: Set<String> = [
    "store", "storage", "persistence", "disk", "file", "files", "documents", "document", "archive",
  ]

  private static let others: Set<String> = [
    "cache", "image", "images", "log", "logger", "logs", "coredata", "database", "realm",
    "persistent", "keychain", "core", "defaults", "provider", "url", "settings", "migration",
    "migrator",
  ]

  /// Caches that the project keeps itself, outside of screens and Domain.
  private func ownCaches() -> [DataSourceUse] {
    codebase.symbols.ids.compactMap { id in
      let symbol = codebase.symbols[id]
      guard symbol.kind.isConcreteType, symbol.kind != .enum, symbol.parent == nil,
        codebase.symbols.words(of: id).ends(in: "cache"), codebase.isProduction(id),
        codebase.layer(of: id)?.ring == .data, !codebase.methods(of: id).isEmpty
      else { return nil }
      let span = codebase.declaration(symbol.place).span
      return DataSourceUse(
        kind: .cache, name: symbol.qualifiedName,
        location: codebase.location(of: span, in: symbol.place.file), files: 1)
    }
  }
}
