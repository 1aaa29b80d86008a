internal import StrataCode
internal import StrataModel

// What SwiftUI offers views to watch a store with: `@Query`, `@FetchRequest` and the store's context
// in the environment. One view that does so is a lapse; several are what the team decided.

extension Codebase {
  /// Whether so many views watch a store that it is how this project shows what it keeps.
  func showsStores() -> Bool {
    seen(inEachFile: { file in watchesStore(in: file) ? [file] : [] }).count >= Self.customary
  }

  private static let customary = 3

  private func watchesStore(in file: Int) -> Bool {
    let facts = facts(file)
    guard scopes[file].isProduction else { return false }
    return facts.attributes.contains { attribute in
      guard Self.watches(attribute, facts) else { return false }
      return namingType(of: attribute.owner, in: file).map { roles.has($0, .view) } == true
    }
  }

  private static func watches(_ attribute: Attribute, _ facts: FileFacts) -> Bool {
    switch facts[attribute.name] {
    case "Query": facts.importedModules.contains("SwiftData")
    case "FetchRequest", "SectionedFetchRequest": true
    case "Environment":
      attribute.argument.map { InfrastructureSymbol(environment: facts[$0]) != nil } ?? false
    default: false
    }
  }
}

extension InfrastructureUses {
  /// Whether what is used is the same thing as before: to a view what it watches a store with and the
  /// store's context are one.
  func isSame(_ use: Use, as symbol: InfrastructureSymbol, _ owner: DeclarationIndex, in file: Int)
    -> Bool
  {
    if use.symbol == symbol { return true }
    guard use.symbol.purpose == .store, symbol.purpose == .store,
      Self.store(of: use.symbol) == Self.store(of: symbol),
      let view = codebase.namingType(of: use.owner, in: file), codebase.roles.has(view, .view)
    else { return false }
    return codebase.namingType(of: owner, in: file) == view
  }

  /// What reads the same store anywhere: what works in views alone no repository can use.
  static func store(of symbol: InfrastructureSymbol) -> String {
    watchers[symbol.subject] ?? symbol.subject
  }

  private static let watchers = [
    "Query": "ModelContext", "FetchRequest": "NSManagedObjectContext",
    "SectionedFetchRequest": "NSManagedObjectContext", "FetchedResults": "NSManagedObjectContext",
  ]
}
