internal import StrataCode
internal import StrataModel

// Who asks for a type by its name where it is decoded.

extension CodedEntities {
  /// What to do where types of Data ask for a type by its name, as `decode(Dish.self, from: data)` does.
  func decoded(_ id: SymbolID, _ name: String, _ dto: String) -> Phrase? {
    let askers = askers(of: id)
    guard let first = askers.first else { return nil }
    let layer = codebase.layer(of: first)?.rawValue ?? "Data"
    let who = codebase.listed(askers.map { codebase.symbols[$0].qualifiedName }, most: 2)
    let verb = askers.count == 1 ? "asks" : "ask"
    return Phrase(
      """
      declare a Codable '\(dto)' in \(layer), which \(who) \(verb) for in place of '\(name)' and \
      \(askers.count == 1 ? "turns" : "turn") into that, and leave '\(name)' a plain value
      """,
      zh: """
        在 \(layer) 中声明负责编解码的 '\(dto)'，由 \(who) 代替 '\(name)' 请求它并转换成 '\(name)'，\
        让 '\(name)' 保持为普通的值
        """)
  }

  /// The types of Data that name a type as what shall be decoded.
  private func askers(of id: SymbolID) -> [SymbolID] {
    FrameworkUses.once(
      codebase.dependencies(on: id).filter { dependency in
        let reference = codebase.reference(of: dependency)
        let isAsked =
          reference.role == .staticAccess
          && reference.member.map { codebase.facts(dependency.file)[$0] } == "self"
        return dependency.from.ring == .data && (isAsked || reference.role == .decoded)
      }.compactMap { codebase.outermostType(of: $0) })
  }

  /// The other types of Domain that decode a type themselves.
  func innerDecoders(of id: SymbolID) -> [String] {
    let types = codebase.dependencies(on: id).filter {
      $0.from == .domain && codebase.reference(of: $0).role == .decoded
    }.compactMap { codebase.outermostType(of: $0) }
    return Set(types).subtracting([codebase.outermost(id)]).sorted()
      .map { codebase.symbols[$0].qualifiedName }
  }

  /// The screens that decode a type themselves.
  func decoders(of id: SymbolID) -> [String] {
    codebase.dependencies(on: id).filter {
      $0.from == .presentation && codebase.reference(of: $0).role == .decoded
        && codebase.outermostType(of: $0).map {
          !codebase.roles[$0].isDisjoint(with: [.view, .viewModel])
        } ?? false
    }.map { codebase.namer(of: codebase.reference(of: $0).owner, in: $0.file).symbol }
  }
}
