// What drives a screen without being called a view model.

extension Codebase {
  /// View models, and the observable types that views store.
  func screenModels() -> [SymbolID] {
    var found = Set(types(.viewModel))
    for view in types(.view) {
      for property in storedProperties(of: view) {
        for naming in namings(of: property, as: [.property, .construction]) {
          if isObservable(naming.type), drivesScreen(naming.type) { found.insert(naming.type) }
        }
      }
    }
    return found.sorted()
  }

  /// Whether views can follow what a type holds.
  private func isObservable(_ id: SymbolID) -> Bool {
    symbols[id].kind == .class
      && (([id] + symbols.allSupertypes(of: id)).contains {
        symbols.externalSupertypes[Int($0.index)].contains {
          $0 == "ObservableObject" || $0 == "Combine.ObservableObject"
        }
      } || attributes(of: symbols[id].place).contains { $0 == "Observable" })
  }

  /// Whether an observable type is no view's own tool: container, router, theme, presenter of sheets.
  private func drivesScreen(_ id: SymbolID) -> Bool {
    let others: Set<Role> = [
      .container, .coordinator, .view, .entryPoint, .repositoryImplementation, .dataSource,
      .useCase, .persistenceModel, .entity, .testDouble,
    ]
    let tools = [
      "container", "theme", "router", "presenter", "navigation", "navigationpath", "settings",
      "appearance", "preferences", "environment",
    ]
    return isProduction(id) && roles[id].isDisjoint(with: others)
      && NameWords(symbols[id].name).suffix(from: tools) == nil
  }
}
