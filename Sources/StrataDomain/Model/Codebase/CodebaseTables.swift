internal import StrataCode

/// What holds across the files of a code base and is worked out of them all.
struct CodebaseTables: Sendable {
  /// By slot of a role: the types of production code that play it, in file order.
  var players: [[SymbolID]] = Array(repeating: [], count: Role.allCases.count)
  /// Whether the project has a place where instances are made and handed on, and hands some over.
  var composes = false
  var routes = RouteIndex()
  var locators = LocatorUses()
  /// What they were worked out by; nil of a first reading.
  private(set) var notes: KeptTables?

  /// Tables of nothing.
  init() {}

  /// What is worked out of a code base of which `view` shows all but these, by the tables that are
  /// there.
  init(by workforce: Workforce, _ view: (CodebaseTables) -> Codebase) {
    players = view(self).findPlayers()
    composes = view(self).findsComposition()
    let plain = view(self)
    routes = RouteIndex(RouteIndex.builders(plain), plain)
    locators = view(self).locatorUses(by: workforce)
  }

  /// The same, with what is looked at for it.
  init(noting view: (CodebaseTables) -> Codebase) {
    func noted<Value>(_ work: (Codebase) -> Value) -> Noted<Value> {
      Noted(of: view(self), after: nil, work)
    }
    let players = noted { $0.findPlayers() }
    self.players = players.value
    let composes = noted { $0.findsComposition() }
    self.composes = composes.value
    let builders = noted { RouteIndex.builders($0) }
    routes = RouteIndex(builders.value, view(self))
    let locators = noted { $0.locatorUses(by: Workforce()) }
    self.locators = locators.value
    notes = KeptTables(players: players, composes: composes, builders: builders, locators: locators)
  }

  /// The tables that an earlier run kept, of a code base that is complete but for them and in which
  /// what is written inside files alone may be another.
  init(_ kept: KeptTables, of codebase: Codebase) {
    players = kept.players.value
    composes = kept.composes.value
    routes = RouteIndex(kept.builders.value, codebase)
    locators = kept.locators.value
    notes = kept
  }

  /// The same of a newer reading in which some parts are others; adds to these what is another for
  /// that. Nil where rules may find anything else for it.
  init?(
    renewing old: CodebaseTables, _ changed: inout PartSet, _ view: (CodebaseTables) -> Codebase
  ) {
    let players = Noted(of: view(self), after: old.notes?.players.after(changed)) {
      $0.findPlayers()
    }
    self.players = players.value
    let composes = Noted(of: view(self), after: old.notes?.composes.after(changed)) {
      $0.findsComposition()
    }
    self.composes = composes.value
    guard self.players == old.players, self.composes == old.composes else { return nil }
    let builders = Noted(of: view(self), after: old.notes?.builders.after(changed)) {
      RouteIndex.builders($0)
    }
    routes = RouteIndex(builders.value, like: old.routes)
    if routes.builders != old.routes.builders { changed.insert(PartSet.Whole.routes.rawValue) }
    let locators = Noted(of: view(self), after: old.notes?.locators.after(changed)) {
      $0.locatorUses(by: Workforce())
    }
    self.locators = locators.value
    if self.locators != old.locators { changed.insert(PartSet.Whole.locators.rawValue) }
    notes = KeptTables(players: players, composes: composes, builders: builders, locators: locators)
  }
}
