internal import StrataCode
internal import StrataModel

/// The callers of a use case, as they ask what it asks.
struct UseCaseRemoval {
  private let operation: PassedOperation
  private let subject: FixSubject
  private var codebase: Codebase { subject.codebase }
  private let removed: Set<SymbolID>

  init(of operation: PassedOperation, in subject: FixSubject) {
    self.operation = operation
    self.subject = subject
    removed = Set([operation.useCase] + [operation.contract].compactMap { $0 })
  }

  /// The edits of every file that names the use case; nil where one does more than to hold, call, make
  /// or hand it over.
  func callers() throws(ChangeError) -> FixProposal? {
    let symbols = codebase.symbols
    let home = codebase.workspace.files[symbols[operation.target].place.file].modules
    guard
      removed.allSatisfy({
        codebase.workspace.files[symbols[$0].place.file].modules == home
          && symbols[$0].access <= symbols[operation.target].access
      })
    else { return nil }
    var proposal = FixProposal([])
    var holders: Set<SymbolID> = []
    var files: [(index: Int, tokens: CodeTokens)] = []
    for file in codebase.workspace.files.indices where names(file) {
      guard let tokens = try subject.tokens(file) else { return nil }
      files.append((file, tokens))
      holders.formUnion(self.holders(in: file))
    }
    for (file, tokens) in files {
      let path = codebase.workspace.files[file].path
      let text = try subject.read(path)
      guard let edits = edits(of: file, tokens, text, holders) else { return nil }
      if edits.isEmpty { continue }
      proposal.reads[path] = text
      proposal.edits += edits
    }
    // What nobody holds may be for others to use: whether it can go is for people to say.
    guard !holders.isEmpty, try !isReached(holders) else { return nil }
    proposal.held = Set(holders.map(codebase.key))
    let target = symbols[operation.target].name
    proposal.steps = files.flatMap { held(in: $0.index) }.map { name, holder in
      Phrase(
        "'\(name)' of '\(holder)' holds '\(target)' now: name it so",
        zh: "'\(holder)' 的 '\(name)' 现在持有 '\(target)'：请改成相应的名称")
    }
    return proposal
  }

  private func names(_ file: Int) -> Bool {
    codebase.references[file].contains { isRemoved($0) }
  }

  private func isRemoved(_ target: Target) -> Bool {
    if case .symbol(let id) = target { removed.contains(id) } else { false }
  }

  /// The types outside the use case that hold or take it.
  private func holders(in file: Int) -> Set<SymbolID> {
    let facts = codebase.facts(file)
    return Set(
      zip(facts.references, codebase.references[file]).compactMap { reference, target in
        guard isRemoved(target), HeldNames.name(of: reference, facts) != nil else { return nil }
        return codebase.typesAround(reference.owner, in: file).first
      }
    ).subtracting(removed)
  }

  /// What is held, and by whom: properties alone.
  private func held(in file: Int) -> [(name: String, holder: String)] {
    let facts = codebase.facts(file)
    return zip(facts.references, codebase.references[file]).compactMap { reference, target in
      guard isRemoved(target), reference.role == .property,
        let name = HeldNames.name(of: reference, facts),
        let holder = codebase.typesAround(reference.owner, in: file).first
      else { return nil }
      return (name, codebase.symbols[holder].name)
    }
  }

  private func edits(
    of file: Int, _ tokens: CodeTokens, _ text: [UInt8], _ holders: Set<SymbolID>
  ) -> [Edit]? {
    let facts = codebase.facts(file)
    let path = codebase.workspace.files[file].path
    let spelling = ProtocolSpelling(in: file, codebase, text)
    let target = codebase.symbols[operation.target].name
    let because = Phrase("asks '\(target)'", zh: "使用 '\(target)'")
    var edits: [Edit] = []
    func replace(_ bytes: Range<Int>, _ text: String) {
      edits.append(
        Edit(.replace(path: path, bytes: bytes, with: Array(text.utf8)), because: because))
    }
    var names: Set<String> = []
    for (reference, meaning) in zip(facts.references, codebase.references[file])
    where isRemoved(meaning) {
      let around = codebase.typesAround(reference.owner, in: file)
      if around.contains(where: removed.contains) { continue }
      let span = reference.span
      let index = tokens.index(from: Int(span.start))
      if let name = HeldNames.name(of: reference, facts) {
        names.insert(name)
      } else if reference.role == .construction {
        guard let call = CodeCall(at: index + 1, in: tokens), call.arguments.count == 1,
          !call.hasTrailingClosure, isHandedOver(index, reference, file, tokens, holders)
        else { return nil }
        let value = call.arguments[0].tokens
        replace(
          tokens.all[index].bytes.lowerBound..<tokens.all[call.close].bytes.upperBound,
          tokens.phrase(value))
        continue
      } else if !isGiven(reference, facts) || tokens.isAt(index - 1, "some") {
        return nil
      }
      replace(Int(span.start)..<Int(span.end), spelling.written(target, at: span))
    }
    guard let calls = calls(of: names, tokens) else { return nil }
    for (bytes, text) in calls { replace(bytes, text) }
    return edits
  }

