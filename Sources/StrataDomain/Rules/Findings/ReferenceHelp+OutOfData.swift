internal import StrataCode
internal import StrataModel

// What Data does not make for a screen.

extension ReferenceHelp {
  /// What Data makes for a screen is made by the screen, of what Domain says.
  func outOfData(_ dependency: Dependency) -> Phrase? {
    let role = codebase.reference(of: dependency).role
    guard dependency.from.ring == .data, dependency.to == .presentation, isHandedOut(dependency),
      codebase.roles[dependency.target].isDisjoint(with: [.view, .viewModel, .coordinator]),
      [.struct, .enum].contains(codebase.symbols[dependency.target].kind)
    else { return nil }
    let (name, namer) = (name(dependency), namer(dependency))
    if codebase.symbols[dependency.target].kind == .enum, stray.isNamedInDomain(dependency.target) {
      return Phrase(
        "move '\(name)' to Domain, which names it too, and leave how it looks to an extension in Presentation",
        zh: "把 '\(name)' 移到 Domain（那里也引用它），外观留给 Presentation 中的扩展")
    }
    if !codebase.hasDomain, role == .return,
      let maker = codebase.maker(codebase.reference(of: dependency).owner, in: dependency.file),
      !codebase.isMemberUsed(maker, in: dependency.from)
    {
      return codebase.moved(maker, name, dependency.to.rawValue)
    }
    return Phrase(
      "give a value of Domain back from '\(namer)', and make '\(name)' of it in Presentation",
      zh: "由 '\(namer)' 返回 Domain 的值，再在 Presentation 中由它构造 '\(name)'")
  }

  /// Whether a name stands for what code makes or gives back, by a getter too.
  private func isHandedOut(_ dependency: Dependency) -> Bool {
    let (role, owner) = (
      codebase.reference(of: dependency).role, codebase.reference(of: dependency).owner
    )
    return role == .return || role == .construction
      || role == .property && owner >= 0
        && codebase.facts(dependency.file)[owner].modifiers.contains(.isComputed)
  }
}
