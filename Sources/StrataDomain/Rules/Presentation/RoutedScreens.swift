internal import StrataCode
internal import StrataModel

/// The screens that routers and coordinators know, in a project that has some.
struct RoutedScreens {
  private let codebase: Codebase
  /// Views that keep a router or coordinator.
  private let holders: Set<SymbolID>
  /// Views that routers, coordinators and routes build.
  private let built: Set<SymbolID>

  init(_ codebase: Codebase) {
    self.codebase = codebase
    holders = Set(
      codebase.seen(inEach: codebase.types(.view)) {
        RoutedScreens.isHolder($0, codebase) ? [$0] : []
      })
    built = Set(codebase.seen(inEachFile: { RoutedScreens.built(in: $0, codebase) }))
  }

  /// Whether a view that shows a screen could ask a router for it: both have nothing to do with one
  /// where routers move between other screens of the app.
  func expects(_ view: SymbolID, toAskFor screen: SymbolID) -> Bool {
    holders.isEmpty || holders.contains(view) || built.contains(view) || built.contains(screen)
  }

  private static func isHolder(_ view: SymbolID, _ codebase: Codebase) -> Bool {
    codebase.storedProperties(of: view).contains { place in
      codebase.foreignRouter(of: place) != nil
        || codebase.namings(of: place, as: [.property, .construction, .staticAccess]).contains {
          codebase.roles.has($0.type, .coordinator)
        }
    }
  }

  /// The views that a file's coordinators and routes build.
  private static func built(in file: Int, _ codebase: Codebase) -> [SymbolID] {
    let facts = codebase.facts(file)
    return facts.references.enumerated().compactMap { position, reference -> SymbolID? in
      guard reference.role == .construction,
        case .symbol(let id) = codebase.references[file][position], codebase.roles.has(id, .view),
        codebase.typesAround(reference.owner, in: file).contains(where: { isRouting($0, codebase) })
      else { return nil }
      return id
    }
  }

  private static func isRouting(_ id: SymbolID, _ codebase: Codebase) -> Bool {
    codebase.roles.has(id, .coordinator)
      || codebase.symbols.words(of: id).suffix(from: ["route", "router", "destination", "factory"])
        != nil
  }
}
