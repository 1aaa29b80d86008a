internal import StrataCode
internal import StrataModel

/// The calls of a mapper that is to throw, each made where an error can go on.
struct MapperCalls {
  /// What the callers throw already where something is missing.
  private(set) var error: ProjectError?
  private(set) var edits: [Edit] = []
  /// By path: what was read.
  private(set) var reads: [String: [UInt8]] = [:]
  private let name: String
  private let codebase: Codebase

  /// The calls of a method of a struct; nil where it takes something, where a protocol may ask for it,
  /// where nobody calls it, or where one call cannot be told or cannot take an error.
  init?(of mapper: DeclarationID, in subject: FixSubject) throws(ChangeError) {
    let codebase = subject.codebase
    let facts = codebase.facts(mapper.file)
    guard mapper.declaration >= 0, case let declaration = facts[mapper.declaration],
      declaration.kind == .function, declaration.access > .fileprivate,
      declaration.modifiers.isDisjoint(with: [.isThrowing, .isStatic, .isMutating]),
      !facts.parameters.contains(where: { $0.owner == mapper.declaration }),
      let type = codebase.typesAround(mapper.declaration, in: mapper.file).first,
      [.struct, .enum].contains(codebase.symbols[type].kind),
      !codebase.symbols.allSupertypes(of: type).contains(where: { above in
        codebase.members(of: above).contains { codebase.name($0) == codebase.name(mapper) }
      })
    else { return nil }
    (self.codebase, name) = (codebase, facts[declaration.name])
    var callers: [DeclarationID] = []
    let reach = codebase.known { TypeHolders(codebase) }.reaching(type)
    for file in codebase.workspace.files.indices where names(one: reach, in: file) {
      guard let tokens = try subject.tokens(file) else { return nil }
      for index in tokens.positions(of: name) where tokens.isAt(index - 1, ".") {
        let call = MapperCall(at: index, in: file, tokens, codebase)
        if call.isTried { continue }
        guard let receiver = call.receiver else { return nil }
        if receiver != type { continue }
        guard let caller = call.caller, let pieces = call.pieces else { return nil }
        callers.append(caller)
        add(pieces, file, tokens)
      }
    }
    error = callers.first.flatMap {
      ProjectError(thrownAround: $0, in: codebase, orNamed: ["unavailable"])
    }
    if error == nil { return nil }
  }

  /// Whether a file names one of some types.
  private func names(one types: Set<SymbolID>, in file: Int) -> Bool {
    codebase.references[file].contains { target in
      if case .symbol(let id) = target { types.contains(id) } else { false }
    }
  }

  private mutating func add(_ places: [Int], _ file: Int, _ tokens: CodeTokens) {
    let path = codebase.workspace.files[file].path
    reads[path] = tokens.text
    edits += places.map {
      Edit(
        .replace(path: path, bytes: $0..<$0, with: Array("try ".utf8)),
        because: Phrase("takes the error of '\(name)'", zh: "接收 '\(name)' 的错误"))
    }
  }
}

/// Which types have members of which others, by what is written.
struct TypeHolders: Sendable, Equatable {
  private var holders: [SymbolID: Set<SymbolID>] = [:]

  init(_ codebase: Codebase) {
    for file in codebase.workspace.files.indices {
      let facts = codebase.facts(file)
      for (reference, target) in zip(facts.references, codebase.references[file]) {
        guard reference.owner >= 0, case .symbol(let id) = target,
          [.property, .return, .alias, .conformance, .genericArgument, .parameter, .other]
            .contains(reference.role),
          !facts[reference.owner].modifiers.contains(.isLocal)
        else { continue }
        holders[id, default: []].formUnion(codebase.typesAround(reference.owner, in: file))
      }
    }
  }

  /// A type with all from which somebody can come to have one.
  func reaching(_ id: SymbolID) -> Set<SymbolID> {
    var reached: Set<SymbolID> = []
    var waiting = [id]
    while let next = waiting.popLast() {
      if reached.insert(next).inserted { waiting += holders[next] ?? [] }
    }
    return reached
  }
}
