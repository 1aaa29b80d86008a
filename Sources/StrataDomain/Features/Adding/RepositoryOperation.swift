internal import StrataCode
internal import StrataModel

/// What a repository offers and a use case is to hand on.
struct RepositoryOperation {
  var repository: SymbolID
  var member: DeclarationID

  /// The operation called `name`, of the repository that is named or of the only one that has it.
  static func named(
    _ name: String, of repository: String?, in codebase: Codebase
  ) throws(AddError) -> RepositoryOperation {
    let protocols = codebase.types(.repositoryProtocol).filter {
      codebase.symbols[$0].kind == .protocol
        && (repository == nil || codebase.symbols[$0].name == repository)
    }
    let all = protocols.flatMap { id in
      codebase.methods(of: id).filter { !codebase.declaration($0).modifiers.contains(.hasBody) }
        .map { RepositoryOperation(repository: id, member: $0) }
    }
    let found = all.filter { codebase.name($0.member) == name }
    if found.count > 1 {
      throw .severalOperations(
        name, repositories: Set(found.map { codebase.symbols[$0.repository].name }).sorted())
    }
    guard let only = found.first else {
      let names = Set(all.map { codebase.name($0.member) }).sorted()
      throw .noOperation(name, similar: name.nearestFew(in: names, atMost: 3))
    }
    return only
  }
}
