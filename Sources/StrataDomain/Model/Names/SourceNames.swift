internal import StrataCode

/// What type names mean by the language's rules of lookup, from source alone.
struct SourceNames: NameResolving {
  private let lookup: NameLookup

  /// Names over the types of a workspace.
  init(_ workspace: Workspace, _ table: SymbolTable) {
    lookup = NameLookup(workspace: workspace, table: table)
  }

  func targets(of file: Int) -> [Target] {
    let facts = lookup.workspace.files[file].facts
    let places = Viewpoints(of: file, in: lookup)
    let written = lookup.table.written[file]
    var last = [Answer?](repeating: nil, count: facts.names.count)
    return facts.references.map { reference in
      if written.isForeign(reference.name) { return .external }
      let place = places[reference]
      let slot = Int(reference.name.index)
      if let known = last[slot], known.place == place { return known.target }
      let target = lookup.resolve(reference.name, from: place)
      last[slot] = Answer(place: place, target: target)
      return target
    }
  }

  /// What a name meant where it stood last: most often it stands there again.
  private struct Answer {
    var place: Viewpoint
    var target: Target
  }
}

/// From where a file's references look.
struct Viewpoints {
  private let file: Int
  private let facts: FileFacts
  private let conditions: BuildConditions
  /// By declaration: itself or the nearest one around it that makes names.
  private let scopes: [DeclarationIndex]

  init(of file: Int, in lookup: NameLookup) {
    self.file = file
    facts = lookup.workspace.files[file].facts
    conditions = lookup.table.conditions[file]
    scopes = facts.scopes
  }

  subscript(reference: TypeReference) -> Viewpoint {
    let owner = reference.owner
    return Viewpoint(
      file: file, scope: owner < 0 ? topLevel : scopes[Int(owner)],
      isNeverBuilt: conditions.likelihood(at: reference.span.start) == .never,
      isHead: owner >= 0 && isHead(reference, of: facts[owner].kind))
  }

  /// Whether a reference stands before the members: in the clause of what is inherited, say.
  private func isHead(_ reference: TypeReference, of kind: Declaration.Kind) -> Bool {
    switch reference.role {
    case .conformance: kind.isConcreteType || kind == .extension
    case .constraint, .attribute, .genericArgument: kind.isConcreteType
    default: false
    }
  }
}
