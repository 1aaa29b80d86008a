internal import StrataCode

extension NameLookup {
  /// A type nested in `type`, in what it extends, or in one of its supertypes.
  func nested(_ name: NameID, in type: SymbolID, from place: Viewpoint) -> Target? {
    if let own = nested(name, directlyIn: type, from: place) { return own }
    guard Int(type.index) < table.ancestors.count else { return nil }
    for parent in table.ancestors[Int(type.index)] {
      if let found = nested(name, directlyIn: parent, from: place) { return found }
      if table[parent].kind == .protocol, table.parameters[Int(parent.index)].contains(name) {
        return .parameter
      }
    }
    return nil
  }

  /// The types nested in a type that a place sees: those of its file, and those of the type's own
  /// module and of modules it imports that are not private to another file.
  private func nested(
    _ name: NameID, directlyIn type: SymbolID, from place: Viewpoint
  ) -> Target? {
    let found = table.nested[Int(type.index)][name]
    if found.isEmpty { return nil }
    let home = workspace.files[table[type].place.file].modules
    return unique(visible(found, at: home, from: place), from: place)
  }

  /// Likewise for types nested in those of others, under the dotted path of the outer one.
  func nestedOutside(_ outer: String, _ name: NameID, from place: Viewpoint) -> Target? {
    guard table.isNestedInExternal[Int(name.index)],
      let found = table.nestedInExternal[outer]?[name], !found.isEmpty
    else { return nil }
    return unique(visible(found, at: [], from: place), from: place)
  }

  private func visible(
    _ candidates: [SymbolID], at home: [Int], from place: Viewpoint
  ) -> [SymbolID] {
    candidates.filter { id in
      let file = table[id].place.file
      if file == place.file { return true }
      guard table[id].access > .fileprivate else { return false }
      let view = modules.views[place.file]
      let modules = workspace.files[file].modules
      if modules.contains(where: view.own.contains) { return true }
      let isOpen = table[id].access >= .package || modules.contains(where: view.testable.contains)
      return isOpen && modules.contains { home.contains($0) || view.loaded.contains($0) }
    }
  }

  /// The one candidate, or the likeliest of the branches of an `#if`; nil if none is ever built
  /// together with the place.
  func unique(_ candidates: [SymbolID], from place: Viewpoint) -> Target? {
    guard let only = candidates.first else { return nil }
    if candidates.count == 1, table.likelihood(of: only) != .never { return .symbol(only) }
    var ids = candidates
    if ids.count > 1 || table.likelihood(of: ids[0]) == .never {
      if !place.isNeverBuilt { ids.removeAll { table.likelihood(of: $0) == .never } }
      let best = ids.map { table.likelihood(of: $0) }.max()
      ids.removeAll { table.likelihood(of: $0) != best }
    }
    guard let first = ids.first else { return nil }
    if ids.allSatisfy({ isAlternative($0, to: first) }) { return .symbol(first) }
    return .ambiguous(ids.sorted())
  }

  /// Whether no build has both: they stand in one file, or under conditions in one module.
  private func isAlternative(_ one: SymbolID, to other: SymbolID) -> Bool {
    let file = table[one].place.file
    if file == table[other].place.file { return true }
    return table.likelihood(of: one) != .always && table.likelihood(of: other) != .always
      && workspace.files[file].modules == workspace.files[table[other].place.file].modules
  }
}
