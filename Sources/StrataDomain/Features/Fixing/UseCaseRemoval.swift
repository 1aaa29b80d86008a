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

  /// The edits of every file that names the use case or who holds it; nil where one does more than to
  /// hold, call, make or hand it over, or would keep a name of it.
  func callers() throws(ChangeError) -> FixProposal? {
    let symbols = codebase.symbols
    let home = codebase.workspace.files[symbols[operation.target].place.file].modules
    guard
      removed.allSatisfy({
        codebase.workspace.files[symbols[$0].place.file].modules == home
          && symbols[$0].access <= symbols[operation.target].access
      }), let name = ownName
    else { return nil }
    var holders: Set<SymbolID> = []
    var held: Set<String> = []
    for file in codebase.workspace.files.indices where names(file) {
      holders.formUnion(self.holders(in: file))
      held.formUnion(self.held(in: file))
    }
    // What nobody holds may be for others to use, and who holds it and never asks it needs no other:
    // whether it can go is for people to say.
    guard !holders.isEmpty, try isAsked(held), try !isReached(held, of: holders) else { return nil }
    var proposal = FixProposal([])
    var given: [(name: String, file: Int)] = []
    let renaming = HeldRenaming(from: held, to: name, of: holders, in: codebase)
    for file in codebase.workspace.files.indices {
      let path = codebase.workspace.files[file].path
      let text = try subject.read(path)
      guard names(file) || renaming.concerns(text) else { continue }
      guard let tokens = try subject.tokens(file) else { return nil }
      let isRest = removed.contains { symbols[$0].place.file == file }
      guard var edits = edits(of: file, tokens, text, holders, &given) else { return nil }
      if !isRest || !edits.isEmpty {
        guard let renamed = renaming.edits(of: file, tokens), !isMentioned(in: text, tokens) else {
          return nil
        }
        edits += renamed
      }
      if edits.isEmpty { continue }
      proposal.reads[path] = text
      proposal.edits += edits
    }
    for (name, home) in given {
      for file in codebase.workspace.files.indices where file != home {
        let path = codebase.workspace.files[file].path
        if try subject.read(path).says(name) { return nil }
      }
    }
    proposal.held = Set(holders.map(codebase.key))
    return proposal
  }

  /// Whether anything is called on what holds the use case.
  private func isAsked(_ held: Set<String>) throws(ChangeError) -> Bool {
    for file in codebase.workspace.files.indices {
      let text = try subject.read(codebase.workspace.files[file].path)
      guard held.contains(where: text.says), let tokens = try subject.tokens(file) else { continue }
      if held.contains(where: { name in
        tokens.positions(of: name).contains { tokens.isAt($0 + 1, ".", "?", "!", "(") }
      }) {
        return true
      }
    }
    return false
  }

  /// What the use case itself calls what it asks.
  private var ownName: String? {
    let file = codebase.symbols[operation.useCase].place.file
    let facts = codebase.facts(file)
    return zip(facts.references, codebase.references[file]).lazy.compactMap { reference, target in
      target == .symbol(operation.target) && reference.role == .property
        && codebase.typesAround(reference.owner, in: file).first == operation.useCase
        ? facts[facts[reference.owner].name] : nil
    }.first
  }

  /// Whether a comment or a text names what is removed.
  private func isMentioned(in text: [UInt8], _ tokens: CodeTokens) -> Bool {
    removed.contains { id in
      let name = codebase.symbols[id].name
      return text.count(of: name) > tokens.positions(of: name).count
    }
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

  /// What holders in a file call it: properties and parameters.
  private func held(in file: Int) -> Set<String> {
    let facts = codebase.facts(file)
    return Set(
      zip(facts.references, codebase.references[file]).compactMap { reference, target in
        guard isRemoved(target),
          !codebase.typesAround(reference.owner, in: file).contains(where: removed.contains)
        else { return nil }
        return HeldNames.name(of: reference, facts)
      })
  }

  private func edits(
    of file: Int, _ tokens: CodeTokens, _ text: [UInt8], _ holders: Set<SymbolID>,
    _ given: inout [(name: String, file: Int)]
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
    var inlined: Set<DeclarationIndex> = []
    var unclear: Set<DeclarationIndex> = []
    for (reference, meaning) in zip(facts.references, codebase.references[file])
    where isRemoved(meaning) {
      let around = codebase.typesAround(reference.owner, in: file)
      if around.contains(where: removed.contains) { continue }
      let span = reference.span
      let index = tokens.index(from: Int(span.start))
      if let name = HeldNames.name(of: reference, facts) {
        // A heading that would lie is changed by people.
        if isUnderHeading(facts.lines.position(of: span.start).line, text) { return nil }
        names.insert(name)
      } else if reference.role == .construction {
        guard let call = CodeCall(at: index + 1, in: tokens), call.arguments.count == 1,
          !call.hasTrailingClosure
        else { return nil }
        let value = call.arguments[0].tokens
        guard isHandedOver(index, tokens, holders) else {
          guard
            let inlining = GivenInlining(
              of: reference.owner, giving: index..<(call.close + 1), as: value, in: file, codebase,
              tokens, text)
          else { return nil }
          inlined.insert(reference.owner)
          if facts[reference.owner].access > .fileprivate {
            given.append((facts[facts[reference.owner].name], file))
          }
          for (bytes, text) in inlining.edits { replace(bytes, text) }
          continue
        }
        replace(
          tokens.all[index].bytes.lowerBound..<tokens.all[call.close].bytes.upperBound,
          tokens.phrase(value))
        continue
      } else {
        // What gives it back is gone with it, or has to be read by a person.
        unclear.insert(reference.owner)
        continue
      }
      replace(Int(span.start)..<Int(span.end), spelling.written(target, at: span))
    }
    guard unclear.isSubset(of: inlined), let calls = calls(of: names, tokens) else { return nil }
    for (bytes, text) in calls { replace(bytes, text) }
    return edits
  }

  /// Whether the comment right above a line mentions use cases.
  private func isUnderHeading(_ number: Int, _ text: [UInt8]) -> Bool {
    guard number > 1, case let above = TextLine(number - 1, of: text),
      above.words.first?.hasPrefix("//") == true
    else { return false }
    return above.words.joined().lowercased().contains("usecase")
  }

  /// Whether what is made goes straight to a holder.
  private func isHandedOver(
    _ index: Int, _ tokens: CodeTokens, _ holders: Set<SymbolID>
  ) -> Bool {
    guard tokens.isAt(index - 1, ":"), let open = tokens.opening(around: index) else {
      return false
    }
    let called = tokens.word(open - 1)
    return holders.contains { codebase.symbols[$0].name == called }
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
  private func isReached(
    _ names: Set<String>, of holders: Set<SymbolID>
  ) throws(ChangeError) -> Bool {
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
