internal import StrataCode
internal import StrataModel

/// Where a file holds or takes a type, and what it asks of it there; every use of it is one of these.
struct HeldNames {
  let file: Int
  /// The types of properties and parameters, in source order.
  let spans: [Span]
  /// What its properties and parameters are called.
  let names: Set<String>
  /// The members that are asked for.
  let members: Set<String>
  /// The types that hold it.
  let holders: Set<SymbolID>
  /// Whether the file makes one, too.
  let isMade: Bool

  /// The uses of a type in a file; nil where there are others than to hold it and to ask its members.
  init?(of id: SymbolID, in file: Int, _ codebase: Codebase, _ tokens: CodeTokens) {
    let facts = codebase.facts(file)
    var spans: [Span] = []
    var names: Set<String> = []
    var holders: Set<SymbolID> = []
    var isMade = false
    for (reference, target) in zip(facts.references, codebase.references[file]) {
      guard case .symbol(id) = target else { continue }
      // What is made beside it stays what it is made as.
      if reference.role == .construction {
        isMade = true
        continue
      }
      guard let name = Self.name(of: reference, facts),
        let holder = codebase.typesAround(reference.owner, in: file).first
      else { return nil }
      spans.append(reference.span)
      names.insert(name)
      holders.insert(holder)
    }
    guard !spans.isEmpty, let members = Self.members(of: names, in: tokens) else { return nil }
    self.file = file
    self.spans = spans
    self.names = names
    self.members = members
    self.holders = holders
    self.isMade = isMade
  }

  /// The name of the property or parameter whose type is written there; nil for a variable in a body,
  /// and for what begins with a value.
  static func name(of reference: TypeReference, _ facts: FileFacts) -> String? {
    guard reference.owner >= 0 else { return nil }
    let owner = facts[reference.owner]
    switch reference.role {
    case .parameter:
      let parameter = facts.parameters.first { $0.span.contains(reference.span.start) }
      // What others override or ask for by a protocol keeps its types.
      guard let parameter, parameter.defaultValue == nil,
        owner.kind == .initializer || owner.access <= .fileprivate
      else { return nil }
      return facts[parameter.name]
    case .property where owner.kind == .property:
      return owner.modifiers.isDisjoint(with: [.isLocal, .hasInitialValue, .isComputed, .isLazy])
        ? facts[owner.name] : nil
    default: return nil
    }
  }

  /// What is asked of names; nil where one is handed on, compared, or set to something else.
  static func members(
    of names: Set<String>, in tokens: CodeTokens, callable: Bool = false,
    declaredAt place: Int? = nil
  ) -> Set<String>? {
    var members: Set<String> = []
    for index in names.flatMap(tokens.positions) {
      let isOwn = !tokens.isAt(index - 1, ".") || tokens.isAt(index - 2, "self")
      if tokens.isAt(index + 1, ":") || index == place { continue }
      guard isOwn else { return nil }
      var next = index + 1
      if tokens.isAt(next, "?", "!"), tokens.isAt(next + 1, ".") { next += 1 }
      if tokens.isAt(next, "."), tokens.all[next + 1].kind == .word {
        // Whoever sets a member needs more than a protocol for reading.
        if tokens.isAt(next + 2, "="), !tokens.isAt(next + 3, "=") { return nil }
        members.insert(tokens.word(next + 1))
      } else if callable, tokens.isAt(index + 1, "(") {
        members.insert("callAsFunction")
      } else if !isAssignment(index, names, tokens) {
        return nil
      }
    }
    return members
  }

  /// Whether a name is a side of `self.name = name`.
  private static func isAssignment(
    _ index: Int, _ names: Set<String>, _ tokens: CodeTokens
  ) -> Bool {
    if tokens.isAt(index + 1, "=") {
      return names.contains(tokens.word(index + 2)) && !tokens.isAt(index + 3, ".", "?", "(")
    }
    return tokens.isAt(index - 1, "=") && names.contains(tokens.word(index - 2))
  }
}