  /// Whether a reference is what a function gives back, or the type of a property with a value.
  private func isGiven(_ reference: TypeReference, _ facts: FileFacts) -> Bool {
    guard reference.owner >= 0 else { return false }
    let owner = facts[reference.owner]
    return reference.role == .return && owner.kind == .function
      || reference.role == .property && owner.kind == .property
        && !owner.modifiers.contains(.isLocal)
  }

  /// Whether what is made goes straight to a holder, or back to who asked for it by that type.
  private func isHandedOver(
    _ index: Int, _ reference: TypeReference, _ file: Int, _ tokens: CodeTokens,
    _ holders: Set<SymbolID>
  ) -> Bool {
    let facts = codebase.facts(file)
    if tokens.isAt(index - 1, ":"), let open = tokens.opening(around: index) {
      let called = tokens.word(open - 1)
      return holders.contains { codebase.symbols[$0].name == called }
    }
    // What a variable in a body is may be known by nothing but its value.
    guard reference.owner >= 0,
      tokens.isAt(index - 1, "{", "return")
        || tokens.isAt(index - 1, "=") && facts[reference.owner].kind == .property
    else { return false }
    return zip(facts.references, codebase.references[file]).contains { other, meaning in
      other.owner == reference.owner && isRemoved(meaning) && isGiven(other, facts)
    }
  }

  /// The calls of what is held, as they are to be; nil where it is used in another way.
  private func calls(
    of names: Set<String>, _ tokens: CodeTokens
  ) -> [(Range<Int>, String)]? {
    guard let asked = HeldNames.members(of: names, in: tokens, callable: true),
      asked.isSubset(of: [operation.method])
    else { return nil }
    var calls: [(Range<Int>, String)] = []
    for index in names.flatMap(tokens.positions) {
      if tokens.isAt(index + 1, ":") { continue }
      let isCalled = tokens.isAt(index + 1, "(")
      guard isCalled || tokens.isAt(index + 1, ".") else { continue }
      guard let call = CodeCall(at: isCalled ? index + 1 : index + 3, in: tokens),
        !call.hasTrailingClosure, call.labels == operation.labels.map(\.from)
      else { return nil }
      let method = tokens.all[call.open - 1].bytes
      let end = method.upperBound
      calls.append(isCalled ? (end..<end, "." + operation.member) : (method, operation.member))
      for (argument, label) in zip(call.arguments, operation.labels) where label.from != label.to {
        let start = argument.bytes.lowerBound
        calls.append((start..<argument.value.lowerBound, label.to == "_" ? "" : label.to + ": "))
      }
    }
    return calls
  }

  /// Whether a file asks a holder for what it holds.
  private func isReached(_ holders: Set<SymbolID>) throws(ChangeError) -> Bool {
    let names = Set(codebase.workspace.files.indices.flatMap { held(in: $0).map(\.name) })
    for file in codebase.workspace.files.indices {
      let isNear = codebase.references[file].contains { target in
        if case .symbol(let id) = target { holders.contains(id) } else { false }
      }
      guard isNear else { continue }
      guard let tokens = try subject.tokens(file) else { return true }
      let isReached = names.contains { name in
        tokens.positions(of: name).contains { index in
          tokens.isAt(index - 1, ".") && !tokens.isAt(index - 2, "self")
        }
      }
      if isReached { return true }
    }
    return false
  }
}
