internal import StrataCode

extension Codebase {
  /// Whether a type stands in a module of interfaces alone, beside the module that implements them:
  /// who names it knows no implementation, whatever layer that is.
  package func isInInterfaceModule(_ id: SymbolID) -> Bool {
    workspace.files[symbols[id].place.file].modules.contains { module in
      let name = workspace.modules[module].name
      guard let suffix = Self.interfaces.first(where: { name.hasSuffix($0) }) else {
        return modules.holdsOnlyProtocols(module)
          && workspace.modules.contains { other in
            Self.implementations.contains { !$0.isEmpty && other.name == name + $0 }
          }
      }
      let base = name.dropLast(suffix.count)
      let implementations = Set(Self.implementations.map { String(base) + $0 })
      return !base.isEmpty && workspace.modules.contains { implementations.contains($0.name) }
    }
  }

  private static let interfaces = ["Interface", "Interfaces", "Contracts", "Abstractions"]
  private static let implementations = ["", "Impl", "Implementation", "Live"]
}
