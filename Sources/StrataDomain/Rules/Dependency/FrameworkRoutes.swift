internal import StrataCode
internal import StrataModel

// What to do about a framework in Domain where the code says more than the framework does.

extension Codebase {
  /// What to do where all types of a file keep promises that Domain makes elsewhere: they can go as
  /// they are.
  func kept(in file: Int) -> Phrase? {
    let types = outerTypes(in: file)
    let promises = types.map { id in
      symbols.allSupertypes(of: id).first {
        symbols[$0].kind == .protocol && symbols[$0].place.file != file && layer(of: $0) == .domain
      }
    }
    guard let first = types.first, types.allSatisfy({ symbols[$0].kind.isConcreteType }),
      let promise = promises[0], !promises.contains(nil), !isUseCase(first)
    else { return nil }
    let (name, asked) = (symbols[first].qualifiedName, symbols[promise].qualifiedName)
    return Phrase(
      "move '\(name)' to Data: Domain asks for it by '\(asked)' already",
      zh: "把 '\(name)' 移到 Data：Domain 已经通过 '\(asked)' 使用它")
  }

  /// The types of a file that stand in no other.
  private func outerTypes(in file: Int) -> [SymbolID] {
    facts(file).declarations.indices.compactMap { index in
      let place = DeclarationID(file: file, declaration: DeclarationIndex(index))
      return symbols.subject(of: place).flatMap {
        symbols[$0].place == place && symbols[$0].parent == nil ? $0 : nil
      }
    }.sorted()
  }

  private func isUseCase(_ id: SymbolID) -> Bool { roles.has(id, .useCase) }

  /// What to do where a protocol's own words are a system framework's types: it asks already, and
  /// only has to ask in plain words.
  func signature(of module: String, in file: Int) -> Phrase? {
    guard Framework(module: module) == .system, let letters = Framework.letters(of: module) else {
      return nil
    }
    let promises = facts(file).declarations.filter { $0.kind == .protocol }.map(\.extent)
    let name = facts(file).references.enumerated().first { position, reference in
      references[file][position] == .external && facts(file)[reference.name].hasPrefix(letters)
        && promises.contains { $0.contains(reference.span.start) }
    }.map { facts(file)[$0.element.name] }
    guard let name else { return nil }
    return Phrase(
      "use a value of Domain instead of '\(name)', and turn one into the other where it is implemented",
      zh: "用 Domain 的值代替 '\(name)'，在实现处相互转换")
  }
}
