internal import StrataCode
internal import StrataModel

// Who would name a type of an outer layer once it has gone there.

extension Codebase {
  /// `, and hand 'Menu' to 'LoadMenu', which names it`; nothing where nobody of Domain or on a screen
  /// names a type.
  func handingOn(_ id: SymbolID, as promise: SymbolID?) -> Phrase {
    let users = Set(
      dependencies(on: id).filter { dependency in
        !dependency.isWiring
          && (dependency.from == .domain || dependency.from == .presentation)
      }.compactMap { outermostType(of: $0) }
    ).subtracting([id]).sorted()
    guard !users.isEmpty else { return .empty }
    let names = listed(users.map { symbols[$0].qualifiedName }, most: 2)
    let verb = users.count == 1 ? "names" : "name"
    guard let promise else {
      return Phrase(
        ", and give \(names), which \(verb) it, a protocol of Domain instead",
        zh: "，并给引用它的 \(names) 一个 Domain 的协议")
    }
    let asked = symbols[promise].qualifiedName
    return Phrase(
      ", and hand '\(asked)' to \(names), which \(verb) it",
      zh: "，并把 '\(asked)' 交给引用它的 \(names)")
  }

  /// The protocol that a type of the outer ring keeps over another one, and that asks for all that a
  /// file calls on that.
  func wrapper(
    over id: SymbolID, askedIn file: Int
  ) -> (wrapper: SymbolID, promise: SymbolID)? {
    let called = methods(of: id, calledIn: file)
    guard !called.isEmpty else { return nil }
    return dependencies(on: id).lazy.filter { dependency in
      dependency.from.ring == .data
        && [.property, .staticAccess, .construction].contains(self.reference(of: dependency).role)
    }.compactMap { self.outermostType(of: $0) }.compactMap { type in
      guard type != id, self.symbols[type].kind.isConcreteType, !self.roles.has(type, .container)
      else { return nil }
      let own = Set(self.symbols.words(of: id).bare)
      return self.promises(of: type).first {
        !own.isDisjoint(with: self.symbols.words(of: $0).bare)
          && called.isSubset(of: self.members(of: $0).map { self.name($0) })
      }.map { (type, $0) }
    }.first
  }
}
