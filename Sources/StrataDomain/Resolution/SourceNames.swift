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
    var known: [Question: Target] = [:]
    return facts.references.map { reference in
      if lookup.table.written[file].isForeign(reference.name) { return .external }
      let place = places[reference]
      let question = Question(reference.name, place)
      if let answer = known[question] { return answer }
      let answer = lookup.resolve(reference.name, from: place)
      known[question] = answer
      return answer
    }
  }

  /// A name and a place of one file.
  private struct Question: Hashable {
    private let bits: UInt64

    init(_ name: Name, _ place: Viewpoint) {
      let flags: UInt32 = (place.isNeverBuilt ? 2 : 0) | (place.isHead ? 1 : 0)
      let scope = UInt32(bitPattern: place.scope) << 2 | flags
      bits = UInt64(UInt32(bitPattern: name.index)) << 32 | UInt64(scope)
    }
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
