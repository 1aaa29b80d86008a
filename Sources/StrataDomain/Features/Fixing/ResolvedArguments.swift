internal import StrataCode
internal import StrataModel

extension FixSubject {
  /// Whether one of some types is made with what a container finds by the type that stands there:
  /// `Basket(shop: resolve())` asks for exactly what the parameter says, and what was registered is
  /// known by its own type.
  func areGivenByType(_ types: Set<SymbolID>) throws(ChangeError) -> Bool {
    for file in codebase.workspace.files.indices {
      let facts = codebase.facts(file)
      for (reference, target) in zip(facts.references, codebase.references[file]) {
        guard reference.role == .construction, case .symbol(let id) = target, types.contains(id)
        else { continue }
        guard let tokens = try tokens(file) else { return true }
        var open = tokens.index(from: Int(reference.span.end))
        if tokens.isAt(open, "."), tokens.isAt(open + 1, "init") { open += 2 }
        guard let call = CodeCall(at: open, in: tokens) else { return true }
        if call.arguments.contains(where: { $0.isFoundByType(tokens) }) { return true }
      }
    }
    return false
  }
}

extension CodeCall.Argument {
  /// Whether it asks a container and does not say for which type.
  fileprivate func isFoundByType(_ tokens: CodeTokens) -> Bool {
    self.tokens.contains { index in
      guard ["resolve", "inject", "get", "instance", "optional"].contains(tokens.word(index)),
        tokens.isAt(index + 1, "("), let end = tokens.partner(of: index + 1)
      else { return false }
      return !(index..<end).contains { tokens.isAt($0, ".") && tokens.isAt($0 + 1, "self") }
    }
  }
}
