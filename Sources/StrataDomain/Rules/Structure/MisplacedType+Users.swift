internal import StrataCode
internal import StrataModel

// What names a part that leaves its layer, and cannot stay without it.

extension Codebase {
  /// `, with 'MenuPresenter', which names it`, of the protocols of Domain that speak of what goes to the
  /// screens.
  func along(_ types: [SymbolID], from declared: Layer) -> Phrase {
    guard declared == .domain else { return .empty }
    let namers = FrameworkUses.once(
      types.flatMap { dependencies(on: $0) }.filter { $0.from == .domain }
        .compactMap { outermostType(of: $0) }
    ).filter { id in
      symbols[id].kind == .protocol && !types.contains(id)
        && roles[id].isDisjoint(with: [.useCaseProtocol, .repositoryProtocol])
    }
    guard !namers.isEmpty else { return .empty }
    let who = listed(namers.map { symbols[$0].qualifiedName })
    let verb = namers.count == 1 ? "names" : "name"
    return Phrase(", with \(who), which \(verb) it", zh: "，连同引用它的 \(who)")
  }
}
