/// What every type name of the code base means, by file and reference.
package struct ReferenceMap: Sendable {
  private let targets: [[Target]]

  /// The targets of a file's references, in their order.
  package subscript(file: Int) -> [Target] { targets[file] }

  /// Resolves every reference of a workspace from source.
  package init(_ workspace: Workspace, _ table: SymbolTable) {
    let lookup = NameLookup(workspace: workspace, table: table)
    targets = workspace.files.indices.map { Self.targets(of: $0, lookup) }
  }

  private static func targets(of file: Int, _ lookup: NameLookup) -> [Target] {
    let facts = lookup.workspace.files[file].facts
    let scopes = scopes(in: facts)
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

  /// By declaration: itself or the nearest one around it that makes names.
  private static func scopes(in facts: FileFacts) -> [DeclarationIndex] {
    var scopes: [DeclarationIndex] = []
    scopes.reserveCapacity(facts.declarations.count)
    for (index, declaration) in facts.declarations.enumerated() {
      let outer = declaration.parent < 0 ? topLevel : scopes[Int(declaration.parent)]
      scopes.append(facts.opensScope(DeclarationIndex(index)) ? DeclarationIndex(index) : outer)
    }
    return scopes
  }

  private struct Question: Hashable {
    var name: Name
    var scope: DeclarationIndex
  }
}
