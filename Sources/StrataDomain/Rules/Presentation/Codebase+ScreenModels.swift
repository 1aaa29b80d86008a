internal import StrataModel
internal import StrataCode

extension Codebase {
  /// What drives a screen: the view models, and the observed types of Presentation that a view
  /// stores under another name; no containers, themes, routers or presenters of sheets.
  func screenModels() -> [SymbolID] {
    let named = types(.viewModel)
    var seen = Set(named)
    let stored = types(.view).flatMap { view in
      storedProperties(of: view).flatMap { namings(of: $0, as: [.property, .construction]) }
        .map(\.type)
    }
    let observed = stored.filter { seen.insert($0).inserted && isObservedModel($0) }
    return named + observed.sorted()
  }

  private func isObservedModel(_ id: SymbolID) -> Bool {
    guard symbols[id].kind == .class, layer(of: id) == .presentation, isProduction(id),
      roles[id].isEmpty, symbols.words(of: id).suffix(from: Self.otherParts) == nil
    else { return false }
    return attributes(of: place(of: id)).contains { $0 == "Observable" || $0 == "Perceptible" }
      || ([id] + symbols.allSupertypes(of: id)).contains {
        symbols.externalSupertypes[Int($0.index)].contains {
          $0 == "ObservableObject" || $0 == "Combine.ObservableObject"
        }
      }
  }

  /// Observed parts of Presentation that drive no screen.
  private static let otherParts = [
    "theme", "thememanager", "style", "router", "presenter", "navigation", "navigator",
    "coordinator", "container", "environment", "path", "settings", "preferences",
  ]
}
