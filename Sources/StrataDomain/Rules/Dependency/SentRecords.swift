internal import StrataCode
internal import StrataModel

// Records that a screen makes, to be sent.

extension Codebase {
  /// Whether the type that names a record builds it, here or elsewhere in its file.
  func isBuilt(_ dependency: Dependency) -> Bool {
    reference(of: dependency).role == .construction
      || dependencies(of: dependency.file).contains {
        $0.target == dependency.target && reference(of: $0).role == .construction
          && outermostType(of: $0) == outermostType(of: dependency)
      }
  }

  /// What to do where a screen builds a record: whoever it asks takes plain values.
  func passedOn(_ dependency: Dependency, _ name: String, _ layer: String) -> Phrase {
    let namer = outermostType(of: dependency)
    let asked = namer.map { self.asked(by: $0) } ?? []
    let takers = self.takers(of: dependency.target)
    let ports = takers.isEmpty ? asked : takers
    guard !ports.isEmpty, ports.count < 4 else {
      return Phrase(
        "let a protocol of Domain take plain values, and make '\(name)' of them in \(layer), which implements it",
        zh: "让 Domain 的协议接收普通的值，由实现它的 \(layer) 用这些值构造 '\(name)'")
    }
    let names = ports.map { symbols[$0].qualifiedName }
    return Phrase(
      "hand \(listed(names, most: 2)) plain values, and make '\(name)' of them in \(layer)",
      zh: "把普通的值交给 \(listed(names, most: 2))，并在 \(layer) 中用它们构造 '\(name)'")
  }

  /// The use cases and ports that a screen, or the one who decides for it, asks already.
  private func asked(by id: SymbolID) -> [SymbolID] {
    let all = ([id] + [screenModel(of: id)].compactMap { $0 }).flatMap { held(by: $0) }.map(\.type)
    return FrameworkUses.once(all).filter {
      !roles[$0].isDisjoint(with: [.useCase, .useCaseProtocol, .repositoryProtocol])
    }
  }

  /// The protocols and use cases of Domain whose methods take a record.
  func takers(of id: SymbolID) -> [SymbolID] {
    let all = FrameworkUses.once(
      dependencies(on: id).filter {
        $0.from == .domain && reference(of: $0).role == .parameter
          && scopes[$0.file].isProduction
      }.compactMap { outermostType(of: $0) }.filter {
        !roles[$0].isDisjoint(with: [.useCase, .useCaseProtocol, .repositoryProtocol])
      })
    // Who keeps one of the others follows it.
    return all.filter { !symbols.allSupertypes(of: $0).contains(where: all.contains) }
  }
}
