internal import StrataCode
internal import StrataModel

extension Codebase {
  /// The views that nobody but the entry point builds: where an app hands out what it has composed.
  func rootScreens() -> Set<SymbolID> {
    var roots: Set<SymbolID> = []
    var others: Set<SymbolID> = []
    for built in seen(inEachFile: { self.builtScreens(in: $0) }) {
      if built.isInEntry { roots.insert(built.id) } else { others.insert(built.id) }
    }
    return roots.subtracting(others)
  }

  /// Whether a type comes from a module, for a file of the app alone: the first screen of an app puts
  /// together what its modules show.
  func isOfAModule(_ id: SymbolID, for file: Int) -> Bool {
    let own = workspace.files[file].modules
    let other = workspace.files[symbols[id].place.file].modules
    return !own.isEmpty && !other.isEmpty && Set(own).isDisjoint(with: other)
      && own.allSatisfy { [.application, .tool].contains(workspace.modules[$0].kind) }
  }

  /// The views that keep a container, or take it out of the environment: that they ask it for what they
  /// build is told of the container.
  func keepersOfContainers() -> Set<SymbolID> {
    let stored = locators.all.lazy.filter { $0.kind == .stored && $0.container != nil }.compactMap {
      self.consumer(around: $0.owner, in: $0.file)
    }.filter { self.roles.has($0, .view) }
    let values = environmentValues().filter { $0.value.contains { roles.has($0, .container) } }
    let taking = values.isEmpty ? [] : seen(inEachFile: { self.takers(of: values, in: $0) })
    return Set(stored).union(taking)
  }

  /// The views of a file that take one of some values out of the environment.
  private func takers(of values: [String: [SymbolID]], in file: Int) -> [SymbolID] {
    facts(file).attributes.compactMap { attribute in
      let place = DeclarationID(file: file, declaration: attribute.owner)
      guard isEnvironment(attribute, in: file), attribute.owner >= 0,
        environmentTypes(of: place, attribute, values).contains(where: { roles.has($0, .container) }
        ),
        let view = consumer(around: attribute.owner, in: file), roles.has(view, .view)
      else { return nil }
      return view
    }
  }

  private func builtScreens(in file: Int) -> [BuiltScreen] {
    dependencies(of: file).compactMap { dependency in
      guard roles.has(dependency.target, .view), reference(of: dependency).role == .construction
      else { return nil }
      return BuiltScreen(
        id: dependency.target,
        isInEntry: outermostType(of: dependency).map { roles.has($0, .entryPoint) } == true)
    }
  }
}

/// A view that is built somewhere, in the entry point or elsewhere.
private struct BuiltScreen: Sendable, Equatable {
  var id: SymbolID
  var isInEntry: Bool
}

extension BuiltScreen: Digestible {
  fileprivate func add(to digest: inout ItemDigest) {
    digest.add(id)
    digest.add(isInEntry ? 1 : 0)
  }
}
