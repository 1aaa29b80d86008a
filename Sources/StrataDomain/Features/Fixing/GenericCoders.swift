internal import StrataCode
internal import StrataModel

/// The project's generic functions that code whatever type they are asked for.
struct GenericCoders {
  /// By name: whether each of them returns just what it decodes.
  private var functions: [String: Bool] = [:]

  /// Those of a code base; what only encodes counts where what is looked for can be encoded.
  init(in codebase: Codebase, countingEncoders: Bool = true) {
    for file in codebase.workspace.files.indices {
      let facts = codebase.facts(file)
      for (index, declaration) in facts.declarations.enumerated()
      where declaration.kind == .genericParameter && declaration.parent >= 0 {
        let owner = facts[declaration.parent]
        guard owner.kind == .function || owner.kind == .initializer,
          Self.isCoded(DeclarationIndex(index), facts, countingEncoders)
        else { continue }
        let returned = facts.references.indices.filter {
          facts.references[$0].owner == declaration.parent && facts.references[$0].role == .return
        }
        let isPlain =
          returned.count == 1
          && facts[facts.references[returned[0]].name] == facts[declaration.name]
        functions[facts[owner.name]] = (functions[facts[owner.name]] ?? true) && isPlain
      }
    }
    // A namesake that returns something else would decide what is inferred.
    for file in codebase.workspace.files.indices {
      let facts = codebase.facts(file)
      for (index, declaration) in facts.declarations.enumerated()
      where declaration.kind == .function && functions[facts[declaration.name]] == true {
        let place = DeclarationID(file: file, declaration: DeclarationIndex(index))
        if !codebase.isGeneric(place) { functions[facts[declaration.name]] = false }
      }
    }
  }

  /// Whether a generic parameter has to be codable.
  private static func isCoded(
    _ parameter: DeclarationIndex, _ facts: FileFacts, _ countsEncoders: Bool
  ) -> Bool {
    let parent = facts[parameter].parent
    let others = facts.children(of: parent).filter {
      facts[$0].kind == .genericParameter && $0 != parameter
    }
    return facts.references.contains { reference in
      guard reference.role == .constraint, case let name = facts[reference.name],
        ForeignKinds.codables.contains(name), countsEncoders || !name.hasSuffix("Encodable")
      else { return false }
      // What stands behind another parameter is about that one.
      return reference.owner == parameter
        || reference.owner == parent
          && !others.contains { facts[$0].extent.contains(reference.span.start) }
    }
  }

  /// Whether a function of the name is one.
  func contains(_ name: String) -> Bool { functions[name] != nil }

  /// Whether every function of the name returns what it decodes and nothing around it.
  func isPlain(_ name: String) -> Bool { functions[name] == true }
}

extension FixSubject {
  /// Whether files that name a type say a member that the project adds to everything that is coded:
  /// `user.toDictionary()` of `extension Encodable`.
  func isCodedByExtension(_ id: SymbolID) throws(ChangeError) -> Bool {
    let members = codebase.known { CodedMembers(codebase) }.names
    if members.isEmpty { return false }
    for file in codebase.workspace.files.indices
    where codebase.references[file].contains(.symbol(id)) {
      let text = try read(codebase.workspace.files[file].path)
      if members.contains(where: text.says) { return true }
    }
    return false
  }
}

/// The members that a code base adds to everything that is coded.
private struct CodedMembers: Sendable, Equatable {
  private(set) var names: Set<String> = []

  init(_ codebase: Codebase) {
    for file in codebase.workspace.files.indices {
      let facts = codebase.facts(file)
      for index in facts.declarations.indices
      where facts.declarations[index].kind == .extension
        && ForeignKinds.codables.contains(facts[facts.declarations[index].name])
      {
        names.formUnion(facts.children(of: DeclarationIndex(index)).map { facts[facts[$0].name] })
      }
    }
  }
}
