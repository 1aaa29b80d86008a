internal import StrataCode
internal import StrataModel

// Views that view models store, and what only looks like one.

extension Codebase {
  /// Whether all that a view model names of a framework are views that it stores, each of which is told as
  /// that.
  func storesViewsAlone(_ model: SymbolID, _ names: [FrameworkUses.Name], in file: Int) -> Bool {
    guard symbols[model].kind != .struct else { return false }
    let stored = storedProperties(of: model).filter {
      $0.file == file && !declaration($0).modifiers.contains(.isFunctionTyped) && isProduction($0)
    }
    let told = stored.flatMap { place in
      facts(file).references.filter { $0.owner == place.declaration && $0.role == .property }
    }.map { facts(file)[$0.name] }
    return names.allSatisfy { name in
      told.contains(name.name) && foreignPart(name.name, name.span)?.severity == .error
    }
  }

  /// Whether a value is what a view is set up with: it is nested in that.
  func isConfiguration(_ model: SymbolID) -> Bool {
    symbols[model].parent.map { roles.has($0, .view) } ?? false
  }

  /// Whether a value is a view by an extension in another file alone.
  func isDrawnElsewhere(_ id: SymbolID) -> Bool {
    let home = symbols[id].place.file
    return symbols[id].kind == .struct && uiImports(in: home).isEmpty
      && symbols.bodies[Int(id.index)].contains { $0.file != home }
  }
}
