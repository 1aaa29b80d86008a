internal import StrataCode
package import StrataModel

// Who names what where on the main actor.

extension Codebase {
  /// Whether every type that names it, doubles and tests too, is on the main actor.
  package func isOnlyNamedOnMainActor(_ id: SymbolID) -> Bool {
    workspace.files.indices.allSatisfy { namedOffMainActor(in: $0) { $0 == id }.isEmpty }
  }

  /// The types, of those that are meant, that a file names where nothing is on the main actor.
  func namedOffMainActor(
    in file: Int, _ isMeant: (SymbolID) -> Bool
  ) -> [SymbolID] {
    var found: [SymbolID] = []
    for (position, target) in references[file].enumerated() {
      guard case .symbol(let id) = target, isMeant(id), !found.contains(id) else { continue }
      let owner = facts(file).references[position].owner
      // What stands in a type is not where that is: only members are.
      let around = typesAround(owner, in: file)
      let isSafe =
        around.first.map { isOnMainActor($0) } == true || around.contains(id)
        || symbols.bodies[Int(id.index)].contains { $0.file == file && $0.declaration == owner }
      if !isSafe { found.append(id) }
    }
    return found
  }

  /// Whether a type says that it is on the main actor, or a framework's type above it is.
  package func isOnMainActor(_ id: SymbolID) -> Bool {
    ([id] + symbols.allSupertypes(of: id)).contains { type in
      attributes(of: place(of: type)).contains("MainActor")
        || symbols.externalSupertypes[Int(type.index)].contains {
          ["View", "App", "Scene", "UIApplicationDelegate", "UIWindowSceneDelegate"].contains($0)
            || $0.hasPrefix("UIView") || $0.hasPrefix("UI") && $0.hasSuffix("Controller")
        }
    }
  }
}
