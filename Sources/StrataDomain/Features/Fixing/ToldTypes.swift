internal import StrataCode
internal import StrataModel

extension Codebase {
  /// Whether Domain names a type only where a value of its own is told as it: a screen's model, which
  /// says nothing of the business.
  func isOnlyTold(_ id: SymbolID) -> Bool {
    workspace.files.indices.allSatisfy { file in
      guard layer(ofFile: file) == .domain else { return true }
      let facts = facts(file)
      return zip(facts.references, references[file]).allSatisfy { reference, target in
        target != .symbol(id) || isInMember(reference.owner, ofValueIn: file)
      }
    }
  }

  /// Whether code stands in a function or a computed property of a structure or an enumeration that is no
  /// use case.
  private func isInMember(_ owner: DeclarationIndex, ofValueIn file: Int) -> Bool {
    let facts = facts(file)
    guard let type = typesAround(owner, in: file).last,
      [.struct, .enum].contains(symbols[type].kind),
      !roles.has(type, .useCase), !roles.has(type, .container)
    else { return false }
    return facts.enclosing(owner).contains {
      facts[$0].kind == .function
        || facts[$0].kind == .property && facts[$0].modifiers.contains(.isComputed)
    }
  }
}
