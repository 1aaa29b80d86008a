internal import StrataModel
internal import StrataCode

extension Codebase {
  /// What drives a screen: the view models, and the observed types of Presentation that a view
  /// stores under another name; no containers, themes, routers or presenters of sheets.
  func screenModels() -> [SymbolID] {
    let named = types(.viewModel)
    var seen = Set(named)
    let stored = self.seen(inEach: types(.view)) { view in
      storedProperties(of: view).flatMap { namings(of: $0, as: [.property, .construction]) }
        .map(\.type)
    }
    let others = stored.filter { seen.insert($0).inserted }
    let observed = self.seen(inEach: others) { isObservedModel($0) ? [$0] : [] }
    return named + observed.sorted()
  }

  /// The view model or presenter that a view stores, if it stores one.
  func screenModel(of view: SymbolID) -> SymbolID? {
    guard roles.has(view, .view) else { return nil }
    // A base class may take it: `BaseViewController<MenuViewModel>`.
    let models = (storedProperties(of: view) + symbols.bodies[Int(view.index)]).flatMap {
      namings(of: $0, as: [.property, .construction, .genericArgument])
    }.map(\.type).filter { id in
      symbols[id].kind.isConcreteType
        && (roles.has(id, .viewModel) || symbols.words(of: id).suffix(from: ["presenter"]) != nil)
    }
    return Set(models).count == 1 ? models.first : nil
  }

  /// What decides for screens: view models, presenters and coordinators.
  func screenDeciders() -> [SymbolID] {
    (types(.viewModel) + types(.coordinator).filter { layer(of: $0) == .presentation }
      + presenters())
      .sorted()
  }

  /// The presenters of Presentation: what VIPER and MVP call a view model.
  func presenters() -> [SymbolID] {
    symbols.ids.filter { id in
      symbols[id].kind.isConcreteType && roles[id].isEmpty && layer(of: id) == .presentation
        && isProduction(id) && symbols.words(of: id).suffix(from: ["presenter"]) != nil
    }
  }

  /// Whether anything of the app decides for screens that they show.
  var hasScreenModels: Bool { !types(.viewModel).isEmpty || !reducers().isEmpty }

  /// What decides for a view by its name, or else what the app calls such.
  func decider(of view: SymbolID) -> Phrase {
    screenModel(of: view).map { Phrase(verbatim: "'\(symbols[$0].qualifiedName)'") }
      ?? screenModelNoun
  }

  /// What the app calls what decides for a screen: a view model, or a presenter or reducer where it has
  /// more of those.
  var screenModelNoun: Phrase {
    if reducers().count > types(.viewModel).count + presenters().count {
      return Phrase("its reducer", zh: "它的 reducer")
    }
    let named = types(.viewModel).filter {
      symbols.words(of: $0).suffix(from: ["presenter"]) == nil
    }
    return presenters().count + types(.viewModel).count - named.count > named.count
      ? Phrase("a presenter", zh: "Presenter") : Phrase("a view model", zh: "ViewModel")
  }

  /// The reducers of the Composable Architecture: they hold a feature's effects.
  func reducers() -> [SymbolID] {
    seen(inEachFile: { file in
      guard layer(ofFile: file) == .presentation else { return [] }
      return typesDeclared(in: file).filter { isReducer($0) }
    })
  }

  /// Whether screens ask by use cases in this code base.
  var hasUseCases: Bool { !types(.useCase).isEmpty }

  func isReducer(_ id: SymbolID) -> Bool {
    symbols[id].kind.isConcreteType && isProduction(id)
      && (attributes(of: place(of: id)).contains("Reducer")
        || symbols.externalSupertypes[Int(id.index)].contains {
          $0 == "Reducer" || $0 == "ReducerProtocol"
        })
  }

  private func isObservedModel(_ id: SymbolID) -> Bool {
    guard symbols[id].kind == .class, layer(of: id) == .presentation, isProduction(id),
      roles[id].isEmpty, symbols.words(of: id).suffix(from: Self.otherParts) == nil,
      symbols.words(of: id).suffix(from: Self.services) == nil || !isSharedByScreens(id)
    else { return false }
    return attributes(of: place(of: id)).contains { $0 == "Observable" || $0 == "Perceptible" }
      || ([id] + symbols.allSupertypes(of: id)).contains {
        symbols.externalSupertypes[Int($0.index)].contains {
          $0 == "ObservableObject" || $0 == "Combine.ObservableObject"
        }
      }
  }

  /// Whether a type that several screens watch, or that makes itself, serves the app and drives no
  /// screen.
  private func isSharedByScreens(_ id: SymbolID) -> Bool {
    members(of: id).contains {
      declaration($0).kind == .property && declaration($0).modifiers.contains(.isStatic)
        && namings(of: $0).contains { $0.type == id }
    }
      || types(.view).lazy.filter { view in
        self.storedProperties(of: view).contains {
          self.namings(of: $0, as: [.property]).contains { $0.type == id }
        }
      }.prefix(2).count == 2
  }

  /// What is called for what it does for others.
  private static let services = ["manager", "service", "monitor", "provider", "client"]

  /// Observed parts of Presentation that drive no screen.
  private static let otherParts = [
    "theme", "thememanager", "style", "router", "presenter", "navigation", "navigator",
    "coordinator", "container", "environment", "path", "settings", "preferences",
  ]
}
