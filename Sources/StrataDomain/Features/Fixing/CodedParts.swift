internal import StrataCode
internal import StrataModel

extension Codebase {
  /// The coded types of Domain that a type alone is made of: without its coding theirs is for nothing.
  func codedParts(of id: SymbolID) -> Set<SymbolID> {
    let own = stored(by: id).filter { layer(of: $0) == .domain }
    guard !own.isEmpty else { return [] }
    let holders = symbols.ids.filter { $0 != id && symbols.isCodable($0) }
    return own.subtracting(holders.flatMap { stored(by: $0) }).filter { !isDecoded($0) }
  }

  /// The coded types that properties and cases of a type name.
  private func stored(by id: SymbolID) -> Set<SymbolID> {
    let places = members(of: id).filter {
      declaration($0).kind == .property || declaration($0).kind == .enumCase
    }
    return Set(places.flatMap { namings(of: $0) }.map(\.type)).filter {
      $0 != id && symbols[$0].kind.isConcreteType && symbols.isCodable($0)
    }
  }

  /// Whether code says that it decodes a type.
  private func isDecoded(_ id: SymbolID) -> Bool {
    workspace.files.indices.contains { file in
      zip(facts(file).references, references[file]).contains {
        $0.role == .decoded && $1 == .symbol(id)
      }
    }
  }
}
