internal import StrataCode
internal import StrataModel

// Who in the outer ring does already what a screen does.

extension InfrastructureUses {
  /// The repository that does for the screen's part of the business what the screen does itself.
  func repository(of subject: String, for screen: String) -> SymbolID? {
    let words = Set(NameWords(screen).bare).subtracting(Self.neutral.union(Self.screens))
    let ids = repositories[subject, default: []].filter {
      !words.isDisjoint(with: codebase.symbols.words(of: $0).bare)
    }
    return ids.count == 1 ? ids[0] : nil
  }

  static func repositories(
    _ all: [OuterUse], _ codebase: Codebase
  ) -> [String: [SymbolID]] {
    let asked = all.filter { use in
      codebase.roles.has(use.owner, .repositoryImplementation)
        && codebase.symbols.allSupertypes(of: use.owner).contains {
          codebase.roles.has($0, .repositoryProtocol) && codebase.layer(of: $0) == .domain
        }
    }
    return Dictionary(grouping: asked, by: \.subject).mapValues { $0.map(\.owner) }
  }

  static func users(_ all: [OuterUse], _ codebase: Codebase) -> [String: SymbolID] {
    var users: [String: SymbolID] = [:]
    for use in all where use.isGeneral {
      let known = users[use.subject]
      if let known, codebase.roles.has(known, .repositoryImplementation) { continue }
      if known == nil || codebase.roles.has(use.owner, .repositoryImplementation) {
        users[use.subject] = use.owner
      }
    }
    return users
  }

  /// Who uses what in a file of the outer ring: of each thing the first, and the repositories.
  static func outerUses(in file: Int, _ codebase: Codebase) -> [OuterUse] {
    guard codebase.layer(ofFile: file)?.ring == .data, codebase.scopes[file].isProduction
    else { return [] }
    let facts = codebase.facts(file)
    let imports = facts.importedModules
    var isOther = [Bool](repeating: false, count: facts.names.count)
    var found: [OuterUse] = []
    for reference in facts.references
    where reference.owner >= 0 && !isOther[Int(reference.name.index)] {
      guard let symbol = InfrastructureSymbol(facts[reference.name], imports: imports) else {
        isOther[Int(reference.name.index)] = true
        continue
      }
      let owner = facts.enclosing(reference.owner).reversed().lazy.compactMap {
        codebase.symbols.subject(of: DeclarationID(file: file, declaration: $0))
      }.first
      guard let owner, codebase.isProduction(owner) else { continue }
      let use = OuterUse(
        subject: symbol.subject, owner: owner, isGeneral: isGeneral(owner, symbol, codebase))
      if !found.contains(use) { found.append(use) }
    }
    return found
  }

  /// Whether a type is called after what it uses and not after what one part of the business needs:
  /// it can do that for other screens, too.
  private static func isGeneral(
    _ id: SymbolID, _ symbol: InfrastructureSymbol, _ codebase: Codebase
  ) -> Bool {
    let words = Set(codebase.symbols.words(of: id).bare)
    let own = general[symbol.purpose, default: []]
    return !words.isDisjoint(with: own) && words.isSubset(of: own.union(neutral))
  }

  /// Words that say only that something is shown.
  private static let screens: Set<String> = [
    "view", "screen", "model", "list", "detail", "details", "page", "sheet", "presenter",
    "coordinator", "router", "cell", "row",
  ]

  /// Words that say of no part of the business what a type is for.
  private static let neutral: Set<String> = [
    "user", "app", "core", "shared", "common", "base", "main", "std", "standard", "manager",
    "service", "provider", "helper", "wrapper", "repository", "data", "source", "adapter",
    "handler",
    "worker", "controller", "stack", "layer", "access", "file", "disk", "swift", "async",
  ]

  private static let general: [InfrastructureSymbol.Purpose: Set<String>] = [
    .network: [
      "network", "networking", "http", "https", "rest", "api", "client", "url", "web", "socket",
      "request", "session", "image", "images", "download", "downloader",
    ],
    .store: [
      "store", "storage", "database", "db", "persistence", "persistent", "data", "local", "cache",
    ],
    .settings: [
      "settings", "setting", "defaults", "preferences", "preference", "storage", "store", "local",
      "persistence", "persistent", "cache", "configuration", "config",
    ],
    .files: ["file", "files", "disk", "storage", "store", "cache", "local", "persistence"],
    .secrets: ["keychain", "secure", "secret", "secrets", "token", "credential", "credentials"],
  ]
}

/// A type of the outer ring, and what it uses.
struct OuterUse: Sendable, Equatable {
  var subject: String
  var owner: SymbolID
  /// Whether it can do that for other screens, too.
  var isGeneral: Bool
}

extension OuterUse: Digestible {
  func add(to digest: inout ItemDigest) {
    digest.add(subject)
    digest.add(owner)
    digest.add(isGeneral ? 1 : 0)
  }
}
