internal import StrataCode
internal import StrataModel

// Who hands a record to code that never writes its name.

extension Codebase {
  /// The types of Data whose functions give back a type of Domain that is to go, where Domain or screens
  /// ask them.
  func givers(of id: SymbolID) -> [SymbolID] {
    let giving = dependencies(on: id).filter { dependency in
      guard dependency.from.ring == .data, isGivenBack(dependency),
        let giver = outermostType(of: dependency), giver != id
      else { return false }
      let facts = facts(dependency.file)
      let member = facts[facts[reference(of: dependency).owner].name]
      return dependencies(on: giver).contains {
        ($0.from == .domain || $0.from == .presentation) && !$0.isWiring
          && self.facts($0.file).usedNames.contains(member)
      }
    }.compactMap { outermostType(of: $0) }
    return Set(giving).sorted()
  }

  /// `, and let 'OrderStore' give back a value of Domain in its place`, where somebody does.
  func givingBack(_ id: SymbolID) -> Phrase {
    let givers = givers(of: id).map { symbols[$0].qualifiedName }
    return givers.isEmpty
      ? .empty
      : Phrase(
        ", and let \(listed(givers)) give back a value of Domain in its place",
        zh: "，并让 \(listed(givers)) 改为返回 Domain 的值")
  }

  private func isGivenBack(_ dependency: Dependency) -> Bool {
    let reference = reference(of: dependency)
    if reference.role == .return { return true }
    guard reference.role == .genericArgument, reference.owner >= 0,
      facts(dependency.file)[reference.owner].kind == .function
    else { return false }
    let place = DeclarationID(file: dependency.file, declaration: reference.owner)
    return !parameters(of: place).contains { $0.span.contains(reference.span.start) }
  }
}
