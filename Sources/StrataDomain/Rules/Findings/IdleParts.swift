internal import StrataCode
internal import StrataModel

// What a type holds and never uses.

extension Codebase {
  /// A member that nothing uses and within which a declaration names something: the property that holds
  /// it, or that an initializer fills with it, or the function around it.
  private func idleMember(at owner: DeclarationIndex, in file: Int, for span: Span)
    -> DeclarationIndex?
  {
    guard owner >= 0 else { return nil }
    let facts = facts(file)
    if let index = facts.enclosing(owner).first(where: { isIdle($0, in: file) }) { return index }
    let declaration = facts[owner]
    guard declaration.kind == .initializer,
      let parameter = facts.parameters.first(where: {
        $0.owner == owner
          && ($0.span.contains(span.start) || $0.defaultValue?.contains(span.start) == true)
      })
    else { return nil }
    return facts.declarations.firstIndex {
      $0.parent == declaration.parent && $0.name == parameter.name && $0.modifiers.contains(.isIdle)
    }.map { DeclarationIndex($0) }
  }

  /// Whether nothing uses a member: what its file does not keep to itself, no other file may extend.
  private func isIdle(_ member: DeclarationIndex, in file: Int) -> Bool {
    let declaration = facts(file)[member]
    let owner = symbols.subject(of: DeclarationID(file: file, declaration: declaration.parent))
    guard declaration.modifiers.contains(.isIdle),
      // What the compiler compares or codes it uses, though nobody writes that.
      !(owner.map { symbols.conforms($0, to: Self.synthesized) } ?? false)
    else { return false }
    return declaration.access <= .fileprivate
      || owner.map { symbols.bodies[Int($0.index)].allSatisfy { $0.file == file } } ?? false
  }

  private static let synthesized: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable",
  ]

  /// What to do where all that a file names of a type stands in what is never used.
  func idleHelp(_ group: [Dependency]) -> Phrase? {
    let places = group.map { (reference(of: $0).owner, reference(of: $0).span) }
    return idleHelp(at: places, in: group[0].file)
  }

  /// What to do where a type names another at some places of its file, all in what is never used.
  func idleHelp(naming namings: [ResolvedReference]) -> Phrase? {
    let places = namings.map { (reference($0).owner, reference($0).span) }
    return idleHelp(at: places, in: namings[0].file)
  }

  /// What to do where all that names something at some places of a file is never used.
  func idleHelp(
    at places: [(owner: DeclarationIndex, span: Span)], in file: Int
  ) -> Phrase? {
    let members = places.map { idleMember(at: $0.owner, in: file, for: $0.span) }
    guard let member = members[0], members.allSatisfy({ $0 == member }) else { return nil }
    let declaration = facts(file)[member]
    let (name, type) = (
      facts(file)[declaration.name], namer(of: places[0].owner, in: file).symbol
    )
    return declaration.kind == .function
      ? Phrase("delete '\(name)()': nothing calls it", zh: "删除 '\(name)()'：没有代码调用它")
      : Phrase("delete '\(name)': '\(type)' never uses it", zh: "删除 '\(name)'：'\(type)' 从未使用它")
  }

  /// What to do where a type only holds what a declaration names at one place, and never uses it.
  func idleHelp(at owner: DeclarationIndex, in file: Int, for span: Span) -> Phrase? {
    idleHelp(at: [(owner, span)], in: file)
  }

  /// What stands before the help where all that a file names of a type is what nothing reads.
  func uncalledHelp(_ group: [Dependency]) -> Phrase {
    let owners = Set(group.map { reference(of: $0).owner })
    return owners.count == 1
      ? uncalledHelp(at: owners.first ?? topLevel, in: group[0].file) : .empty
  }

  /// `delete 'store' if everything builds without it: nothing uses it; otherwise `, where a type holds
  /// what a property names and no code calls anything on it; nothing else tells who reads it.
  func uncalledHelp(at owner: DeclarationIndex, in file: Int) -> Phrase {
    guard owner >= 0, facts(file)[owner].kind == .property,
      !facts(file)[owner].modifiers.contains(.isComputed),
      facts(file)[owner].access > .fileprivate
    else { return .empty }
    let name = facts(file)[facts(file)[owner].name]
    let types = Set(typesAround(owner, in: file))
    // Others of the same name are kept by others.
    let isCalled = workspace.files.indices.contains { other in
      guard facts(other).usedNames.contains(name) else { return false }
      return other == file
        || references[other].contains {
          if case .symbol(let id) = $0 { types.contains(id) } else { false }
        }
    }
    return isCalled
      ? .empty
      : Phrase(
        "delete '\(name)' if everything builds without it: nothing uses it; otherwise ",
        zh: "没有代码使用 '\(name)'：如果去掉它后仍能编译，就删除它；否则")
  }
}
