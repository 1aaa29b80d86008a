internal import StrataCode
internal import StrataModel

// Who does already what a screen does with a library itself.

extension Codebase {
  /// What to do where a method of a screen is one that a use case or a repository has, by name and by
  /// what it is given.
  func askedHelp(for module: String, _ owner: DeclarationIndex, in file: Int) -> Phrase? {
    guard owner >= 0,
      let method = facts(file).enclosing(owner).last(where: { facts(file)[$0].kind == .function })
    else { return nil }
    let place = DeclarationID(file: file, declaration: method)
    let given = Set(namings(of: place, as: [.parameter]).map(\.type))
    guard !given.isEmpty || NameWords.split(name(place)).count > 1 else { return nil }
    let askers: [Role] = [.useCaseProtocol, .useCase, .repositoryProtocol]
    let found = askers.lazy.flatMap { self.types($0) }.first { id in
      self.layer(of: id) == .domain
        && self.methods(of: id).contains { other in
          self.name(other) == self.name(place) && self.labels(of: other) == self.labels(of: place)
            && Set(self.namings(of: other, as: [.parameter]).map(\.type)) == given
        }
    }
    return found.map { asker in
      let (screen, asked) = (namer(of: owner, in: file).symbol, symbols[asker].qualifiedName)
      let way =
        roles.has(asker, .repositoryProtocol)
        ? Phrase(" through a use case", zh: "（通过 UseCase）") : .empty
      return Phrase(
        "let '\(screen)' ask '\(asked)'\(way), which has '\(name(place))' already, and leave '\(module)' to Data",
        zh: "让 '\(screen)' 调用已提供 '\(name(place))' 的 '\(asked)'\(way)，把 '\(module)' 留给 Data")
    }
  }

  private func labels(of place: DeclarationID) -> [String] {
    let facts = facts(place.file)
    return facts.parameters.filter { $0.owner == place.declaration }.map { facts[$0.label] }
  }
}
