internal import StrataCode
internal import StrataModel

// What goes from Domain, and what of it keeps a promise there.

extension Codebase {
  /// What to do where a value of Domain only conforms to what screens ask for, in an extension.
  func conformances(in file: Int) -> Phrase? {
    let facts = facts(file)
    let foreign = facts.references.enumerated().filter { position, reference in
      references[file][position] == .external
        && !StandardTypes.explain([facts[reference.name]])
    }.map(\.element)
    guard let first = foreign.first, first.owner >= 0,
      foreign.allSatisfy({
        $0.role == .conformance && $0.owner == first.owner
          && $0.owner >= 0 && facts[$0.owner].kind == .extension
      }),
      let type = symbols.subject(of: DeclarationID(file: file, declaration: first.owner)),
      symbols[type].kind.isConcreteType, layer(of: type) == .domain
    else { return nil }
    let (name, asked) = (symbols[type].qualifiedName, facts[first.name])
    return Phrase(
      "move the conformance of '\(name)' to '\(asked)' to an extension in Presentation",
      zh: "把 '\(name)' 对 '\(asked)' 的遵循移到 Presentation 的扩展中")
  }

  /// What to do where all types of a file keep promises that Domain makes elsewhere: they can go as
  /// they are.
  func kept(in file: Int, _ kind: Framework) -> Phrase? {
    let types = outerTypes(in: file)
    let promises = types.map { id in
      symbols.allSupertypes(of: id).first {
        symbols[$0].kind == .protocol && symbols[$0].place.file != file && layer(of: $0) == .domain
      }
    }
    guard let first = types.first, types.allSatisfy({ symbols[$0].kind.isConcreteType }),
      let promise = promises[0], !promises.contains(nil), !types.contains(where: isUseCase),
      stands(promise, for: first),
      kind != .userInterface || outerWords(of: promise, withBytes: true).isEmpty
    else { return nil }
    return goes(first, to: home(of: kind), by: promise)
  }

  private func isUseCase(_ id: SymbolID) -> Bool { roles.has(id, .useCase) }
}
