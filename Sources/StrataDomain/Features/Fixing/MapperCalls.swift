internal import StrataCode
internal import StrataModel

/// The calls of a mapper that is to throw, each made where an error can go on.
struct MapperCalls {
  /// What the callers throw already where something is missing.
  private(set) var error: ProjectError?
  private(set) var edits: [Edit] = []
  /// By path: what was read.
  private(set) var reads: [String: [UInt8]] = [:]
  private let type: SymbolID
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
    (self.type, self.codebase, name) = (type, codebase, facts[declaration.name])
    var callers: [DeclarationID] = []
    for file in codebase.workspace.files.indices where isInReach(file) {
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

  /// Whether a file names the type, or one that has a member of it.
  private func isInReach(_ file: Int) -> Bool {
    let carriers = codebase.known { CarriedTypes(codebase) }
    return codebase.references[file].contains { target in
      guard case .symbol(let id) = target else { return false }
      return id == type || carriers.carries(id, type)
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
struct CarriedTypes: Sendable, Equatable {
  private var carried: [SymbolID: Set<SymbolID>] = [:]

  init(_ codebase: Codebase) {
    for file in codebase.workspace.files.indices {
      let facts = codebase.facts(file)
      for (reference, target) in zip(facts.references, codebase.references[file]) {
        guard reference.owner >= 0, case .symbol(let id) = target,
          [.property, .return, .alias, .conformance, .genericArgument, .parameter, .other]
            .contains(reference.role),
          !facts[reference.owner].modifiers.contains(.isLocal)
        else { continue }
        for holder in codebase.typesAround(reference.owner, in: file) {
          carried[holder, default: []].insert(id)
        }
      }
    }
  }

  /// Whether somebody who has one type can come to have another.
  func carries(_ holder: SymbolID, _ id: SymbolID) -> Bool {
    var seen: Set<SymbolID> = []
    var waiting = [holder]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if next != holder || carried[holder]?.contains(id) == true, next == id { return true }
      waiting += carried[next] ?? []
    }
    return false
  }
}
