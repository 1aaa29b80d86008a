internal import StrataCode
internal import StrataModel

// Who shows a view model.

extension Codebase {
  /// `'MenuView'`, where that alone shows a view model or is called after it; or else `the view`.
  func screen(of model: SymbolID) -> Phrase {
    shower(of: model).map {
      let name = symbols[$0].qualifiedName
      return Phrase("'\(name)'", zh: "视图 '\(name)'")
    }
      ?? Phrase("the view", zh: "视图")
  }

  /// The view that alone stores or takes a view model, or its protocol; of several, the one that is
  /// called after it.
  func shower(of model: SymbolID) -> SymbolID? {
    let faces = symbols.allSupertypes(of: model).filter { face in
      symbols[face].kind == .protocol
        && (routes.keepers[face] ?? []).filter { !roles.has($0, .testDouble) } == [model]
    }
    var views: [SymbolID] = []
    for dependency in ([model] + faces).flatMap({ dependencies(on: $0) }) where isHeld(dependency) {
      guard let view = outermostType(of: dependency) else { continue }
      // What a helper of the screen reads, the screen may never see.
      if roles[view].isEmpty, view != model, layer(of: view) == .presentation,
        [.class, .struct].contains(symbols[view].kind),
        !ContainerShape.isNamedForWiring(symbols.words(of: view))
      {
        return nil
      }
      guard roles.has(view, .view),
        roles[view].isDisjoint(with: [.coordinator, .entryPoint, .container]),
        symbols[view].kind.isConcreteType, !views.contains(view)
      else { continue }
      views.append(view)
    }
    // What is called after no screen may be taken by one that is not its own.
    let isNamed =
      symbols.words(of: model).suffix(from: ["model", "viewmodel", "vm", "presenter"]) != nil
    if views.count == 1, isNamed { return views[0] }
    let subject = Self.subject(symbols[model].name)
    let named = views.filter { Self.subject(symbols[$0].name) == subject }
    return named.count == 1 ? named[0] : nil
  }

  private func isHeld(_ dependency: Dependency) -> Bool {
    let reference = reference(of: dependency)
    guard scopes[dependency.file].isProduction, !scopes[dependency.file].isExempt(reference) else {
      return false
    }
    switch reference.role {
    // `MenuView<Model: MenuModelProtocol>`.
    case .property, .parameter, .genericArgument, .constraint: return true
    case .construction where reference.owner >= 0:
      let owner = facts(dependency.file)[reference.owner]
      return owner.kind == .property && !owner.modifiers.contains(.isComputed)
    default: return false
    }
  }

  /// `Menu` of `MenuViewModel`, `MenuView` and `MenuViewController`.
  private static func subject(_ name: String) -> String {
    let ends = ["ViewModel", "ViewController", "Controller", "Screen", "View", "VM", "VC"]
    return ends.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? name
  }
}
