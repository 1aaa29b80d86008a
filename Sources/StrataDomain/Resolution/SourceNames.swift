/// What type names mean by the language's rules of lookup, from source alone.
struct SourceNames: NameResolving {
  private let lookup: NameLookup

  /// Names over the types of a workspace.
  init(_ workspace: Workspace, _ table: SymbolTable) {
    lookup = NameLookup(workspace: workspace, table: table)
  }

  func targets(of file: Int) -> [Target] {
    let facts = lookup.workspace.files[file].facts
    let scopes = facts.scopes()
    var known: [Question: Target] = [:]
    return facts.references.map { reference in
      let scope = reference.owner < 0 ? topLevel : scopes[Int(reference.owner)]
      let question = Question(name: reference.name, scope: scope)
      if let answer = known[question] { return answer }
      let answer = lookup.resolve(facts[reference.name], from: file, scope: scope)
      known[question] = answer
      return answer
    }
  }

  private struct Question: Hashable {
    var name: Name
    var scope: DeclarationIndex
  }
}

extension FileFacts {
  /// By declaration: itself or the nearest one around it that makes names.
  func scopes() -> [DeclarationIndex] {
    var scopes: [DeclarationIndex] = []
    scopes.reserveCapacity(declarations.count)
    for (index, declaration) in declarations.enumerated() {
      let outer = declaration.parent < 0 ? topLevel : scopes[Int(declaration.parent)]
      scopes.append(opensScope(DeclarationIndex(index)) ? DeclarationIndex(index) : outer)
    }
    return scopes
  }
}
