internal import StrataCode
internal import StrataModel

extension Codebase {
  /// Whether a member may build a type: what is there for all of its own, what is short for another, and
  /// composition.
  func isExcused(_ owner: DeclarationIndex, in file: Int, for id: SymbolID) -> Bool {
    isStaticMember(owner, in: file) || isShortcut(owner, in: file, of: id)
      || isForCoder(owner, in: file)
      || isComposition(owner, in: file)
  }

  /// Whether what a repository builds is a part of its own: another repository of the outer ring, to which
  /// it leaves some of its work, or a type that its file hides.
  func isOwnPart(_ id: SymbolID, of consumer: SymbolID) -> Bool {
    let place = symbols[id].place
    if place.file == symbols[consumer].place.file, declaration(place).access <= .fileprivate {
      return true
    }
    return [id, consumer].allSatisfy {
      roles.has($0, .repositoryImplementation) && layer(of: $0)?.ring == .data
    }
  }

  /// Whether a type makes a use case in each of many properties: a factory of all of them, whatever it
  /// is called.
  func isPack(_ id: SymbolID) -> Bool {
    guard roles.has(id, .useCase) else { return false }
    let stored = storedProperties(of: id)
    let made = members(of: id).filter {
      declaration($0).kind == .property && !stored.contains($0)
    }.flatMap { namings(of: $0, as: [.construction]) }.map(\.type)
    return Set(made.filter { roles.has($0, .useCase) }).count >= Self.fewestOfPack
  }

  private static let fewestOfPack = 4

  /// Whether an initialiser is the one that the system asks for (`init?(coder:)`) of a type that has
  /// another: who builds the type takes that.
  private func isForCoder(_ owner: DeclarationIndex, in file: Int) -> Bool {
    guard owner >= 0, facts(file)[owner].kind == .initializer,
      facts(file).parameters.contains(where: {
        $0.owner == owner && facts(file)[$0.label] == "coder"
      })
    else { return false }
    let parent = DeclarationID(file: file, declaration: facts(file)[owner].parent)
    return symbols.subject(of: parent).map { initializers(of: $0).count > 1 } ?? false
  }

  /// Whether an initialiser builds for another one of its type, which takes that from outside: a
  /// piece of composition that stands beside the type.
  private func isShortcut(_ owner: DeclarationIndex, in file: Int, of id: SymbolID) -> Bool {
    let place = DeclarationID(file: file, declaration: owner)
    guard declaration(place).kind == .initializer, declaration(place).parent >= 0,
      let type = symbols.subject(
        of: DeclarationID(file: file, declaration: declaration(place).parent))
    else { return false }
    let wanted = Set([id] + symbols.allSupertypes(of: id))
    return initializers(of: type).contains { other in
      other != place
        && namings(of: other, as: [.parameter]).contains { wanted.contains($0.type) }
    }
  }
}
