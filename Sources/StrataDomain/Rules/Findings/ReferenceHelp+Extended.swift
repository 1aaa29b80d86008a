internal import StrataCode
internal import StrataModel

// What to do about extensions of what another layer declares.

extension ReferenceHelp {
  /// Where an extension goes, and what those do without it that call what it adds.
  func ofExtension(_ dependency: Dependency) -> Phrase {
    let (layer, name) = (dependency.to.rawValue, name(dependency))
    let turning = codebase.turningLink(from: dependency.file)
    if let users = usersOfExtension(dependency) {
      return Phrase(
        "move the extension to \(layer), beside '\(name)', and give \(users) values of Domain\(turning)",
        zh: "把扩展移到 \(layer)，放在 '\(name)' 旁边，并给 \(users) Domain 的值\(turning)")
    }
    return turning.isEmpty
      ? Phrase(
        """
        move the extension to \(layer), beside '\(name)', or to the composition root, which may \
        know both sides
        """, zh: "把扩展移到 \(layer)，放在 '\(name)' 旁边，或移到可以引用双方的组合根")
      : Phrase(
        "move the extension to \(layer), beside '\(name)'\(turning)",
        zh: "把扩展移到 \(layer)，放在 '\(name)' 旁边\(turning)")
  }

  /// What to do where an extension of a framework's type asks what works for screens: nothing can be handed
  /// to it, but what it is called with.
  func askedByExtension(_ dependency: Dependency) -> Phrase? {
    let facts = codebase.facts(dependency.file)
    let chain = facts.enclosing(codebase.reference(of: dependency).owner)
    guard dependency.from == .presentation,
      codebase.namingType(of: chain.first ?? topLevel, in: dependency.file) == nil,
      let whole = chain.last, facts[whole].kind == .extension,
      let member = chain.dropLast().last, facts[member].kind == .function
    else { return nil }
    let (method, extended, name) = (
      facts[facts[member].name], facts[facts[whole].name], name(dependency)
    )
    return Phrase(
      "let '\(method)' of '\(extended)' take what it shows, and let those who call it ask a protocol of Domain for that, which '\(name)' is to keep",
      zh: "让 '\(extended)' 的 '\(method)' 接收要展示的内容，由调用它的代码通过一个由 '\(name)' 实现的 Domain 协议取得")
  }

  /// The types of Domain that call what an extension adds: `'LoadMenuUseCase', which calls 'asDomain',`.
  private func usersOfExtension(_ dependency: Dependency) -> Phrase? {
    let owner = codebase.reference(of: dependency).owner
    guard dependency.from == .domain, owner >= 0 else { return nil }
    let facts = codebase.facts(dependency.file)
    let members = Set(
      facts.children(of: owner).map { facts[facts[$0].name] }.filter { $0 != "init" })
    let calling = codebase.workspace.files.indices.compactMap { file -> (SymbolID, [String])? in
      guard file != dependency.file, codebase.layer(ofFile: file) == .domain,
        codebase.scopes[file].isProduction,
        case let called = members.filter(codebase.facts(file).usedNames.contains), !called.isEmpty
      else { return nil }
      return codebase.outerTypes(in: file).first.map { ($0, called.sorted()) }
    }
    let (users, called) = (calling.map(\.0), calling.flatMap(\.1))
    guard !users.isEmpty, users.count < 4 else { return nil }
    let names = codebase.listed(users.map { codebase.symbols[$0].qualifiedName })
    let what = codebase.listed(Set(called).sorted())
    return Phrase(
      "\(names), which \(users.count == 1 ? "calls" : "call") \(what),", zh: "调用 \(what) 的 \(names)"
    )
  }
}
